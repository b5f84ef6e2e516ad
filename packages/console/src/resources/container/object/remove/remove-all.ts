import { ApiError } from '../../../../api/api-error.ts'
import type { Progress } from '../../../../framework/actions/confirm.ts'
import { mapWithLimit } from '../../../../framework/actions/map-with-limit.ts'
import { isFolder, type ObjectAddress } from '../object-address.ts'
import type { Found } from './discover.ts'

/** What became of each thing that was to go. */
export interface Removal {
  deleted: ObjectAddress[]
  failed: { object: ObjectAddress; error: ApiError }[]
  /** Not tried any more: it was stopped. */
  left: ObjectAddress[]
}

/** Deletes several of one container; answers in their order why each was not deleted, null where it was. */
export type Remove = (objects: readonly ObjectAddress[]) => Promise<readonly (ApiError | null)[]>

interface Removing {
  remove: Remove
  progress: Progress
  signal: AbortSignal
}

/** Few enough that the bar moves and stopping is quick, so many that requests cost little beside what they do. */
const TOGETHER = 100

/** So that the store has something to do while answers travel. */
const REQUESTS_AT_ONCE = 2

/** Deletes files first, then folders from the innermost, some at a time. */
export async function removeAll(
  { files, folderLevels }: Found,
  { remove, progress, signal }: Removing,
): Promise<Removal> {
  const outcome: Removal = { deleted: [], failed: [], left: [] }
  const rounds = [files, ...folderLevels.toReversed()]
  const total = rounds.flat().length
  const some = async (objects: readonly ObjectAddress[]) => {
    if (signal.aborted) return void outcome.left.push(...objects)
    const errors = await outcomesOf(objects, remove)
    for (const [index, object] of objects.entries()) {
      const error = errors[index] ?? null
      // Most folders are only names that their files had: with those, they are gone.
      if (error === null || (isFolder(object) && error.status === 404)) outcome.deleted.push(object)
      else outcome.failed.push({ object, error })
    }
    progress(outcome.deleted.length + outcome.failed.length, total)
  }
  progress(0, total)
  for (const round of rounds) await mapWithLimit(batchesOf(round), REQUESTS_AT_ONCE, some)
  return outcome
}

/** An answer that was lost leaves open what was done: asking once more tells, since what is gone by then was ours. */
async function outcomesOf(objects: readonly ObjectAddress[], remove: Remove): Promise<readonly (ApiError | null)[]> {
  try {
    return await remove(objects)
  } catch (error) {
    const refused = apiError(error)
    if (refused.reason === 'refused' && refused.status < 500) return objects.map(() => refused)
  }
  try {
    return (await remove(objects)).map((error) => (error?.status === 404 ? null : error))
  } catch (error) {
    const still = apiError(error)
    return objects.map(() => still)
  }
}

function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** Those of a batch are in one container. */
function batchesOf(objects: readonly ObjectAddress[]): ObjectAddress[][] {
  const batches: ObjectAddress[][] = []
  for (const object of objects) {
    const last = batches.at(-1)
    if (last && last.length < TOGETHER && last[0]?.container === object.container) last.push(object)
    else batches.push([object])
  }
  return batches
}
