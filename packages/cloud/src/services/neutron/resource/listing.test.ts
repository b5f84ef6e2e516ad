import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const client = await cloud.as('demo', 'alt_demo')
const member = networkClient(client)
const admin = networkClient(await cloud.as('admin', 'admin'))

const made: Record<string, Body> = {}
beforeAll(async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    made[name] = await member.make('networks', {
      name,
      description: name < 'c' ? 'early' : 'late',
      admin_state_up: name !== 'e',
    })
  }
  await member.put(`networks/${made.a.id}/tags`, { tags: ['red', 'blue'] })
  await member.put(`networks/${made.b.id}/tags`, { tags: ['red'] })
})

const MINE = () => `project_id=${member.projectId}`
const names = async (query: string) => (await member.list('networks', `?${MINE()}&${query}`)).map(({ name }) => name)
const refusal = async (query: string) => {
  const { status, body } = await member.get(`networks?${query}`)
  return { status, body }
}

describe('filters', () => {
  test.for<[query: string, expected: string[]]>([
    ['name=a&name=b', ['a', 'b']],
    ['description=early&name=b', ['b']],
    ['admin_state_up=False', ['e']],
    ['admin_state_up=0', ['e']],
    ['name=', []],
    ['tags=red', ['a', 'b']],
    ['tags=red,blue', ['a']],
    ['tags-any=blue,green', ['a']],
    ['not-tags=red,blue', ['b', 'c', 'd', 'e']],
    ['not-tags-any=red,blue', ['c', 'd', 'e']],
    ['shared=True', []],
    ['router:external=False&name=a', ['a']],
    ['provider:network_type=flat', []],
    ['mtu=1450&name=c', ['c']],
    ['revision_number=1&name=c', ['c']],
    ['revision_number=x', []],
  ])('%s', async ([query, expected]) => {
    expect((await names(query)).toSorted()).toEqual(expected)
  })

  test('by unknown attributes are refused', async () => {
    expect(await refusal('nonsense=1')).toEqual(
      refused(400, 'HTTPBadRequest', "['nonsense'] is invalid attribute for filtering"),
    )
    expect(await refusal('admin_state_up=maybe')).toEqual(
      refused(400, 'InvalidInput', "Invalid input for operation: 'maybe' cannot be converted to boolean."),
    )
  })
})

describe('order', () => {
  test('is by id, or as requested', async () => {
    const ids = (await member.list('networks')).map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(await names('sort_key=name&sort_dir=desc')).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(await names('sort_key=admin_state_up&sort_dir=asc&sort_key=name&sort_dir=desc')).toEqual([
      'e',
      'd',
      'c',
      'b',
      'a',
    ])
  })

  test.for<[query: string, message: string]>([
    ['sort_key=nonsense&sort_dir=asc', "['nonsense'] is invalid attribute for sort_keys"],
    ['sort_key=name', 'The number of sort_keys and sort_dirs must be same'],
    ['sort_key=name&sort_dir=up', "['up'] is invalid value for sort_dirs, valid value is 'asc' and 'desc'"],
  ])('%s is refused', async ([query, message]) => {
    expect(await refusal(query)).toEqual(refused(400, 'HTTPBadRequest', message))
  })
})

describe('pages', () => {
  const page = async (path: string) => {
    const { body } = await client.get(path)
    const link = (rel: string) => body.networks_links?.find((one: Body) => one.rel === rel)?.href
    const pathOf = (href?: string) => href?.slice(cloud.url.length)
    return {
      names: body.networks.map(({ name }: Body) => name),
      next: pathOf(link('next')),
      previous: pathOf(link('previous')),
    }
  }
  const first = () => page(`/network/v2.0/networks?${MINE()}&limit=2&sort_key=name&sort_dir=asc`)

  test('can be followed to the end', async () => {
    const one = await first()
    const two = await page(one.next ?? '')
    const three = await page(two.next ?? '')
    expect([one.names, two.names, three.names]).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(three.next).toBeUndefined()
  })

  test('can be followed back', async () => {
    const two = await page((await first()).next ?? '')
    const one = await page(two.previous ?? '')
    expect(one.names).toEqual(['a', 'b'])
    const before = await page(one.previous ?? '')
    expect(before).toEqual({ names: [], next: undefined, previous: undefined })
  })

  test('of size 0 mean no paging', async () => {
    const { body } = await member.get(`networks?${MINE()}&limit=0`)
    expect(Object.keys(body)).toEqual(['networks'])
    expect(body.networks).toHaveLength(5)
  })

  test('need a valid limit and marker', async () => {
    const limit = "Bad limit request: Limit must be an integer 0 or greater and not '-1'."
    expect(await refusal('limit=-1')).toEqual(refused(400, 'BadRequest', limit))
    expect(await refusal('limit=1&marker=x')).toEqual(refused(404, 'NetworkNotFound', 'Network x could not be found.'))
  })
})

describe('fields', () => {
  test('are the requested ones', async () => {
    expect(await member.list('networks', '?name=a&fields=name&fields=mtu&fields=nonsense')).toEqual([
      { name: 'a', mtu: 1450 },
    ])
    const { body } = await member.get(`networks/${made.a.id}?fields=name`)
    expect(body).toEqual({ network: { name: 'a' } })
  })

  test('hidden from members stay hidden', async () => {
    const query = '?name=a&fields=provider:network_type'
    expect(await member.list('networks', query)).toEqual([{}])
    expect(await admin.list('networks', query)).toEqual([{ 'provider:network_type': 'vxlan' }])
  })
})

describe('tags', () => {
  const path = () => `networks/${made.c.id}/tags`

  test('are added, found and removed', async () => {
    expect((await member.put(`${path()}/green`)).status).toBe(201)
    expect((await member.get(`${path()}/green`)).status).toBe(204)
    expect((await member.del(path())).status).toBe(204)
    expect((await member.get(path())).body).toEqual({ tags: [] })
  })

  test.for<[method: string, rest: string, body: unknown, expected: unknown]>([
    ['GET', '/none', undefined, refused(404, 'TagNotFound', 'Tag none could not be found.')],
    ['DELETE', '/none', undefined, refused(404, 'TagNotFound', 'Tag none could not be found.')],
    ['PUT', '', { x: 1 }, refused(400, 'InvalidInput', 'Invalid input for operation: Invalid tags body.')],
    ['PUT', '', { tags: 'x' }, refused(400, 'InvalidInput', "Invalid input for operation: 'x' is not a list.")],
    [
      'PUT',
      '',
      { tags: ['x', 'x'] },
      refused(400, 'InvalidInput', "Invalid input for operation: Duplicate items in the list: 'x'."),
    ],
  ])('%s %s %j is refused', async ([method, rest, body, expected]) => {
    const response = await member.send(method, path() + rest, { body })
    expect({ status: response.status, body: response.body }).toEqual(expected)
  })

  test('of a missing resource are 404', async () => {
    const { status, body } = await member.put('networks/abc/tags/x')
    expect({ status, body }).toEqual(refused(404, 'TagResourceNotFound', 'Resource networks abc could not be found.'))
  })
})

describe('revisions', () => {
  test('count changes, and If-Match checks them', async () => {
    const { id, revision_number } = await member.make('networks', { name: 'versioned' })
    cloud.clock.advance(5)
    const put = (revision: number) =>
      member.send('PUT', `networks/${id}`, {
        headers: { 'if-match': `revision_number=${revision}` },
        body: { network: { name: 'next' } },
      })
    const { body } = await put(revision_number)
    expect(body.network).toMatchObject({ name: 'next', revision_number: revision_number + 1 })
    expect(body.network.updated_at > body.network.created_at).toBe(true)
    const late = await put(revision_number)
    const message = `Constrained to ${revision_number}, but current revision is ${revision_number + 1}`
    expect({ status: late.status, body: late.body }).toEqual(refused(412, 'RevisionNumberConstraintFailed', message))
    const headers = { 'if-match': `revision_number=${revision_number}` }
    expect((await member.send('DELETE', `networks/${id}`, { headers })).status).toBe(412)
  })
})

test('an unsupported method is refused with Neutron’s message', async () => {
  const { status, body } = await member.send('PATCH', 'networks')
  const message = 'The server could not comply with the request since it is either malformed or otherwise incorrect.'
  expect({ status, body }).toEqual(refused(405, 'HTTPMethodNotAllowed', message))
})
