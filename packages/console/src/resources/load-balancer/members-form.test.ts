import type { BalancedMember } from '@meridian/contract'
import { expect, test } from 'vitest'
import { membersBody, membersSchema, newRow, rowOf, rowsIn, stateOf } from './members-form.ts'

const web: BalancedMember = {
  id: '1',
  name: 'web-1',
  provisioning_status: 'ACTIVE',
  operating_status: 'ONLINE',
  admin_state_up: false,
  address: '10.0.0.11',
  protocol_port: 80,
  weight: 5,
  backup: true,
  subnet_id: 'subnet',
  monitor_address: '10.0.0.99',
  monitor_port: 8081,
  tags: ['blue'],
}
const row = rowOf(web)

test('what the table does not show of a member is sent as it is, because the request replaces all', () => {
  expect(membersBody([{ ...row, weight: 9 }, newRow({ address: 'fd00::1', protocol_port: 81 })], [web])).toEqual([
    {
      name: 'web-1',
      address: '10.0.0.11',
      protocol_port: 80,
      weight: 9,
      backup: true,
      admin_state_up: false,
      subnet_id: 'subnet',
      monitor_address: '10.0.0.99',
      monitor_port: 8081,
      tags: ['blue'],
    },
    { name: '', address: 'fd00::1', protocol_port: 81, weight: 1, backup: false },
  ])
})

test('a removed member is not sent', () => {
  expect(membersBody([{ ...row, removed: true }], [web])).toEqual([])
})

test('each row says how it differs', () => {
  const rows = [
    row,
    { ...row, backup: false },
    { ...row, removed: true },
    newRow({ address: '10.0.0.12', protocol_port: 80 }),
  ]
  expect(rows.map((one) => stateOf(one, [web]))).toEqual(['same', 'changed', 'removed', 'added'])
})

test('lines have an address, a port, a weight and the word backup', () => {
  expect(rowsIn('10.0.1.30:8080 weight 5 backup\n[fd00::2]:81 backup; 10.0.1.31\nweb-1', 80)).toMatchObject([
    { address: '10.0.1.30', protocol_port: 8080, weight: 5, backup: true },
    { address: 'fd00::2', protocol_port: 81, weight: 1, backup: true },
    { address: '10.0.1.31', protocol_port: 80, weight: 1, backup: false },
    { problem: 'web-1' },
  ])
})

test('a place can be taken once, and again after its member is removed', () => {
  const again = newRow({ address: '10.0.0.11', protocol_port: 80 })
  expect(membersSchema.safeParse({ members: [row, again] }).success).toBe(false)
  expect(membersSchema.safeParse({ members: [{ ...row, removed: true }, again] }).success).toBe(true)
})
