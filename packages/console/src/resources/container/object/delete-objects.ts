import { objectEndpoints } from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { call, type Call } from '../../../api/client.ts'
import type { ActionTools, RunningAction } from '../../../framework/resource/action.ts'
import type { ActionResult } from '../../../framework/resource/action-result.ts'
import { joinNames } from '../../../framework/actions/join-names.ts'
import { planMessages, planPhrases } from '../../../framework/plan/plan.messages.ts'
import type { Plan } from '../../../framework/plan/plan.ts'
import { scopeGuard } from '../../../framework/plan/scope-guard.ts'
import type { StepTargets } from '../../../framework/plan/stored-plans.ts'
import { failureMessage } from '../../../framework/resource/resource-text.ts'
import { undoSeconds } from '../../../framework/session/settings.ts'
import { describeError } from '../../../framework/text/error-text.ts'
import { invalidateContainers } from '../container.queries.ts'
import { objectManifest } from './object.manifest.ts'
import { objectMessages, removeMessages } from './object.messages.ts'
import { isFolder, objectId, type ObjectAddress, type StoredObject } from './object.queries.ts'
import { discover, removeAll, rootOf, type Found, type Removal, type Remove } from './remove-all.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

/** The most that Swift lists at once. */
const PAGE_SIZE = 10_000

/** The most rows with failures that are loaded again. */
const MAX_RELOADED = 20

export const deleteObjects: RunningAction<StoredObject> = {
  id: 'delete',
  label: moreWords.delete,
  batchLabel: objectMessages.deleteSelected,
  icon: Trash2,
  danger: true,
  async run(items, tools) {
    const removal = await askAndRemove(items, tools)
    if (!removal) return null
    if (removal === 'undone') {
      tools.notify.info(tools.intl.formatMessage(planMessages.nothingLost))
      return NOTHING
    }
    void invalidateContainers()
    reportRemoval(removal, tools)
    const gone = new Set(removal.deleted.map(objectId))
    const reference = ({ id }: StoredObject) => ({ type: tools.type, id })
    const left = items.filter(({ id }) => !gone.has(id))
    return {
      created: [],
      updated: [],
      deleted: items.filter(({ id }) => gone.has(id)).map(reference),
      failed: left.slice(0, MAX_RELOADED).map(reference),
    }
  },
}

const NOTHING: ActionResult = { created: [], updated: [], deleted: [], failed: [] }

const stepLabel = (objects: readonly ObjectAddress[], intl: IntlShape) =>
  intl.formatMessage(planPhrases.step, {
    action: intl.formatMessage(moreWords.delete),
    name: joinNames(objects, { intl, label: ({ path }) => path }),
  })

/** Counts the objects in folders, asks for confirmation, then deletes them all; null if the user cancels. */
async function askAndRemove(
  items: readonly StoredObject[],
  tools: ActionTools<StoredObject>,
): Promise<Removal | 'undone' | null> {
  const { intl } = tools
  const names = joinNames(items, tools)
  let found: Found = { files: [], folderLevels: [] }
  // Without a list of activities nobody could press Undo.
  const seconds = tools.track ? undoSeconds.read() : 0
  return tools.confirm({
    title: intl.formatMessage(removeMessages.title),
    body: intl.formatMessage(removeMessages.looking, { names, files: 0, folders: 0 }),
    action: intl.formatMessage(moreWords.delete),
    danger: true,
    stoppable: true,
    undoSeconds: seconds,
    inBackground: seconds > 0,
    survey: async (notify, signal) => {
      const onFound = (files: number, folders: number) =>
        notify(intl.formatMessage(removeMessages.looking, { names, files, folders }))
      found = await discover(items, { listFolder, onFound, signal })
      const folders = found.folderLevels.flat().length
      notify(intl.formatMessage(removeMessages.question, { names, files: found.files.length, folders }))
    },
    run: async (progress, signal) => {
      let plan: Plan | undefined
      const begun = (next: Plan, batches: ReadonlyMap<string, readonly ObjectAddress[]>) => {
        plan = next
        tools.track?.(next, () => NOTHING)
        tools.store?.(next, targetsOf(batches, items, tools.type))
      }
      const removal = await removeAll(found, {
        remove: removeBy(tools.send),
        progress,
        signal,
        begun,
        holdMs: seconds * 1000,
        obstacle: scopeGuard(),
        label: (objects) => stepLabel(objects, intl),
      })
      return plan?.view().undone ? 'undone' : removal
    },
  })
}

/** A plan that is continued later deletes what is left of the items that the user chose. */
function targetsOf(
  batches: ReadonlyMap<string, readonly ObjectAddress[]>,
  items: readonly StoredObject[],
  type: string,
): StepTargets {
  const root = rootOf(items)
  const target = (object: ObjectAddress) => ({ type, id: objectId(root(object)), action: deleteObjects.id })
  return new Map([...batches].map(([id, objects]) => [id, objects.map(target)]))
}

const removeBy =
  (send: Call): Remove =>
  async (objects) => {
    const container = objects[0]?.container ?? ''
    const paths = objects.map(({ path }) => path)
    const { items } = await send(objectEndpoints.objectsDelete, { params: { container }, body: { paths } })
    const results = new Map(items.map((item) => [item.path, item]))
    return paths.map((path) => {
      const { status = 404, message = null, request_id: requestId = null } = results.get(path) ?? {}
      const failure = { reason: 'refused', endpoint: `DELETE ${path}`, status, requestId } as const
      return status === 204 ? null : new ApiError(message ?? '', failure)
    })
  }

async function listFolder({ container, path }: ObjectAddress, signal: AbortSignal): Promise<ObjectAddress[]> {
  const all: ObjectAddress[] = []
  for (let marker: string | undefined; ;) {
    const query = { path, marker, limit: PAGE_SIZE }
    const page = await call(objectEndpoints.objectList, { params: { container }, query }, { signal })
    all.push(...page.items.map((item) => ({ container, path: item.path })))
    marker = page.items.at(-1)?.path
    if (!page.has_more || marker === undefined) return all
  }
}

type Tools = Pick<ActionTools<StoredObject>, 'intl' | 'notify'>
type Failed = Removal['failed'][number]

/** Usually there is one reason, and nobody reads many. */
const MAX_REASONS = 5

/** Reports what was deleted, what failed and why, and what was not tried. */
function reportRemoval({ deleted, failed, left }: Removal, { intl, notify }: Tools): void {
  const folders = deleted.filter(isFolder).length
  if (deleted.length > 0)
    notify.success(intl.formatMessage(removeMessages.deleted, { files: deleted.length - folders, folders }))
  const [first, ...others] = failed
  if (first) {
    const names = joinNames(failed, { intl, label: ({ object }) => object.path })
    notify.danger(
      others.length === 0
        ? failureOf(intl, first)
        : intl.formatMessage(removeMessages.failed, { count: failed.length, names }),
      {
        detail:
          others.length === 0 ? `${first.object.path}: ${describeError(intl, first.error)}` : reasons(intl, failed),
        requestId: first.error.requestId,
      },
    )
  }
  if (left.length > 0) {
    const total = deleted.length + failed.length + left.length
    notify.warning(intl.formatMessage(removeMessages.left, { count: left.length, total }))
  }
}

const isNotEmpty = (object: ObjectAddress, status: number) => isFolder(object) && status === 409

const failureOf = (intl: IntlShape, { object, error }: Failed) =>
  isNotEmpty(object, error.status)
    ? intl.formatMessage(removeMessages.notEmpty)
    : failureMessage(intl, 'delete', objectManifest)

/** The different reasons, one per line. */
function reasons(intl: IntlShape, failed: readonly Failed[]): string {
  const all = failed.map((failure) =>
    isNotEmpty(failure.object, failure.error.status) ? failureOf(intl, failure) : describeError(intl, failure.error),
  )
  return [...new Set(all)].slice(0, MAX_REASONS).join('\n')
}
