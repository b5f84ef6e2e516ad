import type { Image, Volume, VolumeSnapshot } from '@meridian/contract'
import { expect, test } from 'vitest'
import { initialLaunch, type Origin } from './initial-launch.ts'

const around = { settings: { LAUNCH_INSTANCE_DEFAULTS: { create_volume: true } }, has: { images: true, volumes: true } }
const image = (properties = {}) => ({ id: 'i1', size: 2_500_000_000, min_disk: 0, properties }) as Image // the code reads nothing else

test.each<[Origin, string, string]>([
  [{ kind: 'image', item: image() }, 'image', 'i1'],
  [{ kind: 'image', item: image({ image_type: 'snapshot' }) }, 'snapshot', 'i1'],
  [{ kind: 'volume', item: { id: 'v1' } as Volume }, 'volume', 'v1'], // the code reads nothing else
  [{ kind: 'snapshot', item: { id: 's1' } as VolumeSnapshot }, 'volume_snapshot', 's1'], // the code reads nothing else
])('[LAUNCH-04] opened for %j, the wizard starts with that source', (origin, type, id) => {
  expect(initialLaunch(origin, around)).toMatchObject({ source_type: type, source: [id] })
})

test('[LAUNCH-04] opened without a source, the wizard starts with images, on new volumes if the operator sets that', () => {
  expect(initialLaunch(null, around)).toMatchObject({ source_type: 'image', source: [], vol_create: true, vol_size: 1 })
  expect(initialLaunch(null, { ...around, has: { images: true, volumes: false } }).vol_create).toBe(false)
  expect(initialLaunch(null, { ...around, settings: {} }).vol_create).toBe(false)
})

test('[LAUNCH-06] the volume for the initial image is large enough', () => {
  expect(initialLaunch({ kind: 'image', item: image() }, around).vol_size).toBe(3)
})

test("[LAUNCH-10] the operator's settings are the initial configuration", () => {
  const settings = {
    LAUNCH_INSTANCE_DEFAULTS: { config_drive: true, default_availability_zone: 'az-2' },
    OPENSTACK_SERVER_DEFAULT_USER_DATA: '#cloud-config',
  }
  expect(initialLaunch(null, { ...around, settings })).toMatchObject({
    config_drive: true,
    user_data: '#cloud-config',
    availability_zone: 'az-2',
  })
  expect(initialLaunch(null, around).availability_zone).toBeNull()
})

test('[TOPO-04] opened for a network, the wizard starts with it, otherwise with the preselected ones', () => {
  expect(initialLaunch(null, { ...around, networkId: 'n1' }).networks).toEqual(['n1'])
  expect(initialLaunch(null, around).networks).toBeNull()
})
