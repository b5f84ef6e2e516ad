import { ApiError } from '../../api/api-error.ts'
import { describeError } from '../text/describe-error.ts'
import type { Item } from '../resource/item.ts'
import { BATCH_AT_ONCE } from '../timing.ts'
import type { ActionTools } from './action.ts'
import type { Progress } from './confirm.ts'
import { mapWithLimit } from './map-with-limit.ts'

export interface Failure<T> {
  item: T
  error: ApiError
}

/** Those of the items that the action may act on, and the others. */
export async function splitByPermission<T extends Item>(items: readonly T[], tools: ActionTools<T>) {
  const permits = await Promise.all(items.map((item) => tools.permits(item)))
  return {
    permitted: items.filter((_, index) => permits[index]),
    refused: items.filter((_, index) => !permits[index]),
  }
}

/** Works on all of the items, a few at a time; answers those that it failed on. */
export async function runForAll<T extends Item>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  progress: Progress,
): Promise<Failure<T>[]> {
  const failures: Failure<T>[] = []
  let done = 0
  await mapWithLimit(items, BATCH_AT_ONCE, async (item) => {
    try {
      await work(item)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push({ item, error })
    }
    done += 1
    progress(done, items.length)
  })
  return failures
}

/** The reason, once where all share it, else each with the name of what it is about. */
export function reasonsOf<T extends Item>(failures: readonly Failure<T>[], tools: ActionTools<T>): string | undefined {
  const reasons = failures.map(({ item, error }) => ({
    name: tools.label(item),
    why: describeError(tools.intl, error),
  }))
  if (new Set(reasons.map(({ why }) => why)).size === 1) return reasons[0]?.why
  return reasons.map(({ name, why }) => `${name}: ${why}`).join('\n')
}
