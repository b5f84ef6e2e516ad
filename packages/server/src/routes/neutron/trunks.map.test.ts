import { expect, test } from 'vitest'
import { trunkChanges } from './trunks.map.ts'

const vlan = (port: string, id: number) => ({ port_id: port, segmentation_type: 'vlan', segmentation_id: id })
const nothing = { settings: {}, removed: [], added: [] }

test.each([
  [
    'what is the same is left alone',
    { name: 'a', sub_ports: [vlan('p', 1)] },
    { name: 'a', sub_ports: [vlan('p', 1)] },
    {},
  ],
  ['what is not said is left alone', { name: 'a', sub_ports: [vlan('p', 1)] }, {}, {}],
  ['settings', { name: 'a', admin_state_up: true }, { name: 'b', admin_state_up: true }, { settings: { name: 'b' } }],
  ['a new subport', { sub_ports: [] }, { sub_ports: [vlan('p', 1)] }, { added: [vlan('p', 1)] }],
  ['a subport less', { sub_ports: [vlan('p', 1)] }, { sub_ports: [] }, { removed: [{ port_id: 'p' }] }],
  [
    'a subport with another number',
    { sub_ports: [vlan('p', 1)] },
    { sub_ports: [vlan('p', 2)] },
    { removed: [{ port_id: 'p' }], added: [vlan('p', 2)] },
  ],
])('%s', (_what, was, shall, changes) => {
  expect(trunkChanges([was, shall])).toEqual({ ...nothing, ...changes })
})
