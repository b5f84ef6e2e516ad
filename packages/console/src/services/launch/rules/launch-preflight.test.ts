import type { Image, Network, Port } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { KeyPairItem, LaunchFacts } from '../facts/launch-facts.ts'
import { noFacts } from '../facts/no-facts.fixture.ts'
import { blankLaunch, type LaunchForm } from '../launch-form.ts'
import { choiceOf } from './choice.ts'
import { keyMismatch, launchAmounts, nameClash, networkRooms } from './launch-preflight.ts'

const facts = {
  ...noFacts,
  hasVolumes: true,
  flavors: [{ id: 'f', name: 'f', vcpus: 2, ram: 1536, disk: 0 }],
  images: [
    { id: 'linux', name: 'Debian 13', status: 'active', size: 0, min_disk: 0, min_ram: 0, properties: {} },
    {
      id: 'windows',
      name: 'Server 2025',
      status: 'active',
      size: 0,
      min_disk: 0,
      min_ram: 0,
      properties: { os_type: 'windows' },
    },
  ] as unknown as Image[],
  volumeSnapshots: [{ id: 's', name: 's', size: 30 }],
  networks: [
    {
      id: 'n',
      name: 'private',
      subnets: [
        { id: 'four', ip_version: 4, allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.4' }] },
        { id: 'six', ip_version: 6, allocation_pools: [{ start: '2001:db8::2', end: '2001:db8::3' }] },
      ],
    } as unknown as Network,
    {
      id: 'only6',
      name: '',
      subnets: [{ id: 'x', ip_version: 6, allocation_pools: [] }],
    } as unknown as Network,
  ],
  ports: [{ fixed_ips: [{ subnet_id: 'four', ip_address: '10.0.0.2' }] }] as unknown as Port[],
  keyPairs: [
    ['certificate', 'x509', 'MIIC'],
    ['rsa', 'ssh', 'ssh-rsa AAAA'],
    ['ed', 'ssh', 'ssh-ed25519 AAAA'],
  ].map(([name, type, key]) => ({ id: name, name, type, public_key: key, fingerprint: '' })) as KeyPairItem[],
} as unknown as LaunchFacts // the code reads nothing else

const chosen = (form: Partial<LaunchForm>) => choiceOf({ ...blankLaunch, ...form }, facts)
const amounts = (form: Partial<LaunchForm>) => launchAmounts({ ...blankLaunch, ...form }, chosen(form))

test('[LAUNCH-07] a launch takes servers, cores, RAM, and a port in each network', () => {
  expect(amounts({ instance_count: 2, flavor: ['f'], networks: ['n', 'only6'] })).toEqual({
    compute: { instances: 2, cores: 4, ram: 3 },
    volume: {},
    ports: 4,
  })
})

test.each([
  ['an image on a new volume', { source_type: 'image', source: ['linux'], vol_create: true, vol_size: 10 }, 10],
  ['a snapshot', { source_type: 'volume_snapshot', source: ['s'] }, 30],
] as const)('[LAUNCH-06] each server from %s takes a volume', (_, form, size) => {
  expect(amounts({ ...form, instance_count: 3 }).volume).toEqual({ volumes: 3, gigabytes: 3 * size })
})

test.each([
  ['web', 1, ['db'], null],
  ['', 1, [''], null],
  [' web ', 1, ['web'], { name: 'web', free: 'web-2' }],
  ['web', 1, ['web', 'web-2'], { name: 'web', free: 'web-3' }],
  // Only the numbered names are used.
  ['web', 2, ['web'], null],
  ['web', 2, ['web-2', 'web-3'], { name: 'web-2', free: 'web-2' }],
])('%j for %i servers beside %j', (typed, count, taken, expected) => {
  expect(nameClash(typed, count, taken)).toEqual(expected)
})

test('the room in a network is that of its IPv4 subnets', () => {
  expect(networkRooms(chosen({ instance_count: 3, networks: ['n', 'only6'] }), facts)).toEqual([
    { subnet: 'private', left: 2, needed: 3 },
  ])
})

test.each([
  ['linux', 'certificate', 'certificate'],
  ['linux', 'rsa', null],
  ['linux', 'ed', null],
  ['windows', 'certificate', null],
  ['windows', 'rsa', null],
  ['windows', 'ed', 'password'],
])('the image %s with the key pair %s: %s', (image, key, expected) => {
  expect(keyMismatch(chosen({ source: [image], key_pair: [key] }), facts)).toBe(expected)
})
