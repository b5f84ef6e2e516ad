import type { FlavorDetails as Flavor } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { ConfirmRequest } from '../../framework/actions/ConfirmProvider.tsx'
import type { ActionTools } from '../../framework/actions/action.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { flavor } from './flavor.resource.tsx'

const intl = createIntl({ locale: 'en' })
const context = { intl } as CellContext // the columns read no more of it than this
const item = (more: Partial<Flavor> = {}): Flavor => ({
  ...{ id: 'f1', name: 'm1.small', description: null, vcpus: 1, ram: 2048, disk: 20, swap: 512, rxtx_factor: 1 },
  ...{ 'OS-FLV-EXT-DATA:ephemeral': 5, 'OS-FLV-DISABLED:disabled': false, 'os-flavor-access:is_public': true },
  ...{ links: [], extras: {} },
  ...more,
})
const passes = (id: string, value: string) => {
  const on = flavor.facets.find((facet) => facet.id === id)?.on
  return typeof on === 'object' && on.test(item(), value, context)
}

test('[FLAVOR-01] a row shows the size of its flavor: memory in MB, disks in GB', () => {
  expect(flavor.columns.filter(({ optional }) => !optional).map((column) => cellText(column, item(), context))).toEqual(
    ['m1.small', '1', '2 GB', '20 GB', '5 GB', '512 MB', 'f1', 'Yes', 'No'],
  )
  expect(flavor.defaultSort).toBe('ram')
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

test('[TABLE-13] the confirmation and the result of deleting name flavors', async () => {
  const action = flavor.actions.find(({ id }) => id === 'delete')
  const items = [item({ id: 'a', name: 'a' }), item({ id: 'b', name: 'b' })]
  const notify = { success: vi.fn(), danger: vi.fn(), info: vi.fn(), warning: vi.fn() }
  const error = new ApiError('In use.', { reason: 'refused', endpoint: 'DELETE /', status: 409 })
  const confirm = vi.fn((_request: ConfirmRequest<unknown>) => Promise.resolve([{ item: items[1], error }]))
  const tools = { intl, notify, confirm, type: flavor.type, label: flavor.label, permits: async () => true }
  if (action && 'run' in action) await action.run(items, tools as unknown as ActionTools<Flavor>) // mocks are not generic
  expect(confirm.mock.calls[0]?.[0].body).toBe('You have selected "a, b". Deleted flavors are not recoverable.')
  expect(notify.success).toHaveBeenCalledWith('Deleted Flavor: a.')
  expect(notify.danger).toHaveBeenCalledWith('Unable to delete Flavor: b.', expect.anything())
})
