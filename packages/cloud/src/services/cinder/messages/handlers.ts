import type { VolumeMessage } from '@meridian/wire'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, permitted } from '../access.ts'
import { missing } from '../faults.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { linksTo } from '../links.ts'
import { pageReply, readWindow } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { gonePage } from '../replies.ts'
import * as store from './store.ts'
import type { MessageRow, SortColumn } from './store.ts'

const ATTRIBUTES = ['resource_uuid', 'resource_type', 'event_id', 'request_id', 'message_level'] as const
const KNOWN = Object.fromEntries(ATTRIBUTES.map((name) => [name, equals(name)]))
const SORT_KEYS: Record<string, SortColumn | 'id'> = {
  id: 'id',
  created_at: 'created_at',
  ...Object.fromEntries(ATTRIBUTES.map((name) => [name, name])),
}

const ALL = new URLSearchParams()

/** Versions before 3.5 have no paging and no filters. */
export const list = (call: Call) => {
  call.authorize('message:get_all', ownTarget(call))
  const window = readWindow(isSince(call, 5) ? call : { query: ALL }, SORT_KEYS)
  if (window.marker !== undefined) find(call, window.marker, 'message:get')
  const where = isSince(call, 5) ? readFilters(call, { known: KNOWN, userFilters: ATTRIBUTES }) : []
  const rows = store.list(call.db, [...ofProjects(call), ...where], window)
  return pageReply(call, { key: 'messages', path: 'messages' }, rows, (row) => toMessage(call, row))
}

export const show = (call: Call<{ id: string }>) =>
  ok({ message: toMessage(call, find(call, call.params.id, 'message:get')) })

export const remove = (call: Call<{ id: string }>) => {
  store.remove(call.db, find(call, call.params.id, 'message:delete').id)
  return gonePage
}

const find = (call: Call, id: string, rule: string) =>
  permitted(call, store.find(call.db, id), rule, () => missing('Message', id))

const toMessage = (call: Call, { project_id: _, ...row }: MessageRow): VolumeMessage => ({
  ...row,
  links: linksTo(call, 'messages', row.id),
})
