import * as z from 'zod'
import { is } from '../../../core/database/condition.ts'
import { named } from '../faults.ts'
import { filtersOf, flag, STANDARD_SORT, standardFilters } from '../resource/filters.ts'
import type { Kind } from '../resource/kind.ts'
import { fixedIps, hostRoutes, zoneHints } from '../resource/network-values.ts'
import type { RequestedIp } from '../resource/network-values.ts'
import * as value from '../resource/values.ts'
import { routers as rows } from './store.ts'
import type { RouterRow } from './store.ts'
import { toRouters } from './view.ts'

/** The gateway in a request. */
export interface RequestedGateway {
  network_id: string
  enable_snat?: boolean
  external_fixed_ips?: RequestedIp[]
}

const GATEWAY_KEYS = ['network_id', 'enable_snat', 'external_fixed_ips']

/** Null and an empty object mean no gateway. */
const gateway = value.value((data): RequestedGateway | null => {
  if (!data) return null
  if (!value.isFields(data)) throw new value.InvalidValue(`'${value.repr(data)}' is not a dictionary`)
  const keys = Object.keys(data)
  if (keys.length === 0) return null
  if (!keys.includes('network_id')) {
    const given = keys.map((key) => `'${key}'`).join(', ')
    const sets = `Expected keys: {'network_id'} Provided keys: {${given}}`
    throw new value.InvalidValue(`Validation of dictionary's keys failed. ${sets}`)
  }
  const unexpected = keys.filter((key) => !GATEWAY_KEYS.includes(key))
  if (unexpected.length > 0) throw new value.InvalidValue(`Unexpected keys supplied: ${unexpected.join(', ')}`)
  const { network_id, enable_snat, external_fixed_ips } = data
  return {
    network_id: value.readUuid(network_id),
    ...(enable_snat !== undefined && { enable_snat: value.readFlag(enable_snat) }),
    ...(external_fixed_ips != null && { external_fixed_ips: readFixedIps(external_fixed_ips) }),
  }
})

function readFixedIps(data: unknown): RequestedIp[] {
  const result = fixedIps.safeParse(data)
  if (!result.success) throw new value.InvalidValue(result.error.issues[0]?.message ?? '')
  return result.data
}

const create = z.object({
  name: value.name.default(''),
  description: value.description.default(''),
  admin_state_up: value.flag.default(true),
  distributed: value.flagOrNull.default(null),
  external_gateway_info: gateway.default(null),
  ha: value.flagOrNull.default(null),
  flavor_id: value.textOrNull(36).default(null),
  availability_zone_hints: zoneHints.default([]),
})

const update = z.object({
  name: value.name.optional(),
  description: value.description.optional(),
  admin_state_up: value.flag.optional(),
  distributed: value.flagOrNull.optional(),
  routes: hostRoutes.optional(),
  external_gateway_info: gateway.optional(),
  ha: value.flagOrNull.optional(),
})

export const routers: Kind<RouterRow, typeof create, typeof update> = {
  one: 'router',
  many: 'routers',
  create,
  update,
  readOnly: ['id', 'status', 'availability_zones', 'tags', 'created_at', 'updated_at', 'revision_number'],
  guarded: ['distributed', 'external_gateway_info', 'ha'],
  filters: {
    ...standardFilters,
    ...filtersOf(flag, 'admin_state_up'),
  },
  sortable: [...STANDARD_SORT, 'status', 'admin_state_up', 'flavor_id'],
  rows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('RouterNotFound', `Router ${id} could not be found`),
  view: toRouters,
}
