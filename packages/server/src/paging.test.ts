import { expect, test } from 'vitest'
import { filtersOf } from './paging.ts'

test("[API-CINDER] filters keep the service's own names, without paging and sorting", () => {
  const query = { paginate: true, marker: 'm', page_size: 5, sort_key: 'name', sort_dir: 'asc' as const }
  expect(filtersOf({ ...query, status: 'available', bootable: '1' })).toEqual({ status: 'available', bootable: '1' })
})

test.each([
  ['True', { shared: 'true' }],
  ['False', { shared: 'false' }],
  ['None', {}],
  ['Nonesuch', { shared: 'Nonesuch' }],
])('the filter value %s is sent as %j', (word, filters) => {
  expect(filtersOf({ shared: word })).toEqual(filters)
})
