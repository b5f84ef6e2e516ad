import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { act, newServer, showServer } from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'
import { SERVERS } from '../../../seed/servers.ts'

const cloud = await testCloud()
let demo: Client
let admin: Client

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
})

const list = async (query: string, minor = 93, who = demo): Promise<string[]> => {
  const { status, body } = await compute(who, minor).get(`/servers/detail?${query}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.servers.map(({ name }: Body) => name)
}
const sorted = async (query: string, minor?: number, who?: Client) => (await list(query, minor, who)).toSorted()
const refused = async (query: string, minor: number, who = demo) =>
  refusal(await compute(who, minor).get(`/servers/detail?${query}`))

test('servers are listed newest first', async () => {
  const newest = SERVERS.toSorted((left, right) => (left.createdAt < right.createdAt ? 1 : -1)).map(({ name }) => name)
  expect(await list('')).toEqual(newest)
})

describe('filters', () => {
  test.for<[query: string, names: string[]]>([
    ['name=^WEB-[12]$', ['web-1', 'web-2']],
    ['name=ba', ['bastion', 'batch']],
    ['status=SHUTOFF', ['app-3']],
    ['status=paused&status=SUSPENDED', ['batch', 'staging']],
    ['status=ERROR', ['render-1']],
    ['flavor=r1.large', ['db-1', 'db-2']],
    ['ip=10.0.0.1', ['web-1', 'web-2', 'web-3']],
    ['ip=172.24', []],
    ['ip6=fd00:10::&name=bastion', ['bastion']],
    ['tags=production,web', ['web-1', 'web-2', 'web-3']],
    ['tags-any=staging,database', ['db-1', 'db-2', 'staging']],
    ['not-tags-any=production,staging', ['bastion', 'batch', 'legacy-erp', 'render-1']],
    ['not-tags=production,web&tags-any=production', ['app-1', 'app-2', 'app-3', 'db-1', 'db-2']],
    ['availability_zone=edge', ['bastion']],
    ['key_name=demo-key&vm_state=stopped', ['app-3']],
    ['power_state=3', ['batch']],
    ['hostname=^db', ['db-1', 'db-2']],
    ['locked=false&name=db-1', ['db-1']],
    ['changes-since=2026-09-01T00:00:00Z', ['render-1']],
    ['changes-before=2026-03-09T09:00:00Z', ['bastion']],
    ['flavor=nothing', []],
  ])('%s', async ([query, names]) => {
    expect(await sorted(query)).toEqual(names)
  })

  test('for administrators are ignored for others', async () => {
    expect(await list('host=compute-1')).toHaveLength(SERVERS.length)
    const onHost = SERVERS.filter(({ host }) => host === 'compute-1').map(({ name }) => name)
    expect(await sorted('host=compute-1&all_tenants=1', 93, admin)).toEqual(onHost.toSorted())
  })

  test('by image and by tenant', async () => {
    const { image } = (await compute(demo).get('/servers/detail?name=bastion')).body.servers[0]
    expect(await list(`image=${image.id}`)).toEqual(['bastion'])
    expect(await list(`all_tenants=1&tenant_id=${demo.projectId}`, 93, admin)).toHaveLength(SERVERS.length)
    expect(await list(`all_tenants=1&project_id=${admin.projectId}`, 93, admin)).toEqual([])
    expect(await list('', 93, admin)).toEqual([])
  })

  test('a rebooting server is found as REBOOT and as ACTIVE', async () => {
    const manual = await testCloud({ clock: 'manual' })
    const member = await manual.as('demo', 'demo')
    const [{ id }] = (await compute(member).get('/servers?name=web-1')).body.servers
    await act(member, id, { reboot: { type: 'SOFT' } })
    expect((await compute(member).get('/servers?status=REBOOT')).body.servers).toHaveLength(1)
    expect((await compute(member).get('/servers?status=ACTIVE&name=web-1')).body.servers).toHaveLength(1)
  })
})

describe('pages', () => {
  test.for(['', 'sort_key=display_name&sort_dir=asc&', 'sort_key=vm_state&sort_dir=desc&sort_key=uuid&sort_dir=asc&'])(
    'neither skip nor repeat: %s',
    async (order) => {
      const all = await list(order)
      const seen: string[] = []
      let next = `/compute/v2.1/servers/detail?${order}limit=5`
      while (next) {
        const { servers, servers_links: links } = (await demo.get(next)).body
        seen.push(...servers.map(({ name }: Body) => name))
        next = links?.[0].href.replace(cloud.url, '') ?? ''
      }
      expect(seen).toEqual(all)
    },
  )

  test('have at most the requested size', async () => {
    expect(await list('limit=0')).toEqual([])
    expect(await list('limit=2&sort_key=display_name&sort_dir=asc')).toEqual(['app-1', 'app-2'])
  })
})

test('deleted servers are listed for administrators, and with changes-since', async () => {
  const id = await newServer(demo, { name: 'gone' })
  await compute(demo).del(`/servers/${id}`)
  expect(await list('name=gone')).toEqual([])
  expect(await list('name=gone&deleted=true')).toEqual([])
  expect(await list('name=gone&changes-since=2000-01-01T00:00:00Z')).toEqual(['gone'])
  expect(await list('name=gone&deleted=true&all_tenants=1', 93, admin)).toEqual(['gone'])
  expect(await list('status=DELETED&all_tenants=1', 93, admin)).toEqual(['gone'])
  expect(await refused('status=DELETED', 93)).toEqual({
    status: 403,
    message: 'Only administrators may list deleted instances',
  })
})

test('locked servers are found by `locked`, and show the reason', async () => {
  const id = await newServer(demo, { name: 'held' })
  await act(demo, id, { lock: { locked_reason: 'mine' } })
  expect(await list('locked=true')).toEqual(['held'])
  expect(await showServer(demo, id)).toMatchObject({ locked: true, locked_reason: 'mine' })
  expect((await showServer(demo, id, 8)).locked).toBeUndefined()
})

describe('refuses', () => {
  test.for<[query: string, minor: number, message: string]>([
    ['foo=bar', 75, "'foo' does not match any of the regexes: '^_'"],
    ['status=NONSENSE', 38, 'Invalid status value'],
    ['name=(', 1, "Invalid input for query parameters name. Value: (. '(' is not a 'regex'"],
    ['limit=x', 1, "Invalid input for query parameters limit. Value: x. 'x' does not match '^[0-9]*$'"],
    [
      'changes-since=now',
      1,
      "Invalid input for query parameters changes-since. Value: now. 'now' is not a 'date-time'",
    ],
    [
      'changes-since=2026-02-01&changes-before=2026-01-01',
      66,
      'The value of changes-since must be less than or equal to changes-before.',
    ],
    [
      'all_tenants=x',
      1,
      "Unrecognized value 'x', acceptable values are: '0', '1', 'f', 'false', 'n', 'no', 'off', 'on', 't', 'true', 'y', 'yes'",
    ],
    ['sort_dir=up', 1, "Invalid input received: Unknown sort direction, must be 'desc' or 'asc'"],
    ['sort_dir=asc&sort_dir=asc', 1, 'Invalid input received: Sort direction size exceeds sort key size'],
    ['sort_key=id', 75, expect.stringContaining("'id' is not one of [")],
  ])('%s at 2.%i', async ([query, minor, message]) => {
    expect(await refused(query, minor)).toEqual({ status: 400, message })
  })

  test('older versions accept what newer ones refuse', async () => {
    expect(await list('foo=bar&sort_key=id', 74)).toHaveLength(SERVERS.length + 1)
    expect(await list('tags=nothing', 25)).toHaveLength(SERVERS.length + 1)
  })

  test('sorting by host for members, filtering by internal fields for administrators', async () => {
    expect(await refused('sort_key=host', 1)).toEqual({
      status: 403,
      message: 'Only administrators can sort servers by host',
    })
    expect(await refused('metadata=x', 1, admin)).toEqual({ status: 400, message: 'Invalid filter field: metadata.' })
  })

  test('a marker that does not exist or belongs to another project', async () => {
    const [{ id }] = (await compute(demo).get('/servers?limit=1')).body.servers
    const alt = await cloud.as('demo', 'alt_demo')
    expect(await refused(`marker=${id}`, 1, alt)).toEqual({ status: 400, message: `marker [${id}] not found` })
  })
})
