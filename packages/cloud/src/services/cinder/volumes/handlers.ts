import * as z from 'zod'
import { json, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, ownTarget, projectOf } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { invalidVolume } from '../faults.ts'
import { metadata, notValid, orNull } from '../fields.ts'
import { pageReply } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { acceptedPage } from '../replies.ts'
import { findVolume, findVolumeFor } from './access.ts'
import { trimmedText } from './checks.ts'
import { createVolume } from './create.ts'
import { beginDeleting } from './deletion.ts'
import { readNewVolume } from './new-volume.ts'
import { readQuery } from './query.ts'
import { save } from './store.ts'
import * as store from './store.ts'
import { detailer, toDetail, toSummary, toVolume } from './view.ts'

type PathParams = { id: string }

export const list = (call: Call) => listed(call, 'volumes', () => toSummary(call))
export const listDetails = (call: Call) => listed(call, 'volumes/detail', (rows) => detailer(call, rows))

function listed(call: Call, path: string, viewOf: (rows: store.VolumeRow[]) => (row: store.VolumeRow) => object) {
  call.authorize('volume:get_all', ownTarget(call))
  const { where, window } = readQuery(call)
  const wantsCount = isSince(call, 45) && booleanParameter(call.query, 'with_count')
  const count = wantsCount ? store.count(call.db, ...where) : undefined
  const rows = store.list(call.db, where, window)
  return pageReply(call, { key: 'volumes', path, count }, rows, viewOf(rows))
}

export const create = (call: Call) => json(202, { volume: toVolume(call, createVolume(call, readNewVolume(call))) })

export const show = (call: Call<PathParams>) => ok({ volume: toDetail(call, findVolume(call, call.params.id)) })

const text = orNull(z.string(), 'string').optional()
const changes = z.strictObject({
  name: text,
  description: text,
  display_name: text,
  display_description: text,
  metadata: metadata.optional(),
})
const Body = z.strictObject({ volume: changes })
/** From 3.53 on an update must change something. */
const StrictBody = z.strictObject({
  volume: changes.refine((volume) => Object.keys(volume).length > 0, notValid),
})

export const update = (call: Call<PathParams>) => {
  const { volume: body } = call.json(isSince(call, 53) ? StrictBody : Body)
  const volume = findVolumeFor(call, call.params.id, 'volume:update')
  if (volume.status === 'maintenance') throw invalidVolume('The volume cannot be updated during maintenance.')
  const newName = body.name === undefined ? body.display_name : body.name
  const newDescription = body.description === undefined ? body.display_description : body.description
  const changed = save(call, {
    ...volume,
    ...(newName !== undefined && { name: trimmedText('name', newName) }),
    ...(newDescription !== undefined && { description: trimmedText('description', newDescription) }),
    ...(body.metadata && { metadata: body.metadata }),
  })
  return ok({ volume: toVolume(call, changed) })
}

export const remove = (call: Call<PathParams>) => {
  const cascade = booleanParameter(call.query, 'cascade')
  const force = isSince(call, 23) && booleanParameter(call.query, 'force')
  const volume = findVolume(call, call.params.id)
  if (force) call.authorize('volume:force_delete', { project_id: volume.project_id })
  beginDeleting(call, volume, { cascade, force })
  return acceptedPage
}

/** Count and total size of volumes; from 3.36 on also their metadata. */
export const summary = (call: Call) => {
  call.authorize('volume:get_all', ownTarget(call))
  const allProjects = booleanParameter(call.query, 'all_tenants') && isAdmin(call)
  const { count, gigabytes, metadata: values } = store.summarize(call.db, allProjects ? undefined : projectOf(call))
  const totals = { total_count: count, total_size: gigabytes }
  return ok({ 'volume-summary': { ...totals, ...(isSince(call, 36) && { metadata: values }) } })
}
