import { ApiError } from '../../../api/api-error.ts'
import type { Progress } from '../../../framework/resource/confirm.ts'
import { mapWithLimit } from '../../../framework/actions/join-names.ts'
import { createPlan } from '../../../framework/plan/create-plan.ts'
import { isInterruption } from '../../../framework/plan/interruption.ts'
import type { Plan, PlanOptions, PlanStep } from '../../../framework/plan/plan.ts'
import { BATCH_AT_ONCE } from '../../../framework/loading/timers.ts'
import { foldersAbove, isFolder, objectId, type ObjectAddress } from './object.queries.ts'

/** Everything that a deletion deletes. */
export interface Found {
  files: ObjectAddress[]
  /** By depth, the outermost first. */
  folderLevels: ObjectAddress[][]
}

interface Discovery {
  /** Lists the direct content of a folder. */
  listFolder: (folder: ObjectAddress, signal: AbortSignal) => Promise<readonly ObjectAddress[]>
  /** Called with the growing numbers. */
  onFound: (files: number, folders: number) => void
  signal: AbortSignal
}

/** Finds the content of all folders, level by level, until the signal aborts it. */
export async function discover(
  roots: readonly ObjectAddress[],
  { listFolder, onFound, signal }: Discovery,
): Promise<Found> {
  const files = roots.filter((root) => !isFolder(root))
  const folderLevels: ObjectAddress[][] = []
  let level = roots.filter(isFolder)
  let folders = level.length
  onFound(files.length, folders)
  while (level.length > 0) {
    folderLevels.push(level)
    const below: ObjectAddress[] = []
    await mapWithLimit(level, BATCH_AT_ONCE, async (folder) => {
      signal.throwIfAborted()
      for (const child of await listFolder(folder, signal)) (isFolder(child) ? below : files).push(child)
      onFound(files.length, folders + below.length)
    })
    folders += below.length
    level = below
  }
  return { files, folderLevels }
}

/** What a deletion did to each object. */
export interface Removal {
  deleted: ObjectAddress[]
  failed: { object: ObjectAddress; error: ApiError }[]
  /** Not tried, since the user stopped the deletion. */
  left: ObjectAddress[]
}

/** Deletes objects of one container; returns an error for each, in order, or null if it was deleted. */
export type Remove = (objects: readonly ObjectAddress[]) => Promise<readonly (ApiError | null)[]>

interface Removing extends Pick<PlanOptions, 'holdMs' | 'obstacle'> {
  remove: Remove
  progress: Progress
  signal: AbortSignal
  /** The label of a step. */
  label?: (objects: readonly ObjectAddress[]) => string
  /** Called before the plan runs, with the objects of each step. */
  begun?: (plan: Plan, batches: ReadonlyMap<string, readonly ObjectAddress[]>) => void
}

/** Few enough that the progress bar moves and stopping is quick, enough that the overhead of requests is small. */
const OBJECTS_PER_REQUEST = 100

/** Two, so that Swift works while a reply is on its way. */
const REQUESTS_AT_ONCE = 2

/** Deletes files first, then folders from the innermost: a plan with a step for each request. */
export async function removeAll(
  { files, folderLevels }: Found,
  { remove, progress, signal, label = String, begun, ...options }: Removing,
): Promise<Removal> {
  const removal: Removal = { deleted: [], failed: [], left: [] }
  const rounds = [files, ...folderLevels.toReversed()].map(batchesOf).filter((round) => round.length > 0)
  const batches = new Map<string, ObjectAddress[]>()
  const total = rounds.flat(2).length
  const removeSome = async (objects: readonly ObjectAddress[], isAgain: boolean) => {
    const errors = await errorsOf(objects, isAgain ? gone(remove) : remove)
    for (const [index, object] of objects.entries()) {
      const error = errors[index] ?? null
      // Most folders are only part of the names of their files, and gone with them.
      if (error === null || (isFolder(object) && error.status === 404)) removal.deleted.push(object)
      else removal.failed.push({ object, error })
    }
    progress(removal.deleted.length + removal.failed.length, total)
  }
  const steps = rounds.flatMap((round, level): PlanStep[] =>
    round.map((objects, index) => {
      const id = `${level}.${index}`
      batches.set(id, objects)
      const needs = level > 0 ? (rounds[level - 1] ?? []).map((_, before) => `${level - 1}.${before}`) : []
      let isAgain = false
      const run = () => {
        const wasSent = isAgain
        isAgain = true
        return removeSome(objects, wasSent)
      }
      return { id, label: label(objects), needs, final: true, run }
    }),
  )
  const plan = createPlan(steps, { ...options, atOnce: REQUESTS_AT_ONCE })
  begun?.(plan, batches)
  signal.addEventListener('abort', plan.stop)
  progress(0, total)
  await plan.run()
  // A step fails only if its request was interrupted: what it would have deleted is not known.
  removal.left = plan.steps.flatMap(({ state, step }) => (state === 'done' ? [] : (batches.get(step.id) ?? [])))
  return removal
}

/** What is missing was deleted by an earlier request. */
const gone =
  (remove: Remove): Remove =>
  async (objects) =>
    (await remove(objects)).map((error) => (error?.status === 404 ? null : error))

/**
 * If the reply is lost, it sends the request again: objects that are missing then were deleted by the first one. It
 * throws if the session has ended or the server is gone, so that the plan pauses.
 */
async function errorsOf(objects: readonly ObjectAddress[], remove: Remove): Promise<readonly (ApiError | null)[]> {
  try {
    return await remove(objects)
  } catch (error) {
    const refused = apiError(error)
    if (refused.reason === 'refused' && isInterruption(refused)) throw refused
    if (refused.reason === 'refused' && refused.status < 500) return objects.map(() => refused)
  }
  try {
    return await gone(remove)(objects)
  } catch (error) {
    const failed = apiError(error)
    if (isInterruption(failed)) throw failed
    return objects.map(() => failed)
  }
}

function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}

/** For each object the root that it was found in, or that it is itself. */
export function rootOf(roots: readonly ObjectAddress[]): (object: ObjectAddress) => ObjectAddress {
  const ids = new Set(roots.map(objectId))
  return (object) => {
    const folders = foldersAbove(object.path).map((path) => ({ container: object.container, path }))
    return folders.find((folder) => ids.has(objectId(folder))) ?? object
  }
}

/** Each batch has objects of one container. */
function batchesOf(objects: readonly ObjectAddress[]): ObjectAddress[][] {
  const batches: ObjectAddress[][] = []
  for (const object of objects) {
    const last = batches.at(-1)
    if (last && last.length < OBJECTS_PER_REQUEST && last[0]?.container === object.container) last.push(object)
    else batches.push([object])
  }
  return batches
}
