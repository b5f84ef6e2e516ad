import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { idFor } from './lookup.ts'
import { common, neutron } from './neutron.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, integer, list, map, oneOf, range, text } from './schema.ts'

const trunks = neutron('trunks', 'trunk')

const subPortsOf = (work: Work, items: Json): JsonMap[] =>
  (Array.isArray(items) ? items : []).filter(isMap).map((item) => ({
    port_id: idFor(work, 'neutron.port', String(item['port'])),
    ...given(item, ['segmentation_type', 'segmentation_id']),
  }))

const putSubPorts = (work: Work, action: 'add_subports' | 'remove_subports', sub_ports: JsonMap[]): void => {
  const path = `/v2.0/trunks/${String(work.resource.physical_id)}/${action}`
  if (sub_ports.length > 0) work.callService('network', { method: 'PUT', path, body: { sub_ports } })
}

export const trunk: Plugin = {
  type: 'OS::Neutron::Trunk',
  since: '9.0.0',
  description: 'A trunk.',
  properties: {
    name: common.name,
    port: text('Parent port.', { required: true, ...existing('neutron.port') }),
    sub_ports: list(
      'Subports.',
      map('A port.', {
        port: text('The port.', { required: true, ...existing('neutron.port') }),
        segmentation_type: text('Segmentation type.', { required: true, constraints: [oneOf('vlan')] }),
        segmentation_id: integer('Segmentation id.', { required: true, constraints: [range(1, 4094)] }),
      }),
      changeable,
    ),
    description: text('Description.', changeable),
    admin_state_up: boolean('Administrative state.', changeable),
  },
  attributes: attributes({ port_id: 'Parent port.' }),
  ...trunks.hooks,
  create(work) {
    const { properties } = work
    const made = trunks.create(work, {
      name: nameOf(work),
      port_id: idFor(work, 'neutron.port', String(properties['port'])),
      sub_ports: subPortsOf(work, properties['sub_ports'] ?? null),
      ...given(properties, ['description', 'admin_state_up']),
    })
    return { id: idOf(made) }
  },
  update(work, changes) {
    trunks.change(work, given(changes, ['name', 'description', 'admin_state_up']))
    if (!('sub_ports' in changes)) return
    const before = trunks.show(work)['sub_ports'] ?? []
    const there = (Array.isArray(before) ? before : []).filter(isMap).map((item) => given(item, ['port_id']))
    putSubPorts(work, 'remove_subports', there)
    putSubPorts(work, 'add_subports', subPortsOf(work, changes['sub_ports'] ?? null))
  },
}
