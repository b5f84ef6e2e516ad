import { ServerRequest } from '@meridian/contract'
import { expect, test } from 'vitest'
import { toNovaServer } from './server-request.map.ts'

const BASE = {
  name: ' web ',
  source_id: 'image',
  flavor_id: '1',
  key_name: null,
  user_data: null,
  security_groups: null,
}
const nova = (change: object = {}) => toNovaServer(ServerRequest.parse({ ...BASE, ...change }))

test('[API-NOVA] [LAUNCH-12] the name is trimmed and null values are left out', () => {
  expect(nova()).toEqual({ name: 'web', imageRef: 'image', flavorRef: '1', networks: 'auto' })
})

test('[LAUNCH-12] user data is base64, security groups are names, the count is both bounds', () => {
  const server = nova({ user_data: 'héllo', security_groups: ['default'], instance_count: 3, config_drive: false })
  expect(server).toMatchObject({
    user_data: 'aMOpbGxv',
    security_groups: [{ name: 'default' }],
    min_count: 3,
    max_count: 3,
    config_drive: false,
  })
})

test.each([
  [[{ 'net-id': 'n', 'v4-fixed-ip': '' }], [{ uuid: 'n' }]],
  [[{ 'net-id': 'n', 'v4-fixed-ip': '10.0.0.5' }], [{ uuid: 'n', fixed_ip: '10.0.0.5' }]],
  [
    [{ 'net-id': 'n' }, { 'port-id': 'p' }],
    [{ uuid: 'n' }, { port: 'p' }],
  ],
  [[{ 'net-id': '__auto_allocate__' }], 'auto'],
])('[LAUNCH-12] the nics %j become the networks %j', (nics, networks) => {
  expect(nova({ nics })).toMatchObject({ networks })
})

test('[LAUNCH-12] an image source becomes a block device with a new volume', () => {
  const device = {
    device_name: null,
    source_type: 'image',
    destination_type: 'volume',
    delete_on_termination: false,
    uuid: 'image',
    boot_index: '0',
    volume_size: 10,
  }
  const { device_name: _name, ...sent } = { ...device, boot_index: 0 }
  const server = nova({ source_id: null, block_device_mapping_v2: [device] })
  expect(server).toMatchObject({ block_device_mapping_v2: [sent] })
  expect(server).not.toHaveProperty('imageRef')
})

test.each([
  ['v:vol::true', { source_type: 'volume', uuid: 'v', delete_on_termination: true }],
  ['s:snap::false', { source_type: 'snapshot', uuid: 's', delete_on_termination: false }],
  ['v:::0', { source_type: 'volume', uuid: 'v', delete_on_termination: false }],
  ['v:vol:20:1', { source_type: 'volume', uuid: 'v', delete_on_termination: true, volume_size: 20 }],
])('[LAUNCH-12] the older block device mapping %s is parsed', (text, device) => {
  expect(nova({ source_id: '', block_device_mapping: { vda: text } })).toMatchObject({
    block_device_mapping_v2: [{ device_name: 'vda', destination_type: 'volume', boot_index: 0, ...device }],
  })
})
