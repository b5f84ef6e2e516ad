import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { EXTENSIONS } from './extensions.ts'

const toExtension = ([name, alias, day, description]: (typeof EXTENSIONS)[number]) => ({
  name,
  alias,
  description,
  updated: `${day}T00:00:00+00:00`,
  links: [],
})

export const extensions = (_: Call) => ok({ extensions: EXTENSIONS.map(toExtension) })

export const showExtension = (call: Call<{ alias: string }>) => {
  const found = EXTENSIONS.find(([, alias]) => alias === call.params.alias)
  if (!found) throw notFound('The resource could not be found.')
  return ok({ extension: toExtension(found) })
}

/** List filters that all users can use. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  volume: [
    'name',
    'status',
    'metadata',
    'bootable',
    'migration_status',
    'availability_zone',
    'group_id',
    'size',
    'created_at',
    'updated_at',
    'consumes_quota',
  ],
  backup: ['name', 'status', 'volume_id'],
  snapshot: ['name', 'status', 'volume_id', 'metadata', 'availability_zone', 'consumes_quota'],
  group: ['name'],
  group_snapshot: ['name', 'status', 'group_id'],
  attachment: ['volume_id', 'status', 'instance_id', 'attach_status'],
  message: ['resource_uuid', 'resource_type', 'event_id', 'request_id', 'message_level'],
  pool: ['name', 'volume_type'],
  volume_type: ['is_public', 'extra_specs'],
}

export const resourceFilters = (call: Call) => {
  const requested = call.query.get('resource')
  const shown = Object.entries(FILTERS).filter(([resource]) => requested === null || requested === resource)
  return ok({ resource_filters: shown.map(([resource, filters]) => ({ resource, filters })) })
}
