import type { Volume } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { isIn, type CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { extendSchema, maxSizeWithin } from './edit-dialogs.tsx'
import { withServers } from './volume.queries.ts'
import { volume } from './volume.resource.tsx'

const inProject = isIn('project')
const context = { intl: createIntl({ locale: 'en' }) } as CellContext // the columns read no more of it than this
const item = (more: Partial<Volume> = {}): Volume =>
  ({
    id: 'v1',
    name: 'data',
    description: 'Logs',
    size: 10,
    status: 'in-use',
    volume_type: 'ssd',
    availability_zone: 'nova',
    bootable: 'true',
    encrypted: false,
    group_id: null,
    consistencygroup_id: null,
    created_at: '2026-01-01T00:00:00Z',
    transfer: null,
    metadata: {},
    attachments: [{ server_id: 's1', attachment_id: 'a1', volume_id: 'v1', device: '/dev/vdb' }],
    ...more,
  }) as Volume // the tests read no more of it

test('a row shows the facts of its volume, and where it is attached', () => {
  expect(
    volume.columns
      .filter(inProject)
      .filter(({ optional }) => !optional)
      .map((column) => cellText(column, item(), context)),
  ).toEqual(['data', 'Logs', '10 GB', 'In-use', 'ssd', '/dev/vdb s1', 'nova', 'Yes', 'No'])
})

test('the offered actions depend on the status of the volume', () => {
  const offered = (more: Partial<Volume>) =>
    volume.actions
      .filter(inProject)
      .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
      .map(({ id }) => id)
  expect(offered({ status: 'creating' })).toEqual(['update-metadata'])
  expect(offered({ status: 'error' })).toEqual(['update-metadata', 'delete'])
  expect(offered({ status: 'available' })).toContain('launch')
  expect(offered({ status: 'in-use' })).not.toContain('delete')
})

test('the search filters by name, status, type, zone and bootable', () => {
  const passes = (id: string, value: string) => {
    const on = volume.list.facets.find((facet) => facet.id === id)?.on
    return typeof on === 'object' && on.test(item(), value, context)
  }
  expect([passes('name', 'DAT'), passes('name', 'x')]).toEqual([true, false])
  expect([passes('status', 'in-use'), passes('status', 'error')]).toEqual([true, false])
  expect([passes('type', 'ss'), passes('bootable', 'false'), passes('zone', 'nova')]).toEqual([true, false, true])
})

test('a volume can only grow, within the quota', () => {
  const limits = { maxTotalVolumeGigabytes: 100, totalGigabytesUsed: 90 }
  expect([maxSizeWithin(10, limits), maxSizeWithin(10, { ...limits, maxTotalVolumeGigabytes: -1 })]).toEqual([
    20,
    Infinity,
  ])
  expect(maxSizeWithin(10, { ...limits, totalGigabytesUsed: 120 })).toBe(10)
  const passes = (requested: number) => extendSchema(10, limits).safeParse({ new_size: requested }).success
  expect([passes(10), passes(11), passes(20), passes(21)]).toEqual([false, true, true, false])
  expect(extendSchema(10, null).safeParse({ new_size: 5000 }).success).toBe(true)
})

test('a disk without a name is called by its server, as soon as that is known', () => {
  const label = (more: Partial<Volume>, servers: [string, string][] | null) =>
    volume.label(withServers(item(more), servers && new Map(servers)))
  expect([
    label({ name: '' }, null),
    label({ name: '' }, [['s1', 'web-1']]),
    label({ name: '' }, [['s2', 'db-1']]),
    label({ name: '', attachments: [] }, [['s1', 'web-1']]),
    label({}, [['s1', 'web-1']]),
  ]).toEqual(['v1', 'web-1 · /dev/vdb', 'v1', 'v1', 'data'])
})
