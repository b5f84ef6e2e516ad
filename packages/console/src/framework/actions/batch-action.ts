import type { LucideIcon } from 'lucide-react'
import type { Item } from '../resource/item.ts'
import type { RunningAction } from '../resource/action.ts'
import type { BatchOptions } from './batch-options.ts'

/** An action on one or several items: asks for confirmation if needed, skips items without permission, reports both. */
export const batchAction = <T extends Item>(
  id: string,
  icon: LucideIcon | undefined,
  action: Omit<BatchOptions<T>, 'id' | 'icon'>,
): RunningAction<T> => {
  const options: BatchOptions<T> = { ...action, id, icon }
  const { messages, batch = false, lookAhead } = options
  return {
    ...options,
    ...(typeof lookAhead === 'function' && { look: async (some, tools) => (await lookAhead())(some, tools) }),
    label: messages.one,
    ...(batch && { batchLabel: messages.other }),
    // Loaded when it first runs: a list needs only the labels.
    run: async (items, tools) => (await import('./run-batch.ts')).runBatch(options, items, tools),
  }
}
