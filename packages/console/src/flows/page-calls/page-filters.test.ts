import { DIALECTS, type UpstreamCall } from '@meridian/contract'
import { describe, expect, test } from 'vitest'
import { browserFilters, filteredCalls } from './page-filters.ts'

const get = (service: string, path: string): UpstreamCall => ({
  service,
  method: 'GET',
  endpoint: 'http://cloud.test',
  path,
  version: null,
  headers: {},
  body: null,
  file: false,
  status: 200,
  milliseconds: 1,
  requestId: null,
})
const [openstack] = DIALECTS

describe('the filters that the page applies itself', () => {
  test('are those in its address that its requests do not have', () => {
    const params = { magicSearchQuery: 'status=error&name=web&host=', queryString: 'a b', sort: 'name' }
    expect(browserFilters(params, [{ args: { query: { name: 'web' } } }, { args: {} }])).toEqual([
      { facet: 'status', value: 'error' },
      { facet: null, value: 'a b' },
    ])
    expect(browserFilters({}, [])).toEqual([])
  })

  test('are part of the command if it has them', () => {
    const filters = [{ facet: 'status', value: 'in-use' }]
    const { calls, remarks } = filteredCalls(
      [get('volume', '/volumes/detail?limit=9'), get('volume', '/limits'), get('network', '/v2.0/floatingips')],
      filters,
    )
    expect(calls.map(({ path }) => path)).toEqual([
      '/volumes/detail?limit=9&status=in-use',
      '/limits',
      '/v2.0/floatingips',
    ])
    expect(remarks).toEqual([])
    expect(openstack.write(calls.slice(0, 1))).toBe('openstack volume list --status in-use')
  })

  test.each([
    ['network', '/v2.0/networks'],
    ['network', '/v2.0/floatingips'],
    ['volume', '/snapshots/detail'],
    ['volume', '/backups/detail'],
  ])('are part of the call if its command has them: %s %s', (service, path) => {
    const { calls, remarks } = filteredCalls([get(service, path)], [{ facet: 'status', value: 'x' }])
    expect([calls[0]?.path, remarks]).toEqual([`${path}?status=x`, []])
  })

  test('are remarks otherwise, of one line each', () => {
    const filters = [
      { facet: 'status', value: 'ACTIVE' },
      { facet: null, value: 'web\n1' },
    ]
    const { calls, remarks } = filteredCalls([get('network', '/v2.0/routers')], filters)
    expect(calls.map(({ path }) => path)).toEqual(['/v2.0/routers'])
    expect(remarks).toEqual([
      'The page shows only rows with "ACTIVE" in "status".',
      String.raw`The page shows only rows with "web\n1" in any column.`,
    ])
  })
})
