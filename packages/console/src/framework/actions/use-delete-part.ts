import { formatText } from '../resource/resource-text.ts'
import { useIntl } from 'react-intl'
import { runTracked } from '../activity/run-tracked.ts'
import { settleBy } from '../activity/settle.ts'
import type { Item } from '../resource/item.ts'
import { useRegistry } from '../resource/registry.ts'
import type { RunningAction } from './action.ts'
import type { ItemReference } from '../resource/item.ts'
import { applyResult } from './apply-result.ts'
import { useConfirm } from './confirm.ts'

interface Deletion<T extends Item> {
  action: RunningAction<T>
  label: (part: T) => string
  /** What it is taken from: our API has such parts only with the whole. */
  whole: ItemReference
}

/** Takes a part out of a thing, once that is confirmed, and shows the thing as it is then. */
export function useDeletePart<T extends Item>({ action, label, whole }: Deletion<T>): (part: T) => Promise<unknown> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return (part) =>
    runTracked(
      { title: formatText(intl, action.label), subject: label(part), confirm, settle: settleBy(registry, intl) },
      async (tracked) => {
        const permits = () => Promise.resolve(true)
        const done = await action.run([part], { intl, type: whole.type, label, permits, ...tracked })
        if (!done) return null
        const isDone = done.failed.length === 0
        const result = { created: [], updated: isDone ? [whole] : [], deleted: [], failed: isDone ? [] : [whole] }
        await applyResult(result, registry)
        return result
      },
    )
}
