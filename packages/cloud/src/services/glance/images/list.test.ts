import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const member = await cloud.as('demo', 'alt_demo')
const stranger = await cloud.as('demo', 'demo')
const admin = await cloud.as('admin', 'admin')

const names = (response: { body: Body }) => response.body.images.map((image: Body) => image.name)
const list = async (query: string, who = member) => names(await who.get(encodeURI(`/image/v2/images?${query}`)))

/** The member's images with the tag `t`, created one second apart. */
const CREATED = [
  { name: 'pear', min_ram: 512, disk_format: 'raw', tags: ['t', 'x'], colour: 'green' },
  { name: 'apple', min_ram: 64, disk_format: 'qcow2', tags: ['t'], colour: 'red' },
  { name: 'fig, dried', min_ram: 64, disk_format: 'iso', tags: ['t'], protected: true },
  { name: null, min_ram: 0, tags: ['t'] },
  { name: 'apple', min_ram: 128, disk_format: 'raw', tags: ['t', 'x'], visibility: 'private' },
]

beforeAll(async () => {
  for (const image of CREATED) {
    cloud.clock.advance(1)
    const { body } = await member.post('/image/v2/images', { container_format: 'bare', ...image })
    if (image.disk_format !== 'raw') continue
    const headers = { 'content-type': 'application/octet-stream' }
    await member.send('PUT', `/image/v2/images/${body.id}/file`, { headers, body: 'x'.repeat(image.min_ram) })
  }
})

describe('sorting', () => {
  test.for([
    ['newest first by default', '', ['apple', null, 'fig, dried', 'apple', 'pear']],
    ['by name, no name first', 'sort=name:asc', [null, 'apple', 'apple', 'fig, dried', 'pear']],
    ['by several keys', 'sort=name:desc,created_at:asc', ['pear', 'fig, dried', 'apple', 'apple', null]],
    [
      'in the older syntax',
      'sort_key=name&sort_dir=asc&sort_key=id&sort_dir=desc',
      [null, 'apple', 'apple', 'fig, dried', 'pear'],
    ],
    ['by size, without data first', 'sort=size:asc', ['apple', 'fig, dried', null, 'apple', 'pear']],
  ] as const)('%s', async ([, query, expected]) => {
    expect(await list(`tag=t&${query}`)).toEqual(expected)
  })

  test.for([
    ['sort=colour', 'Invalid sort key: colour.'],
    ['sort=name:up', 'Invalid sort direction: up'],
    ['sort=name&sort_key=size', 'Old and new sorting syntax cannot be combined'],
    ['sort_key=name&sort_key=size&sort_dir=asc&sort_dir=asc&sort_dir=asc', 'Number of sort dirs does not match'],
  ] as const)('%s is refused', async ([query, sentence]) => {
    const { status, body } = await member.get(`/image/v2/images?${query}`)
    expect(status).toBe(400)
    expect(body).toContain(sentence)
  })
})

describe('paging', () => {
  test.for(['sort=name:asc', 'sort=name:desc,size:asc', 'sort_key=created_at', 'sort=disk_format:asc,name:desc'])(
    'pages of two with %s add up to the full list',
    async (query) => {
      const fullList = (await member.get(`/image/v2/images?tag=t&${query}`)).body.images
      const pages: Body[] = []
      for (let path = `/v2/images?tag=t&limit=2&${query}`; path;) {
        const { body } = await member.get(`/image${path}`)
        pages.push(...body.images)
        path = body.next
      }
      expect(pages).toEqual(fullList)
      expect(fullList).toHaveLength(CREATED.length)
    },
  )

  test('limits apply, and invalid ones are refused', async () => {
    expect(await list('tag=t&limit=3')).toHaveLength(3)
    expect(await list('tag=t&limit=0')).toHaveLength(0)
    for (const limit of ['-1', 'many', '1.5'])
      expect((await member.get(`/image/v2/images?limit=${limit}`)).status).toBe(400)
  })
})

describe('filters', () => {
  test.for([
    ['name=apple', ['apple', 'apple']],
    ['name=in:pear,"fig, dried"', ['fig, dried', 'pear']],
    ['status=queued&disk_format=in:iso,qcow2', ['fig, dried', 'apple']],
    ['tag=x&name=pear', ['pear']],
    ['tag=x&tag=nothing', []],
    ['colour=red', ['apple']],
    ['constructor=x', []],
    ['protected=true', ['fig, dried']],
    ['visibility=private', ['apple']],
    ['size_min=200', ['pear']],
    ['size_max=200', ['apple']],
    ['min_ram=64', ['fig, dried', 'apple']],
    ['min_ram_max=64&min_ram_min=1', ['fig, dried', 'apple']],
    ['os_hidden=True', []],
    ['status=nonsense', []],
    ['size=large', []],
    ['size_min=-5&size_max=200', ['apple']],
    ['created_at=gt:2999-01-01T00:00:00Z', []],
  ] as const)('%s', async ([query, expected]) => {
    expect(await list(`tag=t&${query}`)).toEqual(expected)
  })

  test('by time, with each operator', async () => {
    const [, second] = (await member.get('/image/v2/images?tag=t&sort=created_at:asc')).body.images
    const count = async (operator: string) => (await list(`tag=t&created_at=${operator}${second.created_at}`)).length
    expect(await Promise.all(['', 'eq:', 'neq:', 'lt:', 'lte:', 'gt:', 'gte:'].map(count))).toEqual([
      1, 1, 4, 1, 2, 3, 4,
    ])
  })

  test('a hidden image is listed only with os_hidden', async () => {
    const { body } = await member.post('/image/v2/images', { name: 'hidden', os_hidden: true })
    expect(await list('name=hidden')).toEqual([])
    expect(await list('name=hidden&os_hidden=true')).toEqual(['hidden'])
    expect((await member.get(`/image/v2/images/${body.id}`)).status).toBe(200)
  })

  test.for([
    'visibility=nonsense',
    'member_status=nonsense',
    'protected=True',
    'os_hidden=yes',
    'changes-since=2026-01-01T00:00:00Z',
    'size_min=big',
    'name=like:x',
    'name=in:"x',
    'name=in:"x"y',
    'created_at=gte:yesterday',
    'created_at=about:2026-01-01T00:00:00Z',
    'created_at=constructor:2026-01-01T00:00:00Z',
  ])('%s is refused', async (query) => {
    expect((await member.get(`/image/v2/images?${query}`)).status).toBe(400)
  })
})

describe('visibility', () => {
  test('public, own and accepted images are listed; community and pending ones on request', async () => {
    const seen = await list('limit=100', stranger)
    expect(seen).toContain('Debian 12')
    expect(seen).toContain('golden-web-base')
    expect(seen).toContain('analytics-notebook')
    expect(seen).not.toContain('Alpine 3.22 (community)')
    expect(seen).not.toContain('pear')
    expect(await list('visibility=community', stranger)).toEqual(['Alpine 3.22 (community)'])
    expect(await list('visibility=all&name=Alpine 3.22 (community)', stranger)).toHaveLength(1)
    expect(await list('visibility=shared&member_status=pending')).toContain('rescue-tools')
    expect(await list('')).not.toContain('rescue-tools')
  })

  test('an administrator sees all projects', async () => {
    const seen = await list('limit=100', admin)
    expect(seen).toEqual(expect.arrayContaining(['pear', 'golden-web-base', 'Debian 12']))
    expect(await list(`owner=${stranger.projectId}`, admin)).not.toContain('pear')
  })
})
