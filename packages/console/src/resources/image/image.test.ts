import type { Image } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { customProperties, tagsOf } from './image-properties.ts'
import { image } from './image.resource.tsx'

const OWN = 'p1'
const context = {
  intl: createIntl({ locale: 'en' }),
  session: { project_id: OWN },
  projectName: (id) => (id === OWN ? 'demo' : (id ?? '')),
} as CellContext // the columns read no more of the session than this
const item = (more: Partial<Image>): Image => ({
  ...{
    id: 'i1',
    name: 'cirros',
    status: 'active',
    visibility: 'private',
    is_public: false,
    protected: false,
    owner: OWN,
  },
  ...{ size: 1536, disk_format: 'qcow2', container_format: 'bare', min_disk: 0, min_ram: 0, architecture: null },
  ...{ checksum: null, created_at: '', updated_at: '', properties: {} },
  ...more,
})
const says = (id: string, more: Partial<Image> = {}) => {
  const column = image.columns.find((candidate) => candidate.id === id)
  return column && cellText(column, item(more), context)
}

test('[IMAGE-01] a row says what its image is', () => {
  expect(image.columns.filter(({ optional }) => !optional).map(({ id }) => says(id))).toEqual([
    ...['cirros', 'demo', 'Image', 'Active', 'Private', 'No', 'QCOW2', '1.5 KB'],
  ])
})

test('[IMAGE-01] an unnamed image shows its id; the owner shows only to those who may know projects', () => {
  expect(says('name', { name: null })).toBe('i1')
  expect(image.columns.find(({ id }) => id === 'owner')?.policy).toEqual([['identity', 'identity:get_project']])
})

test('[IMAGE-02] snapshots and images of other projects are told', () => {
  expect(says('type', { properties: { image_type: 'snapshot' } })).toBe('Snapshot')
  expect(says('type', { properties: { block_device_mapping: '[]' } })).toBe('Snapshot')
  expect(says('visibility', { owner: 'other' })).toBe('Image from Other Project - Non-Public')
  expect(says('visibility', { owner: 'other', visibility: 'public' })).toBe('Public')
  expect(says('visibility', { visibility: null })).toBe('Unknown')
})

test('a status or visibility of a newer API is shown as it is', () => {
  expect(says('status', { status: 'defrosting' })).toBe('defrosting')
  expect(says('visibility', { visibility: 'orbital' })).toBe('orbital')
})

test('[IMAGE-03] protected and deleted images offer no delete', () => {
  const permitted = (more: Partial<Image>) =>
    image.actions.filter((action) => 'allowed' in action && action.allowed?.(item(more), context)).map(({ id }) => id)
  expect(permitted({})).toEqual(['launch', 'create-volume', 'edit', 'update-metadata', 'deactivate', 'delete'])
  expect(permitted({ protected: true })).toEqual(['launch', 'create-volume', 'edit', 'update-metadata', 'deactivate'])
  expect(permitted({ container_format: 'aki' })).toEqual(['edit', 'update-metadata', 'deactivate', 'delete'])
  expect(permitted({ status: 'queued' })).toEqual(['delete'])
  expect(permitted({ status: 'deactivated' })).toEqual(['reactivate', 'delete'])
  expect(permitted({ status: 'deleted' })).toEqual([])
})

test('[IMAGE-04] images in transition are polled, others are not', () => {
  expect(
    ['saving', 'queued', 'pending_delete', 'active', 'killed'].map((status) => image.isTransitional(item({ status }))),
  ).toEqual([...[true, true, true, false, false]])
  expect(image.panels.admin?.filterFirst).toBe('admin.images')
})

test('[IMAGE-01] the size facets take bytes, all facets go to the API', () => {
  expect(image.facets.filter(({ numeric }) => numeric).map(({ id }) => id)).toEqual(['size_min', 'size_max'])
  expect(image.facets.every(({ on }) => on === 'server')).toBe(true)
})

test('custom properties are those that users set, in order, and tags stand apart', () => {
  const { properties } = item({
    properties: {
      os_distro: 'debian',
      hw_disk_bus: 'virtio',
      file: '/v2/x',
      schema: '/v2/y',
      tags: ['a', 'b'],
      stores: 'fs',
    },
  })
  expect(customProperties(item({ properties }))).toEqual([
    ['hw_disk_bus', 'virtio'],
    ['os_distro', 'debian'],
  ])
  expect(tagsOf(item({ properties }))).toEqual(['a', 'b'])
  expect(tagsOf(item({}))).toEqual([])
})
