import { objectEndpoints } from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import { ApiError } from '../../../../api/api-error.ts'
import { call } from '../../../../api/client.ts'
import type { ActionTools, RunningAction } from '../../../../framework/actions/action.ts'
import { joinNames } from '../../../../framework/actions/join-names.ts'
import { forgetCounts } from '../../container.queries.ts'
import { MAY_WRITE_OBJECTS } from '../../may-write.ts'
import { objectId, type ObjectAddress } from '../object-address.ts'
import { objectMessages } from '../object.messages.ts'
import type { StoredObject } from '../object.queries.ts'
import { discover, type Found } from './discover.ts'
import { removeAll, type Removal, type Remove } from './remove-all.ts'
import { removeMessages, removePhrases } from './remove.messages.ts'
import { reportRemoval } from './report-removal.ts'

/** As many as Swift lists at once. */
const PAGE_SIZE = 10_000

/** Rows that are looked at again for what could not be done to them. */
const LOOKED_AT_AGAIN = 20

export const deleteObjects: RunningAction<StoredObject> = {
  id: 'delete',
  label: objectMessages.delete,
  batchLabel: objectMessages.deleteSelected,
  policy: MAY_WRITE_OBJECTS,
  icon: Trash2,
  danger: true,
  async run(items, tools) {
    const outcome = await ask(items, tools)
    if (!outcome) return null
    void forgetCounts()
    reportRemoval(outcome, tools)
    const gone = new Set(outcome.deleted.map(objectId))
    const reference = ({ id }: StoredObject) => ({ type: tools.type, id })
    const still = items.filter(({ id }) => !gone.has(id))
    return {
      created: [],
      updated: [],
      deleted: items.filter(({ id }) => gone.has(id)).map(reference),
      failed: still.slice(0, LOOKED_AT_AGAIN).map(reference),
    }
  },
}

/** Shows what there is to delete as it is found, then deletes it; null where the user thought better of it. */
async function ask(items: readonly StoredObject[], tools: ActionTools<StoredObject>): Promise<Removal | null> {
  const { intl } = tools
  const names = joinNames(items, tools)
  let found: Found = { files: [], folderLevels: [] }
  return tools.confirm({
    title: intl.formatMessage(removeMessages.title),
    body: intl.formatMessage(removePhrases.looking, { names, files: 0, folders: 0 }),
    action: intl.formatMessage(removeMessages.action),
    danger: true,
    stoppable: true,
    survey: async (notify, signal) => {
      const onFound = (files: number, folders: number) =>
        notify(intl.formatMessage(removePhrases.looking, { names, files, folders }))
      found = await discover(items, { listFolder, onFound, signal })
      const folders = found.folderLevels.flat().length
      notify(intl.formatMessage(removePhrases.question, { names, files: found.files.length, folders }))
    },
    run: (progress, signal) => removeAll(found, { remove, progress, signal }),
  })
}

const remove: Remove = async (objects) => {
  const container = objects[0]?.container ?? ''
  const paths = objects.map(({ path }) => path)
  const { items } = await call(objectEndpoints.objectsDelete, { params: { container }, body: { paths } })
  const answers = new Map(items.map((item) => [item.path, item]))
  return paths.map((path) => {
    const { status = 404, message = null, request_id: requestId = null } = answers.get(path) ?? {}
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
