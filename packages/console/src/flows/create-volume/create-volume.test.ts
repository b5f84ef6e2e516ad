import type { Image, Volume, VolumeSnapshot } from '@meridian/contract'
import { expect, test } from 'vitest'
import { createVolumeMessages, sizePhrases } from './create-volume.messages.ts'
import type { VolumeQuota } from '../../services/volume/use-volume-demands.ts'
import {
  describesType,
  groupsFor,
  initialVolume,
  offeredSources,
  sizeNeedsOf,
  shownFields,
  sizeProblem,
  typeFor,
  type VolumeForm,
} from './volume-form.ts'

const GIB = 2 ** 30
const sources = {
  snapshots: [{ id: 's', size: 3 }] as VolumeSnapshot[], // the code reads nothing else
  images: [{ id: 'i', size: 2 * GIB, min_disk: 8 }] as Image[], // see above
  volumes: [{ id: 'v', size: 5, volume_type: 'ssd' }] as Volume[], // see above
}
const form = (more: Partial<VolumeForm> = {}): VolumeForm => ({
  ...initialVolume({}, { sources, defaultType: 'lvm' }),
  ...more,
})
const ofSnapshot = form({ volume_source_type: 'snapshot_source', snapshot_source: 's' })
const ofImage = form({ volume_source_type: 'image_source', image_source: 'i' })
const ofVolume = form({ volume_source_type: 'volume_source', volume_source: 'v' })

test.each([
  ['nothing', form(), { type: true, box: true, fields: [] }],
  ['an image', ofImage, { type: true, box: true, fields: ['image_source'] }],
  ['a volume', ofVolume, { type: true, box: false, fields: ['volume_source'] }],
  ['a snapshot', ofSnapshot, { type: false, box: false, fields: ['snapshot_source'] }],
])('[VOLCREATE-02] a volume from %s: the fields, and whether its type is described', (_what, values, expected) => {
  const fields = (['snapshot_source', 'image_source', 'volume_source'] as const).filter((name) =>
    shownFields[name](values),
  )
  expect({ type: shownFields.type(values), box: describesType(values), fields }).toEqual(expected)
})

test('[VOLCREATE-02] only sources that exist are offered', () => {
  expect(offeredSources(sources)).toEqual(['no_source_type', 'snapshot_source', 'image_source', 'volume_source'])
  expect(offeredSources({ snapshots: [], images: [], volumes: [] })).toEqual(['no_source_type'])
})

test('[WORKFLOW-08] the source sets the minimum size, and the type of a copy', () => {
  expect([form(), ofSnapshot, ofImage, ofVolume].map((each) => sizeNeedsOf(each, sources))).toEqual([
    {},
    { gibibytes: 3 },
    { bytes: 2 * GIB, minDisk: 8 },
    { gibibytes: 5 },
  ])
  expect([typeFor(ofVolume, sources), typeFor(ofImage, sources)]).toEqual(['ssd', 'lvm'])
})

test('[WORKFLOW-08] [LAUNCH-14] a form starts with the default type, or the source that the address names, if it exists', () => {
  expect(initialVolume({ volumeId: 'v' }, { sources, defaultType: 'lvm' })).toMatchObject({
    volume_source_type: 'volume_source',
    volume_source: 'v',
    size: 5,
    type: 'ssd',
  })
  expect(initialVolume({}, { sources, defaultType: 'lvm' })).toMatchObject({ size: 1, type: 'lvm' })
  expect(initialVolume({ imageId: 'i' }, { sources, defaultType: null })).toMatchObject({ size: 8, type: null })
  expect(initialVolume({ snapshotId: 's' }, { sources, defaultType: null })).toMatchObject({ size: 3 })
  expect(initialVolume({ snapshotId: 'gone' }, { sources, defaultType: null })).toMatchObject({
    volume_source_type: 'no_source_type',
    snapshot_source: null,
    size: 1,
  })
})

const quota: VolumeQuota = {
  maxTotalVolumeGigabytes: 20,
  totalGigabytesUsed: 12,
  maxTotalVolumes: 3,
  totalVolumesUsed: 2,
}
const problem = (values: VolumeForm, limits: VolumeQuota | null = quota) => {
  const found = sizeProblem(values, sources, limits)
  return found && [found.message, found.values]
}

test.each([
  ['its snapshot', { ...ofSnapshot, size: 2 }, [sizePhrases.belowSnapshot, { least: 3 }]],
  ['its original', { ...ofVolume, size: 4 }, [sizePhrases.belowVolume, { least: 5 }]],
  ['its image', { ...ofImage, size: 1 }, [sizePhrases.belowImage, { least: 2 }]],
  ['the minimum disk of its image', { ...ofImage, size: 7 }, [sizePhrases.belowMinDisk, { least: 8 }]],
])('a volume must not be smaller than %s', (_what, values, expected) => {
  expect(problem(values)).toEqual(expected)
})

test('a volume must not exceed the quotas of storage and volumes', () => {
  expect(problem(form({ size: 8 }))).toBeNull()
  expect(problem(form({ size: 9 }))).toEqual([sizePhrases.overStorage, { requested: 9, left: 8 }])
  expect(problem(form({ size: 1 }), { ...quota, totalVolumesUsed: 3 })).toEqual([
    createVolumeMessages.noVolumesLeft,
    undefined,
  ])
  expect(problem(form({ size: 999 }), { ...quota, maxTotalVolumeGigabytes: -1, maxTotalVolumes: -1 })).toBeNull()
  expect(problem(form({ size: 999 }), null)).toBeNull()
  expect(problem(form({ size: null }))).toBeNull()
})

test('a volume of a type can be created in available groups for that type', () => {
  const groups = [
    { id: 'fast', status: 'available', volume_types: ['t1', 't2'] },
    { id: 'busy', status: 'updating', volume_types: ['t1'] },
    { id: 'slow', status: 'available', volume_types: ['t3'] },
  ]
  expect(groupsFor(groups, 't1').map(({ id }) => id)).toEqual(['fast'])
  expect(groupsFor(groups, undefined).map(({ id }) => id)).toEqual(['fast', 'slow'])
})
