import { use, useEffect, useRef } from 'react'
import type { RunningAction } from '../actions/action.ts'
import { useActionRunner } from '../actions/use-actions.ts'
import { useCellContext } from '../resource/cell-context.ts'
import type { Item } from '../resource/item.ts'
import { entryOfType, useRegistry } from '../resource/registry.ts'
import type { AnyResource } from '../resource/resource.ts'
import type { ItemDialog, ItemDialogProps } from './modal.ts'

/** The dialog at the address of an action that runs: its confirmation, as from a menu. */
export const dialogOfAction = <T extends Item>(action: RunningAction<T>): ItemDialog<T> =>
  function ActionDialog({ item, tools }: ItemDialogProps<T>) {
    const entry = entryOfType(useRegistry(), tools.type)
    if (!entry) return null
    return <RunAction resource={use(entry.resource())} action={action} item={item} onBegun={tools.close} />
  }

interface RunActionProps {
  resource: AnyResource
  action: RunningAction<Item>
  item: Item
  /** The confirmation is over the page then, and has no address of its own. */
  onBegun: () => void
}

function RunAction({ resource, action, item, onBegun }: RunActionProps) {
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
