import type { Port } from '@meridian/contract'
import { expect, test } from 'vitest'
import { portChoices } from './PortTable.tsx'
import {
  createRequest,
  editRequest,
  rowsFor,
  subportsSchema,
  trunkFormDefaults,
  type SubportRow,
} from './trunk-form.ts'

const row = (port: string, id: number | null, type = 'vlan'): SubportRow => ({
  port_id: port,
  segmentation_type: type,
  segmentation_id: id,
})

test.each([
  ['numbers from 1 to 4094', [row('a', 1), row('b', 4094)], true],
  ['0', [row('a', 0)], false],
  ['4095', [row('a', 4095)], false],
  ['a part of a number', [row('a', 1.5)], false],
  ['none yet', [row('a', null)], false],
  ['the same twice', [row('a', 7), row('b', 7)], false],
  ['none where the network has one', [row('a', null, 'inherit'), row('b', 7)], true],
  ['what a port that inherits would not use', [row('a', 7, 'inherit'), row('b', 7)], true],
])('[TRUNK-01] segmentation IDs: %s', (_what, subports, isValid) => {
  expect(subportsSchema.safeParse({ subports }).success).toBe(isValid)
})

test('a chosen port gets the lowest free number, and the others keep theirs', () => {
  expect(rowsFor(['a', 'b', 'c'], [row('a', 2), row('gone', 1)])).toEqual([row('a', 2), row('b', 1), row('c', 3)])
})

test('a port that inherits its number is sent without one', () => {
  const form = { ...trunkFormDefaults, name: 'n', parent: ['p'], subports: [row('a', 2), row('b', 3, 'inherit')] }
  const settings = { name: 'n', description: '', admin_state_up: true }
  const sub_ports = [
    { port_id: 'a', segmentation_type: 'vlan', segmentation_id: 2 },
    { port_id: 'b', segmentation_type: 'inherit' },
  ]
  expect(createRequest(form)).toEqual({ ...settings, port_id: 'p', sub_ports })
  expect(editRequest({ ...form, subports: [] }, form)).toEqual([
    { ...settings, sub_ports: [] },
    { ...settings, sub_ports },
  ])
})

test('the choices are ports without a device and a trunk, and those of the trunk itself', () => {
  const port = (id: string, more: Partial<Port> = {}) =>
    ({ id, name: '', fixed_ips: [], admin_state: 'UP', status: 'DOWN', device_owner: '', ...more }) as unknown as Port // the code reads nothing else
  const ports = [
    port('free'),
    port('parent'),
    port('server', { device_owner: 'compute:nova' }),
    port('own', { trunk_id: 't1' }),
    port('other', { trunk_id: 't2' }),
    port('trunk', { trunk_details: { trunk_id: 't3', sub_ports: [] } }),
  ]
  const ids = portChoices(ports, { current: ['own', 'unseen'], except: ['parent'] }).map(({ id }) => id)
  expect(ids).toEqual(['free', 'own', 'unseen'])
})
