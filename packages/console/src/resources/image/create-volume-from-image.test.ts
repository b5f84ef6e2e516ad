import type { Image } from '@meridian/contract'
import { expect, test } from 'vitest'
import { minSizeFor, PLACEHOLDER_QUOTA, volumeDefaults, volumeRequest, volumeSchema } from './CreateVolumeFromImage.tsx'

const GIB = 2 ** 30

test.each([
  ['the smallest volume', 0, 0, 1],
  ['the minimum disk', 20, GIB, 20],
  ['the image, rounded up', 1, 2.5 * GIB, 3],
  ['the image in whole GiB', 0, 100 * GIB, 100],
])('[VOLCREATE-01] the minimum size is that of %s', (_what, minDisk, size, least) => {
  expect(minSizeFor({ min_disk: minDisk, size })).toBe(least)
})

const image = { id: 'i1', name: 'debian', min_disk: 5, size: GIB } as Image // the form reads no more of it
const form = volumeDefaults(image, 'lvm')

test.each([
  [{}, { size: 10 }, []],
  [{ totalGigabytesUsed: 90 }, { size: 10 }, []],
  [{ totalGigabytesUsed: 91 }, { size: 10 }, ['size']],
  [{ maxTotalVolumeGigabytes: -1, totalGigabytesUsed: 5000 }, { size: 900 }, []],
  [{ totalVolumesUsed: 1 }, {}, ['size']],
  [{ maxTotalVolumes: -1, totalVolumesUsed: 10 }, {}, []],
  [{}, { size: 4 }, ['size']],
  [{}, { size: null }, ['size']],
  [{}, { name: 'x'.repeat(256) }, ['name']],
])('[VOLCREATE-01] with the quota %j the form %j is invalid in %j', (quota, change, invalid) => {
  const schema = volumeSchema(minSizeFor(image), { ...PLACEHOLDER_QUOTA, ...quota })
  const { error } = schema.safeParse({ ...form, ...change })
  expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual(invalid)
})

test('[VOLCREATE-01] without known limits the quota is 100 GiB and one volume', () => {
  expect(PLACEHOLDER_QUOTA).toMatchObject({ maxTotalVolumeGigabytes: 100, maxTotalVolumes: 1 })
})

test('the request names the image and leaves the rest to Cinder', () => {
  expect(volumeRequest(form, image)).toEqual({
    name: 'debian',
    description: null,
    volume_type: 'lvm',
    size: 5,
    availability_zone: null,
    image_id: 'i1',
    snapshot_id: null,
    source_volid: null,
    metadata: null,
  })
})
