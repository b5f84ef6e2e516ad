import { useEffect, useRef } from 'react'
import type { RunningAction } from '../resource/action.ts'
import { useActionRunner } from '../actions/use-actions.ts'
import { useCellContext } from '../resource/cell-context.ts'
import type { Item } from '../resource/item.ts'
import type { AnyResource } from '../resource/resource.ts'

interface RunActionProps {
  resource: AnyResource
  action: RunningAction<Item>
  item: Item
  /** The confirmation is over the page then, and has no address of its own. */
  onBegun: () => void
}

/** The dialog at the address of an action that runs: its confirmation, as from a menu. */
export function RunAction({ resource, action, item, onBegun }: RunActionProps) {
  const run = useActionRunner(useCellContext(resource.columns))
  const begun = useRef(false)
  useEffect(() => {
    // In development, React runs effects twice.
    if (begun.current) return
    begun.current = true
    onBegun()
    void run(resource, action, [item])
  })
  return null
}
