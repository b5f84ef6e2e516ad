import type { FlavorDetails as Flavor } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { textsOfDeletion } from '../../framework/actions/deletion.fixture.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { flavor } from './flavor.resource.tsx'

const intl = createIntl({ locale: 'en' })
const context = { intl } as CellContext // the columns read no more of it than this
const item = (more: Partial<Flavor> = {}): Flavor => ({
  id: 'f1',
  name: 'm1.small',
  description: null,
  vcpus: 1,
  ram: 2048,
  disk: 20,
  swap: 512,
  rxtx_factor: 1,
  'OS-FLV-EXT-DATA:ephemeral': 5,
  'OS-FLV-DISABLED:disabled': false,
  'os-flavor-access:is_public': true,
  links: [],
  extras: {},
  ...more,
})
const passes = (id: string, value: string) => {
  const on = flavor.list.facets.find((facet) => facet.id === id)?.on
  return typeof on === 'object' && on.test(item(), value, context)
}

test('[FLAVOR-01] [FLAVOR-02] a row shows the size of its flavor: memory in MB, disks in GB', () => {
  expect(flavor.columns.filter(({ optional }) => !optional).map((column) => cellText(column, item(), context))).toEqual(
    ['m1.small', '1', '2,048 MB', '20 GB', '5 GB', '512 MB', 'f1', 'Yes', 'No'],
  )
  expect(flavor.list.defaultSort).toBe('ram')
  const ram = flavor.columns.find(({ id }) => id === 'ram')
  expect([ram?.value(item(), context), ram?.tooltip?.(item(), context)]).toEqual([2048, '2 GB'])
})

test('[FLAVOR-01] the search filters by name, size and public', () => {
  expect([passes('name', 'SMALL'), passes('name', 'large')]).toEqual([true, false])
  expect([passes('vcpus', '1'), passes('vcpus', '11')]).toEqual([true, false])
  expect([passes('ram', '2048'), passes('disk', '20')]).toEqual([true, true])
  expect([passes('public', 'true'), passes('public', 'false')]).toEqual([true, false])
})

test('[FLAVOR-01] every flavor has every action, but a public one has no access list', () => {
  const offered = (more: Partial<Flavor>) =>
    flavor.actions
      .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
      .map(({ id }) => id)
  expect(offered({})).toEqual(['update-metadata', 'delete'])
  expect(offered({ 'os-flavor-access:is_public': false })).toEqual(['modify-access', 'update-metadata', 'delete'])
})

test('[FLAVOR-02] [TABLE-13] the confirmation and the result of deleting name flavors', async () => {
  const items = [item({ id: 'a', name: 'a' }), item({ id: 'b', name: 'b' })]
  const { question, done, failed } = await textsOfDeletion(flavor, { intl, items })
  expect(question[1]).toBe('Deleted flavors are not recoverable: a, b.')
  expect(done).toEqual(['Deleted Flavor(s): a.'])
  expect(failed).toEqual(['Unable to delete Flavor(s): b.'])
})

test('[FLAVOR-02] flavors that may not be deleted are named and skipped', async () => {
  const items = [item({ id: 'a', name: 'a' }), item({ id: 'b', name: 'b' })]
  const permits = ({ id }: Flavor) => id === 'b'
  const { done, failed } = await textsOfDeletion(flavor, { intl, items, permits, refusesLast: false })
  expect(failed).toEqual(['You are not allowed to delete flavors: a'])
  expect(done).toEqual(['Deleted Flavor(s): b.'])
})
