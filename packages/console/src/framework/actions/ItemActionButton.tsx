import { use } from 'react'
import { useCellContext } from '../resource/cell-context.ts'
import type { Item } from '../resource/item.ts'
import type { RegistryEntry } from '../resource/registry.ts'
import { ActionButton } from './ActionButton.tsx'
import { useActions } from './use-actions.ts'

interface ItemActionButtonProps {
  entry: RegistryEntry
  item: Item
  /** The id of one of the type's actions. */
  action: string
  /** It was run, with or without success. */
  onDone: () => void
}

/** An action of an item outside of its list and its page; nothing unless it is permitted. Suspends. */
export function ItemActionButton({ entry, item, action: id, onDone }: ItemActionButtonProps) {
  const resource = use(entry.resource())
  const actions = useActions(resource, useCellContext(resource.columns), 'project')
  const action = actions.row(item).find((each) => each.id === id)
  if (!action) return null
  const run = async () => {
    if ('run' in action && (await actions.run(action, [item]))) onDone()
  }
  return (
    <ActionButton
      action={action}
      reason={actions.whyNot(action, item)?.reason}
      {...('to' in action ? { to: action.to(item) } : { onClick: () => void run() })}
    />
  )
}
