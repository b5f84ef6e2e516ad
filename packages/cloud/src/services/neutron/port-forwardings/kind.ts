import * as z from 'zod'
import { is } from '../../../core/database/condition.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidInput, named } from '../faults.ts'
import * as floatingIps from '../floatingips/store.ts'
import { filtersOf, integer, word } from '../resource/filters.ts'
import type { Described, Kind } from '../resource/kind.ts'
import * as value from '../resource/values.ts'
import { forwardings as rows } from './store.ts'
import type { PortForwardingRow } from './store.ts'
import { toForwardings } from './view.ts'

const PROTOCOLS = ['dccp', 'icmp', 'ipv6-icmp', 'sctp', 'tcp', 'udp']

const protocol = value.value((data) => {
  const name = String(data).toLowerCase()
  if (PROTOCOLS.includes(name)) return name
  const isNumber = /^\d{1,3}$/.test(name) && Number(name) <= 255
  if (isNumber) throw new value.InvalidValue(`${name} is not in valid_values`)
  const names = 'Only protocol names and their integer representation (0 to 255) are supported'
  throw invalidInput(`IP protocol '${value.repr(data)}' is not supported. ${names}`)
})

const port = value.integer(1, 65_535)

/** `80` or `80:90` */
const range = value.value((data) => {
  const [first = '', last = first, ...more] = String(data).split(':')
  if (more.length > 0 || first === '' || last === '') {
    throw new value.InvalidValue('Port range must be two integers separated by a colon')
  }
  const wrong = [first, last].find((text) => !/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > 65_535)
  if (wrong !== undefined) throw new value.InvalidValue(`Invalid port: ${value.repr(wrong)}`)
  if (Number(first) > Number(last)) {
    throw new value.InvalidValue('First port in a port range must be lower than the second port')
  }
  return { first: Number(first), last: Number(last) }
})

const create = z.object({
  description: value.description.default(''),
  internal_ip_address: value.ip,
  protocol,
  internal_port_id: value.uuid,
  external_port: port.optional(),
  internal_port: port.optional(),
  external_port_range: range.optional(),
  internal_port_range: range.optional(),
})

const update = z.object({
  description: value.description.optional(),
  internal_ip_address: value.ip.optional(),
  protocol: protocol.optional(),
  internal_port_id: value.uuid.optional(),
  external_port: port.optional(),
  internal_port: port.optional(),
  external_port_range: range.optional(),
  internal_port_range: range.optional(),
})

export const forwardings: Kind<PortForwardingRow, typeof create, typeof update> = {
  one: 'port_forwarding',
  many: 'port_forwardings',
  create,
  update,
  readOnly: ['id'],
  guarded: [],
  filters: {
    ...filtersOf(word, 'id', 'protocol', 'internal_port_id'),
    ...filtersOf(integer, 'external_port'),
  },
  sortable: ['id', 'protocol', 'internal_port_id', 'external_port'],
  rows,
  visible: (projectId) => is('project_id', projectId),
  missing: (id) => named.notFound('PortForwardingNotFound', `Port Forwarding ${id} could not be found.`),
  target: parentTarget,
  view: toForwardings,
}

function parentTarget({ db }: Call, { floatingip_id: id }: Described) {
  const parent = typeof id === 'string' ? floatingIps.find(db, id) : undefined
  return parent ? { 'ext_parent:tenant_id': parent.project_id } : {}
}
