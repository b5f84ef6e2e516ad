import { ApiError } from '../../../../api/api-error.ts'
import type { Progress } from '../../../../framework/actions/confirm.ts'
import { inTurn } from '../../../../framework/actions/in-turn.ts'
import { BATCH_AT_ONCE } from '../../../../framework/timing.ts'
import { isFolder, type ObjectAddress } from '../object-address.ts'
import type { Found } from './discover.ts'

/** What became of each thing that was to go. */
export interface Removal {
  deleted: ObjectAddress[]
  failed: { object: ObjectAddress; error: ApiError }[]
  /** Not tried any more: it was stopped. */
  left: ObjectAddress[]
}

interface Removing {
  remove: (object: ObjectAddress) => Promise<unknown>
  progress: Progress
  signal: AbortSignal
}

/** Deletes files first, then folders from the innermost, a few at a time. */
export async function removeAll(
  { files, folderLevels }: Found,
  { remove, progress, signal }: Removing,
): Promise<Removal> {
  const outcome: Removal = { deleted: [], failed: [], left: [] }
  const rounds = [files, ...folderLevels.toReversed()]
  const total = rounds.flat().length
  const one = async (object: ObjectAddress) => {
    if (signal.aborted) return void outcome.left.push(object)
    try {
      await remove(object)
      outcome.deleted.push(object)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Most folders are only names that their files had: with those, they are gone.
      if (isFolder(object) && error.status === 404) outcome.deleted.push(object)
      else outcome.failed.push({ object, error })
    }
    progress(outcome.deleted.length + outcome.failed.length, total)
  }
  for (const round of rounds) await inTurn(round, BATCH_AT_ONCE, one)
  return outcome
}
