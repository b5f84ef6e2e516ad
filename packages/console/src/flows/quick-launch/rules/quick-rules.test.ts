import type { Flavor, Image, VolumeSnapshot } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { noFacts } from '../../../services/launch/facts/no-facts.fixture.ts'
import { flavorNote } from '../steps/DetailsStep.tsx'
import { imageOption, sizedOption } from '../steps/SourceFields.tsx'
import { blankQuickForm, type QuickForm } from '../quick-form.ts'
import {
  disabledFlavors,
  flavorFor,
  isLargeEnough,
  shownFields,
  chosenImage,
  flavorsBySize,
  offeredSources,
  sizeNeedsOf,
} from './quick-schemas.ts'

const GIB = 2 ** 30
const flavor = (id: string, ram: number, disk: number) => ({ id, ram, disk, vcpus: 1 }) as Flavor // the code reads nothing else
const flavors = [flavor('tiny', 512, 1), flavor('small', 2048, 20), flavor('large', 8192, 80)]
const image = { min_disk: 10, min_ram: 1024 }

test('[WORKFLOW-06] a flavor with less disk or memory than the image requires does not fit', () => {
  expect(isLargeEnough({ disk: 10, ram: 1024 }, image)).toBe(true)
  expect(isLargeEnough({ disk: 9, ram: 1024 }, image)).toBe(false)
  expect(isLargeEnough({ disk: 10, ram: 1023 }, image)).toBe(false)
  expect(isLargeEnough({ disk: 0, ram: 64 }, null)).toBe(true)
})

test('[WORKFLOW-06] none, some or all of the flavors are too small', () => {
  expect(disabledFlavors(flavors, null)).toBe('none')
  expect(disabledFlavors(flavors, image)).toBe('some')
  expect(disabledFlavors(flavors, { min_disk: 500, min_ram: 0 })).toBe('all')
  expect(disabledFlavors([], image)).toBe('none')
})

test('[WORKFLOW-06] the first fitting flavor is selected, unless the chosen one fits', () => {
  expect(flavorFor(flavors, image, null)).toBe('small')
  expect(flavorFor(flavors, image, 'tiny')).toBe('small')
  expect(flavorFor(flavors, image, 'large')).toBe('large')
  expect(flavorFor(flavors, { min_disk: 500, min_ram: 0 }, 'large')).toBeNull()
  expect(flavorsBySize({ flavors: flavors.toReversed() }).map(({ id }) => id)).toEqual(['tiny', 'small', 'large'])
})

const SOURCE_FIELDS = ['image_id', 'instance_snapshot_id', 'volume_id', 'volume_snapshot_id', 'volume_size'] as const

test.each([
  ['image_id', ['image_id']],
  ['instance_snapshot_id', ['instance_snapshot_id']],
  ['volume_id', ['volume_id']],
  ['volume_image_id', ['image_id', 'volume_size']],
  ['volume_snapshot_id', ['volume_snapshot_id', 'volume_size']],
] as const)('[WORKFLOW-06] the source type %s shows its own fields', (source, expected) => {
  const shown = shownFields({ mountPoint: true, password: false })
  const form = { ...blankQuickForm, source_type: source }
  expect(SOURCE_FIELDS.filter((name) => shown[name](form))).toEqual(expected)
  const hasVolume = source.startsWith('volume')
  expect([shown.vol_delete_on_instance_delete(form), shown.device_name(form)]).toEqual([hasVolume, hasVolume])
  expect([shown.admin_pass(), shown.confirm_admin_pass()]).toEqual([false, false])
})

const active = { status: 'active', container_format: 'bare', min_ram: 0, properties: {} }
const facts = {
  ...noFacts,
  flavors,
  images: [
    { ...active, id: 'i', size: 3 * GIB, min_disk: 2 },
    { ...active, id: 'snap', size: GIB, min_disk: 0, properties: { image_type: 'snapshot' } },
  ] as unknown as Image[], // the code reads nothing else
  volumeSnapshots: [{ id: 's', size: 30 }] as VolumeSnapshot[], // see above
}
const form = (more: Partial<QuickForm>): QuickForm => ({ ...blankQuickForm, ...more })

test('[WORKFLOW-06] [WORKFLOW-08] the volume must be large enough for its source, the image and the flavor', () => {
  const ofImage = form({ source_type: 'volume_image_id', image_id: 'i', flavor: 'small' })
  expect(sizeNeedsOf(ofImage, facts)).toEqual({ gibibytes: undefined, bytes: 3 * GIB, minDisk: 2, flavorDisk: 20 })
  const ofSnapshot = form({ source_type: 'volume_snapshot_id', volume_snapshot_id: 's', flavor: 'tiny' })
  expect(sizeNeedsOf(ofSnapshot, facts)).toMatchObject({ gibibytes: 30, bytes: undefined, flavorDisk: 1 })
})

test('the chosen image is that of the source type', () => {
  const chosen = form({ image_id: 'i', instance_snapshot_id: 'snap', volume_snapshot_id: 's' })
  expect(chosenImage(chosen, facts)?.id).toBe('i')
  expect(chosenImage({ ...chosen, source_type: 'volume_image_id' }, facts)?.id).toBe('i')
  expect(chosenImage({ ...chosen, source_type: 'instance_snapshot_id' }, facts)?.id).toBe('snap')
  expect(chosenImage({ ...chosen, source_type: 'volume_id' }, facts)).toBeNull()
})

test('without a volume service, sources that need volumes are not listed', () => {
  expect(offeredSources({ hasVolumes: false })).toEqual(['image_id', 'instance_snapshot_id'])
  expect(offeredSources({ hasVolumes: true })).toHaveLength(5)
})

test('[WORKFLOW-08] a flavor shows its ephemeral disk, and a source its name and size', () => {
  const intl = createIntl({ locale: 'en', onError: () => {} })
  const sized = (ephemeral: number) => ({ ...flavor('f', 2048, 20), 'OS-FLV-EXT-DATA:ephemeral': ephemeral })
  expect(flavorNote(intl, sized(0))).toBe('1 vCPU · 2 GB · 20 GB')
  expect(flavorNote(intl, sized(5))).toBe('1 vCPU · 2 GB · 20 GB · 5 GB ephemeral')
  expect(sizedOption(intl)({ id: 's', name: 'daily', size: 30 })).toEqual({ value: 's', label: 'daily', note: '30 GB' })
  expect(imageOption(intl)({ id: 'i', name: null, size: 3 * GIB })).toEqual({ value: 'i', label: 'i', note: '3 GB' })
})
