import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const names = async (query: string, who = demo): Promise<string[]> => {
  const { body } = await who.get(`volumes/detail?${query}`)
  return body.volumes.map(({ name }: Body) => name)
}

describe('a list of volumes', () => {
  test('has the volumes of the project, newest first', async () => {
    expect(await names('')).toEqual([
      'render-cache',
      'scratch',
      'cluster-fs',
      'archive-2025',
      'media',
      'data-2',
      'boot-vol',
      'data-1',
    ])
  })

  test.each([
    ['sort=name:asc', ['archive-2025', 'boot-vol', 'cluster-fs']],
    ['sort_key=size&sort_dir=desc', ['media', 'render-cache', 'archive-2025']],
    ['sort=status:desc,size:asc', ['boot-vol', 'data-1', 'render-cache']],
  ])('is sorted by %s', async (query, first) => {
    expect((await names(query)).slice(0, 3)).toEqual(first)
  })

  test.each([
    ['status=error', ['render-cache']],
    ['name=data-1', ['data-1']],
    ['bootable=true', ['boot-vol']],
    ['size=40', ['cluster-fs', 'data-2']],
    [`metadata=${encodeURIComponent("{'tier': 'gold'}")}`, ['data-1']],
    ['created_at=gte:2026-08-01T00:00:00,lt:2026-09-01T00:00:00', ['scratch']],
    ['availability_zone=nowhere', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  test('is paged, with a count on request', async () => {
    const seen: string[] = []
    let path = 'volumes/detail?limit=3&sort=name&with_count=true'
    for (let page = 0; page < 3; page++) {
      const { body } = await demo.get(path)
      expect(body.count).toBe(8)
      seen.push(...body.volumes.map(({ name }: Body) => name))
      const [, query] = String(body.volumes_links?.[0]?.href).split('?')
      path = `volumes/detail?${query}`
    }
    expect(seen).toEqual((await names('sort=name')).slice(0, 9))
    expect(await names('limit=2&offset=1')).toEqual(['scratch', 'cluster-fs'])
  })

  test('of all projects is for administrators', async () => {
    expect(await names('')).toEqual(await names('all_tenants=1'))
    const all = await names('all_tenants=1', admin)
    expect(all).toContain('lab-disk')
    expect(all).toContain('data-1')
    const theirs = await names(`all_tenants=1&project_id=${demo.client.projectId}`, admin)
    expect(theirs).toEqual(await names(''))
  })

  test.each([
    ['colour=red', 'Invalid filters colour are found in query options.'],
    ['host=x', 'Invalid filters host are found in query options.'],
    ['sort=colour', 'Invalid input received: Invalid sort key'],
    ['sort=name:up', "Invalid input received: Unknown sort direction, must be 'desc' or 'asc'."],
    ['limit=few', 'limit param must be an integer'],
    ['limit=-1', 'limit param must be positive'],
    ['offset=-1', 'offset must be >= 0'],
    ['bootable=perhaps', "Invalid input received: 'bootable = perhaps'"],
    ['created_at=about:2026', 'Invalid about operator'],
    ['with_count=perhaps', "Value 'perhaps' for 'with_count' is not a boolean."],
    ['sort=name&sort_key=name', /^The 'sort_key' and 'sort_dir' parameters are deprecated/],
  ])('is refused for %s', async (query, sentence) => {
    expect(await demo.get(`volumes?${query}`)).toMatchObject(refused(400, sentence))
  })

  test('refuses the marker of a missing volume', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    expect(await demo.get(`volumes?marker=${id}`)).toMatchObject(refused(404, `Volume ${id} could not be found.`))
  })

  test('ignores unknown filters before 3.31, and matches parts of names for administrators from 3.34 on', async () => {
    const { body } = await demo.at('3.30').get('volumes?colour=red')
    expect(body.volumes).toHaveLength(8)
    expect(await names('all_tenants=1&name~=DATA&sort=name:asc', admin)).toEqual(['data-1', 'data-2'])
  })
})

describe('a volume shows', () => {
  const keysAt = async (version: string, who = demo) => {
    const { body } = await who.at(version).get('volumes/detail?limit=1&all_tenants=1')
    return Object.keys(body.volumes[0])
  }

  test.each([
    ['3.12', 'group_id', false],
    ['3.13', 'group_id', true],
    ['3.47', 'service_uuid', false],
    ['3.48', 'service_uuid', true],
    ['3.62', 'volume_type_id', false],
    ['3.63', 'volume_type_id', true],
    ['3.64', 'consumes_quota', false],
    ['3.65', 'consumes_quota', true],
  ])('at %s %s: %s', async (version, key, shown) => {
    expect((await keysAt(version)).includes(key)).toBe(shown)
  })

  test('its host to administrators only', async () => {
    expect(await keysAt('3.70')).not.toContain('os-vol-host-attr:host')
    expect(await keysAt('3.70', admin)).toEqual(
      expect.arrayContaining(['os-vol-host-attr:host', 'migration_status', 'provider_id', 'cluster_name']),
    )
  })
})

test('the paths work without the project, but not with another one', async () => {
  const { body } = await demo.client.get('/volume/v3/volumes?limit=1')
  expect(body.volumes[0].links[0].href).toBe(`${cloud.url}/volume/v3/volumes/${body.volumes[0].id}`)
  const other = await demo.client.get(`/volume/v3/${admin.client.projectId}/volumes`)
  expect(other).toMatchObject(refused(400, 'Malformed request url'))
})

test('the summary has totals, and from 3.36 on metadata', async () => {
  const expected = { total_count: 8, total_size: 470 }
  expect((await demo.at('3.12').get('volumes/summary')).body).toEqual({ 'volume-summary': expected })
  const metadata = { backup: ['nightly'], tier: ['gold', 'silver'] }
  expect((await demo.get('volumes/summary')).body).toEqual({ 'volume-summary': { ...expected, metadata } })
  expect((await demo.at('3.11').get('volumes/summary')).status).toBe(404)
})
