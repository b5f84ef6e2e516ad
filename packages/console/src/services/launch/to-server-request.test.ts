import {
  type Flavor,
  type Image,
  type Network,
  type Port,
  type SecurityGroup,
  type Volume,
  type VolumeSnapshot,
  ServerRequest,
} from '@meridian/contract'
import { expect, test } from 'vitest'
import type { LaunchFacts } from './facts/launch-facts.ts'
import { noFacts } from './facts/no-facts.fixture.ts'
import { blankLaunch, type LaunchForm } from './launch-form.ts'
import { toServerRequest } from './to-server-request.ts'

const facts: LaunchFacts = {
  ...noFacts,
  hasNetworks: true,
  hasVolumes: true,
  images: [{ id: 'i1', status: 'active', properties: {}, size: 1, min_disk: 0, min_ram: 0 } as unknown as Image], // the code reads nothing else
  volumes: [{ id: 'v1', size: 2, volume_image_metadata: {} } as Volume], // see above
  volumeSnapshots: [{ id: 's1', size: 2 } as VolumeSnapshot], // see above
  flavors: [{ id: 'f1' } as Flavor], // see above
  networks: [{ id: 'n1', subnets: [{}] } as Network, { id: 'n2', subnets: [{}] } as Network], // see above
  ports: [{ id: 'p1' } as Port], // see above
  securityGroups: [{ id: 'g1', name: 'default' } as SecurityGroup, { id: 'g2', name: 'web' } as SecurityGroup], // see above
  keyPairs: [
    { id: 'k1', name: 'k1', fingerprint: '', public_key: '', type: 'ssh' },
    { id: 'k2', name: 'k2', fingerprint: '', public_key: '', type: 'ssh' },
  ],
}

const sent = (form: Partial<LaunchForm>, more: Partial<LaunchFacts> = {}) =>
  toServerRequest(
    { ...blankLaunch, name: ' web ', source: ['i1'], flavor: ['f1'], networks: ['n1'], ...form },
    { ...facts, ...more },
  )

test('[LAUNCH-12] an image on its own disk: only required fields are sent, and only the key pair may be null', () => {
  expect(sent({})).toEqual({
    name: 'web',
    source_id: 'i1',
    flavor_id: 'f1',
    key_name: null,
    user_data: '',
    security_groups: ['g1'],
    nics: [{ 'net-id': 'n1', 'v4-fixed-ip': '' }],
    instance_count: 1,
    config_drive: false,
    disk_config: 'AUTO',
  })
})

test('[LAUNCH-06] [LAUNCH-12] an image on a new volume boots from that volume, as vda with index 0', () => {
  const { source_id: source, block_device_mapping_v2: devices } = sent({ vol_create: true, vol_size: 7 })
  expect(source).toBeNull()
  expect(devices).toEqual([
    {
      device_name: 'vda',
      source_type: 'image',
      destination_type: 'volume',
      delete_on_termination: false,
      uuid: 'i1',
      boot_index: '0',
      volume_size: 7,
    },
  ])
  expect(sent({ vol_create: true, vol_device_name: '' }).block_device_mapping_v2).toMatchObject([{ device_name: null }])
})

test('[LAUNCH-12] a new volume is not sent if volumes are not available', () => {
  expect(sent({ vol_create: true }, { hasVolumes: false })).not.toHaveProperty('block_device_mapping_v2')
  expect(sent({ vol_create: true }, { hidesCreateVolume: true })).not.toHaveProperty('block_device_mapping_v2')
})

test.each([
  ['volume', 'v1', false, 'v1:vol::false'],
  ['volume_snapshot', 's1', true, 's1:snap::true'],
] as const)('[LAUNCH-12] a %s is sent as a block device mapping', (type, id, remove, mapped) => {
  const request = sent({
    source_type: type,
    source: [id],
    vol_delete_on_instance_delete: remove,
    vol_create: true,
  })
  expect(request).toMatchObject({ source_id: '', block_device_mapping: { vda: mapped } })
  expect(request).not.toHaveProperty('block_device_mapping_v2')
})

test('[LAUNCH-12] networks come before ports; with neither there are no nics', () => {
  expect(sent({ networks: ['n2', 'n1'], ports: ['p1'] }).nics).toEqual([
    { 'net-id': 'n2', 'v4-fixed-ip': '' },
    { 'net-id': 'n1', 'v4-fixed-ip': '' },
    { 'port-id': 'p1' },
  ])
  expect(sent({ networks: [] })).not.toHaveProperty('nics')
})

test('[LAUNCH-08] [LAUNCH-12] security groups are sent by id, or by name without a network service', () => {
  expect(sent({ security_groups: ['g2'] }).security_groups).toEqual(['g2'])
  expect(sent({ security_groups: ['g2'] }, { hasNetworks: false }).security_groups).toEqual(['web'])
})

test('[LAUNCH-12] hints and metadata are sent as strings, and the first server group as a hint', () => {
  const entry = { key: 'a', value: '1', definition: null }
  expect(sent({ scheduler_hints: [entry], server_groups: ['sg1'] }).scheduler_hints).toEqual({ a: '1', group: 'sg1' })
  expect(sent({ server_groups: ['sg1'] }).scheduler_hints).toEqual({ group: 'sg1' })
  expect(sent({ meta: [entry] }).meta).toEqual({ a: '1' })
})

test('[LAUNCH-12] other values are sent as entered', () => {
  expect(
    sent({
      description: ' for the shop ',
      availability_zone: 'nova',
      instance_count: 3,
      key_pair: ['k2'],
      user_data: '#!/bin/sh',
      disk_config: 'MANUAL',
      config_drive: true,
      admin_pass: 'secret',
    }),
  ).toMatchObject({
    description: 'for the shop',
    availability_zone: 'nova',
    instance_count: 3,
    key_name: 'k2',
    user_data: '#!/bin/sh',
    disk_config: 'MANUAL',
    config_drive: true,
    admin_pass: 'secret',
  })
})

test('[LAUNCH-12] the request matches the schema of the server', () => {
  for (const form of [{}, { vol_create: true }, { source_type: 'volume', source: ['v1'] } as const])
    expect(ServerRequest.safeParse(sent(form)).error).toBeUndefined()
})
