import type { Image } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { imageOf } from '../../api/image.fixture.ts'
import { textsOfDeletion } from '../../framework/actions/deletion.fixture.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { customProperties, rareFactsOf, tagsOf } from './ImageOverview.tsx'
import { image } from './image.resource.tsx'

const OWN = 'p1'
const context = {
  intl: createIntl({ locale: 'en' }),
  session: { project_id: OWN },
  projectName: (id) => (id === OWN ? 'demo' : (id ?? '')),
} as CellContext // the columns read no more of the session than this
const item = (more: Partial<Image>): Image => imageOf({ owner: OWN, ...more })
const text = (id: string, more: Partial<Image> = {}) => {
  const column = image.columns.find((candidate) => candidate.id === id)
  return column && cellText(column, item(more), context)
}

test('[IMAGE-01] a row shows the facts of its image', () => {
  expect(image.columns.filter(({ optional }) => !optional).map(({ id }) => text(id))).toEqual([
    'cirros',
    'demo',
    'Image',
    'Active',
    'Private',
    'No',
    'QCOW2',
    '1.5 KB',
  ])
})

test('[IMAGE-01] an unnamed image shows its id; the owner is shown to users who may read projects', () => {
  expect(text('name', { name: null })).toBe('i1')
  expect(image.columns.find(({ id }) => id === 'owner')?.policy).toEqual([['identity', 'identity:get_project']])
})

test("[IMAGE-01] another project's name is never 32 hex digits", () => {
  expect(text('owner')).toBe('demo')
  expect(text('owner', { owner: '0123456789abcdef0123456789abcdef' })).toBe('Another project')
  expect(text('owner', { owner: null })).toBe('')
})

test('[IMAGE-08] tags, virtual size, kernel and ramdisk are facts where an image has them', () => {
  const facts = (properties: Record<string, unknown>) => {
    const one = item({ properties })
    return rareFactsOf(one, context).map((fact) => [fact.id, fact.text?.(one, context) ?? fact.value(one, context)])
  }
  expect(facts({})).toEqual([])
  expect(facts({ virtual_size: null, tags: [], kernel_id: '' })).toEqual([])
  expect(facts({ virtual_size: 1024 ** 3, kernel_id: 'k1', ramdisk_id: 'r1', tags: ['lts', 'arm'] })).toEqual([
    ['virtual_size', '1 GB'],
    ['kernel_id', 'k1'],
    ['ramdisk_id', 'r1'],
    ['tags', 'lts, arm'],
  ])
  expect(customProperties(item({ properties: { kernel_id: 'k1', own: 'x' } }))).toEqual([['own', 'x']])
})

test('[IMAGE-02] snapshots and images of other projects are recognised', () => {
  expect(text('type', { properties: { image_type: 'snapshot' } })).toBe('Snapshot')
  expect(text('type', { properties: { block_device_mapping: '[]' } })).toBe('Snapshot')
  expect(text('visibility', { owner: 'other' })).toBe('Image from Other Project - Non-Public')
  expect(text('visibility', { owner: 'other', visibility: 'public' })).toBe('Public')
  expect(text('visibility', { visibility: null })).toBe('Unknown')
})

test('a status or visibility of a newer API is shown as it is', () => {
  expect(text('status', { status: 'defrosting' })).toBe('defrosting')
  expect(text('visibility', { visibility: 'orbital' })).toBe('orbital')
})

test('[IMAGE-03] protected and deleted images have no delete action', () => {
  const permitted = (more: Partial<Image>) =>
    image.actions.filter((action) => 'allowed' in action && action.allowed?.(item(more), context)).map(({ id }) => id)
  const MORE = ['tags', 'share', 'download', 'hide']
  expect(permitted({})).toEqual(['launch', 'create-volume', 'edit', 'update-metadata', ...MORE, 'deactivate', 'delete'])
  expect(permitted({ protected: true })).toEqual([
    'launch',
    'create-volume',
    'edit',
    'update-metadata',
    ...MORE,
    'deactivate',
  ])
  expect(permitted({ container_format: 'aki' })).toEqual(['edit', 'update-metadata', ...MORE, 'deactivate', 'delete'])
  expect(permitted({ status: 'queued' })).toEqual(['import', 'delete'])
  expect(permitted({ status: 'deactivated' })).toEqual(['reactivate', 'delete'])
  expect(permitted({ status: 'deleted' })).toEqual([])
})

test('[IMAGE-04] images in transition are polled, others are not', () => {
  expect(
    ['saving', 'queued', 'pending_delete', 'active', 'killed'].map((status) => image.isTransitional(item({ status }))),
  ).toEqual([true, true, true, false, false])
  expect(image.panels.admin?.filterFirst).toBe('admin.images')
})

test('[IMAGE-01] the size facets take bytes, and Glance applies all facets', () => {
  expect(image.list.facets.filter(({ numeric }) => numeric).map(({ id }) => id)).toEqual(['size_min', 'size_max'])
  expect(image.list.facets.every(({ on }) => on === 'server')).toBe(true)
})

test('custom properties are those that users set, in order, and tags are separate', () => {
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

/** Runs the delete action on images of these names, of which the last one fails; returns its texts. */
const textsOfDeleting = (names: string[]) =>
  textsOfDeletion(image, {
    intl: context.intl,
    items: names.map((name) => item({ id: name, name, protected: name === 'locked' })),
    permits: (each) => !each.protected,
  })

test('[IMAGE-07] [MODAL-04] the confirmation of deleting is worded for one image and for many', async () => {
  expect((await textsOfDeleting(['cirros'])).question).toEqual(['Delete cirros?', 'Deleted image is not recoverable.'])
  expect((await textsOfDeleting(['a', 'b'])).question).toEqual([
    'Delete Images?',
    'Deleted images are not recoverable: a, b.',
  ])
})

test('[IMAGE-07] the result of deleting has these texts', async () => {
  expect(await textsOfDeleting(['locked', 'a', 'b', 'c'])).toMatchObject({
    done: ['Deleted Image(s): a, b.'],
    failed: ['You are not allowed to delete images: locked', 'Unable to delete Image(s): c.'],
  })
})

test('a name with braces or angle brackets is shown as it is', async () => {
  expect((await textsOfDeleting(['<b>{count}</b>', 'b'])).done).toEqual(['Deleted Image(s): <b>{count}</b>.'])
})
