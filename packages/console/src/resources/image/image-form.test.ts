import { expect, test } from 'vitest'
import { metadataSchema, newImageDefaults, newImageRequest, uploadModeOf } from './image-form.tsx'

const file = new File(['bytes'], 'cirros.qcow2')
const direct = { HORIZON_IMAGES_UPLOAD_MODE: 'direct' }
const filled = { ...newImageDefaults(direct, true), name: 'cirros', disk_format: 'qcow2', data: file }
const entry = (key: string, value: string) => ({ key, value, definition: null })

test('[IMAGE-05] a new image is public, unprotected and has no minimums unless the operator sets other defaults', () => {
  expect(newImageDefaults(direct, true)).toMatchObject({
    min_disk: 0,
    min_ram: 0,
    protected: false,
    visibility: 'public',
    source_type: 'file-direct',
  })
  expect(newImageDefaults(direct, false).visibility).toBe('private')
  const settings = { ...direct, CREATE_IMAGE_DEFAULTS: { image_visibility: 'shared' } }
  expect(newImageDefaults(settings, true).visibility).toBe('shared')
})

test.each([
  ['direct', 'file-direct'],
  ['legacy', 'file-legacy'],
  ['off', 'url'],
  ['nonsense', 'url'],
])('[IMAGE-06] with the upload mode %s the source is %s', (mode, source) => {
  expect(newImageDefaults({ HORIZON_IMAGES_UPLOAD_MODE: mode }, true).source_type).toBe(source)
})

test('[IMAGE-06] without the setting there are no uploads', () => {
  expect(uploadModeOf({})).toBe('off')
})

test('[IMAGE-05] a request has a file or an address, never both', () => {
  expect(newImageRequest({ ...filled, image_url: 'http://old' })).toMatchObject({ data: 'cirros.qcow2' })
  expect(newImageRequest({ ...filled, image_url: 'http://old' })).not.toHaveProperty('image_url')
  const url = newImageRequest({ ...filled, source_type: 'url', image_url: 'http://a/b.img', data: null })
  expect(url).toMatchObject({ image_url: 'http://a/b.img', import_data: true })
  expect(url).not.toHaveProperty('data')
})

test('data at an address is copied unless Glance may read it there', () => {
  expect(newImageDefaults({}, true).import_data).toBe(true)
  expect(newImageDefaults({ IMAGES_ALLOW_LOCATION: true }, true).import_data).toBe(false)
})

test('metadata is sent with the image, and replaces no field of the form', () => {
  const request = newImageRequest({ ...filled, metadata: [entry('os_distro', 'debian'), entry('name', 'other')] })
  expect(request).toMatchObject({ os_distro: 'debian', name: 'cirros' })
})

test('metadata without a value is invalid', () => {
  expect(metadataSchema.safeParse({ metadata: [entry('os_distro', '')] }).success).toBe(false)
  expect(metadataSchema.safeParse({ metadata: [entry('os_distro', 'debian')] }).success).toBe(true)
  expect(metadataSchema.safeParse({ metadata: null }).success).toBe(true)
})
