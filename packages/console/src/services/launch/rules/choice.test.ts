import type { ComputeZone, Image, Network, Port, SecurityGroup, Volume } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { KeyPairItem, LaunchFacts } from '../facts/launch-facts.ts'
import { noFacts } from '../facts/no-facts.fixture.ts'
import { blankLaunch, type LaunchForm } from '../launch-form.ts'
import { choiceOf } from './choice.ts'
import { availableZones, bootableImages, firstSource, isOfferedPort, offeredSources } from './offered.ts'

const zone = (zoneName: string, available = true): ComputeZone => ({ zoneName, zoneState: { available }, hosts: null })
const network = (id: string, subnets = 1) => ({ id, subnets: Array.from({ length: subnets }) }) as Network // the code reads nothing else
const keyPair = (id: string) => ({ id, name: id }) as KeyPairItem // the code reads nothing else
const group = (name: string) => ({ id: `id-${name}`, name }) as SecurityGroup // the code reads nothing else
const choice = (facts: Partial<LaunchFacts>, form: Partial<LaunchForm> = {}) =>
  choiceOf({ ...blankLaunch, ...form }, { ...noFacts, ...facts })

test('[LAUNCH-03] only available zones are listed; a single one is preselected, otherwise any zone', () => {
  const zones = [zone('a'), zone('b', false), zone('c')]
  expect(availableZones(zones)).toEqual(['a', 'c'])
  expect(choice({ zones }).zone).toBe('')
  expect(choice({ zones: zones.slice(0, 2) }).zone).toBe('a')
  expect(choice({ zones }, { availability_zone: 'c' }).zone).toBe('c')
})

test('[LAUNCH-08] a single network with a subnet is preselected, until the user removes it', () => {
  const networks = [network('n1'), network('empty', 0)]
  expect(choice({ networks }).networks.map(({ id }) => id)).toEqual(['n1'])
  expect(choice({ networks: [...networks, network('n2')] }).networks).toEqual([])
  expect(choice({ networks }, { networks: [] }).networks).toEqual([])
})

test('[LAUNCH-08] the security group default is preselected', () => {
  const securityGroups = [group('web'), group('default')]
  expect(choice({ securityGroups }).securityGroups).toEqual([group('default')])
  expect(choice({ securityGroups }, { security_groups: ['id-web'] }).securityGroups).toEqual([group('web')])
})

test('[LAUNCH-09] a single key pair is preselected', () => {
  expect(choice({ keyPairs: [keyPair('k1')] }).keyPair).toBe('k1')
  expect(choice({ keyPairs: [keyPair('k1'), keyPair('k2')] }).keyPair).toBeNull()
  expect(choice({ keyPairs: [keyPair('k1')] }, { key_pair: [] }).keyPair).toBeNull()
})

test('[LAUNCH-07] a volume has the requirements of its image metadata', () => {
  const volumes = [
    { id: 'v1', size: 3, volume_image_metadata: { min_disk: '20', min_ram: '512' } } as unknown as Volume,
  ] // the code reads nothing else
  expect(choice({ volumes }, { source_type: 'volume', source: ['v1'] }).source).toEqual({
    id: 'v1',
    bytes: 0,
    size: 3,
    minDisk: 20,
    minRam: 512,
  })
})

test.each([
  [{}, true],
  [{ device_owner: 'compute:nova' }, false],
  [{ admin_state: 'DOWN' }, false],
  [{ trunk_id: 't1' }, false],
] as const)('[LAUNCH-08] a port with %j is listed: %s', (more, offered) => {
  expect(isOfferedPort({ device_owner: '', admin_state: 'UP', ...more } as Port)).toBe(offered) // the code reads nothing else
})

test('[LAUNCH-04] kernels and ramdisks are not sources; snapshots are listed separately', () => {
  const image = (id: string, more: Partial<Image> = {}) =>
    ({ id, status: 'active', container_format: 'bare', properties: {}, ...more }) as Image // the code reads nothing else
  const images = [
    image('plain'),
    image('kernel', { container_format: 'aki' }),
    image('ramdisk', { container_format: 'ari' }),
    image('snap', { properties: { image_type: 'snapshot' } }),
    image('waiting', { status: 'queued' }),
  ]
  expect(bootableImages(images, 'image').map(({ id }) => id)).toEqual(['plain'])
  expect(bootableImages(images, 'snapshot').map(({ id }) => id)).toEqual(['snap'])
})

test('[LAUNCH-04] only sources of existing services that the operator allows are listed, images first', () => {
  const all = { images: true, volumes: true }
  expect(offeredSources({}, all)).toEqual(['image', 'snapshot', 'volume', 'volume_snapshot'])
  expect(offeredSources({}, { images: true, volumes: false })).toEqual(['image', 'snapshot'])
  expect(offeredSources({ LAUNCH_INSTANCE_DEFAULTS: { disable_image: true } }, all)[0]).toBe('snapshot')
  expect(firstSource({}, ['image', 'volume'])).toBe('image')
  expect(firstSource({ DEFAULT_BOOT_SOURCE: 'volume' }, ['image', 'volume'])).toBe('volume')
  expect(firstSource({ DEFAULT_BOOT_SOURCE: 'volume' }, ['image'])).toBe('image')
})
