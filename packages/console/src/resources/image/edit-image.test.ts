import type { Image } from '@meridian/contract'
import { expect, test } from 'vitest'
import {
  chosenFormat,
  editImageDefaults,
  editImageRequest,
  editImageSchema,
  metadataChange,
  metadataOf,
} from './EditImage.tsx'

const image: Image = {
  id: 'i1',
  name: null,
  status: 'active',
  visibility: 'shared',
  is_public: false,
  protected: true,
  owner: 'p1',
  size: 1,
  disk_format: 'raw',
  container_format: 'docker',
  min_disk: 1,
  min_ram: 512,
  architecture: null,
  checksum: null,
  member_status: null,
  created_at: '',
  updated_at: '',
  properties: { description: 'An old one' },
}

test('[IMAGE-05] the form starts with the values of the image', () => {
  expect(editImageDefaults(image)).toMatchObject({
    name: '',
    description: 'An old one',
    disk_format: 'docker',
    architecture: '',
    min_disk: 1,
    min_ram: 512,
    visibility: 'shared',
    protected: true,
  })
  expect(chosenFormat({ ...image, container_format: 'bare' })).toBe('raw')
})

test('[IMAGE-05] names have at most 255 characters, numbers are integers and not negative', () => {
  const valid = { ...editImageDefaults(image), name: 'x' }
  const invalid = (change: object) => editImageSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.path[0]
  expect(invalid({})).toBeUndefined()
  expect(invalid({ name: 'x'.repeat(256) })).toBe('name')
  expect(invalid({ min_disk: 1.5 })).toBe('min_disk')
  expect(invalid({ min_ram: -1 })).toBe('min_ram')
})

test('[IMAGE-05] the request has Glance’s formats, and null for emptied fields', () => {
  expect(editImageRequest({ ...editImageDefaults(image), name: 'x', description: '' })).toMatchObject({
    disk_format: 'raw',
    container_format: 'docker',
    description: null,
    architecture: null,
  })
})

test('[IMAGE-05] kernel and ramdisk are read and sent', () => {
  const parts = { ...image, properties: { kernel_id: 'k', ramdisk_id: 'r' } }
  expect(editImageDefaults(parts)).toMatchObject({ kernel: 'k', ramdisk: 'r' })
  expect(editImageRequest({ ...editImageDefaults(parts), name: 'x', ramdisk: null })).toMatchObject({
    kernel: 'k',
    ramdisk: null,
  })
})

test('only the change of the metadata is sent, and properties with fields of their own are no metadata', () => {
  const existing = metadataOf({ os_distro: 'debian', description: 'An old one', kernel_id: 'k' })
  expect(existing).toEqual({ os_distro: 'debian' })
  const values = editImageDefaults(image)
  const entry = (key: string, value: string) => ({ key, value, definition: null })
  expect(metadataChange(existing, values)).toBeNull()
  expect(metadataChange(existing, { ...values, metadata: [entry('os_distro', 'debian')] })).toBeNull()
  expect(metadataChange(existing, { ...values, metadata: [entry('hw_disk_bus', 'scsi')] })).toEqual({
    updated: { hw_disk_bus: 'scsi' },
    removed: ['os_distro'],
  })
})
