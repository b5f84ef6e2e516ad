import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import type { Sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'
import { SERVERS } from '../../seed/servers.ts'

type Who = 'admin' | 'demo' | 'samples' | 'nobody'

const cloud = await testCloud({ clock: 'manual' })
const people: Partial<Record<Who, Client>> = {}

/** What the recorded cloud calls things, and what they are called here. */
const names = new Map<string, string>([['oscloud', 'compute-3']])

beforeAll(async () => {
  people.admin = await cloud.as('admin', 'admin')
  people.demo = await cloud.as('demo', 'demo')
  people.samples = await cloud.as('demo', 'alt_demo')
  const newest = { 'openstack-api-version': 'compute 2.93' }
  const { hypervisors } = (await people.admin.get('/compute/v2.1/os-hypervisors', newest)).body
  const { services } = (await people.admin.get('/compute/v2.1/os-services?host=compute-3', newest)).body
  names.set('697ebd38-30d9-4e56-920d-b319e01d8119', hypervisors[2].id)
  names.set('a25d5486-c315-431d-accb-061d0e242f4d', services[0].id)
  names.set('38864986c5c7461e9b40a3421935d0cd', people.demo.projectId)
  names.set('2d230fd795eb471694d5e3490608924a', people.samples.projectId)
  names.set('9fd1a30b303849e58be8101a17a0daae', people.samples.projectId)
  names.set('618b23827b43487db17aab71db323170', people.admin.projectId)
})

const translated = (recorded: Sample): Sample =>
  JSON.parse([...names].reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), JSON.stringify(recorded)))

/** Sends the recorded request again, under the names that things have here. */
async function replay(name: string, who: Who, common?: (body: Body) => Body) {
  const recorded = translated(sample('compute', name))
  const { method, path, headers, body } = recorded.request
  const sender = who === 'nobody' ? cloud : people[who]
  const actual = await sender?.send(method, `/compute${path}`, { headers, body: body ?? undefined })
  if (!actual) throw new Error(`Nobody is ${who}`)
  expectLike(actual, recorded, common)
  return actual
}

describe('Nova responds as recorded', () => {
  test.for([
    ['flavors-list', 'demo'],
    ['flavors-list-detail', 'demo'],
    ['flavors-list-detail-2.61', 'demo'],
    ['flavors-list-detail-admin-all', 'admin'],
    ['flavor-show', 'demo'],
    ['flavor-show-2.75', 'demo'],
    ['error-400-flavor', 'admin'],
    ['error-403-flavor-create', 'demo'],
    ['error-404-flavor', 'demo'],
    ['error-404-flavor-access-public', 'admin'],
    ['error-400-keypair-data', 'demo'],
    ['error-400-keypair-generate-2.92', 'demo'],
    ['error-400-keypair-name', 'demo'],
    ['error-404-keypair', 'demo'],
    ['error-400-server-group-policy', 'demo'],
    ['error-404-server-group', 'demo'],
    ['error-403-aggregates', 'demo'],
    ['availability-zones', 'demo'],
    ['error-403-availability-zones-detail', 'demo'],
    ['hypervisors-list', 'admin'],
    ['hypervisors-detail', 'admin'],
    ['hypervisor-statistics', 'admin'],
    ['error-403-hypervisors', 'demo'],
    ['error-404-hypervisor-statistics-2.88', 'admin'],
    ['services-list', 'admin'],
    ['services-list-2.93', 'admin'],
    ['service-enable', 'admin'],
    ['service-enable-2.53', 'admin'],
    ['error-404-service', 'admin'],
    ['limits', 'demo'],
    ['limits-2.93', 'demo'],
    ['limits-reserved', 'demo'],
    ['limits-admin-of-project', 'admin'],
    ['error-400-limits-reserved-2.75', 'demo'],
    ['quota-class-set', 'admin'],
    ['quota-set', 'demo'],
    ['quota-set-2.93', 'demo'],
    ['quota-set-defaults', 'demo'],
    ['quota-set-detail', 'demo'],
    ['quota-set-update', 'admin'],
    ['quota-set-delete', 'admin'],
    ['error-400-quota-unknown', 'admin'],
    ['error-403-quota-set-other', 'demo'],
    ['error-403-quota-set-update', 'demo'],
    ['usage-list', 'admin'],
    ['usage-list-detailed', 'admin'],
    ['usage-project', 'demo'],
    ['usage-project-2.40', 'demo'],
    ['usage-project-none', 'demo'],
    ['hypervisor-servers', 'admin'],
    ['extensions-list', 'demo'],
    ['extension-show', 'demo'],
    ['old-images', 'demo'],
    ['old-security-groups', 'demo'],
    ['error-404-proxy-after-2.35', 'demo'],
  ] as const)('%s', async ([name, who]) => {
    expect((await replay(name, who)).status).toBeGreaterThan(199)
  })

  test.for(['hypervisors-detail-2.88', 'hypervisor-show-2.88'])('%s, of hosts that tell since when', async (name) => {
    const untimed = (body: Body) => JSON.parse(JSON.stringify(body).replace(/"uptime":("[^"]*"|null)/, '"uptime":0'))
    expect((await replay(name, 'admin', untimed)).status).toBe(200)
  })

  test('hypervisors-detail-2.53, of hosts with processors of their own', async () => {
    const unlike = ({ hypervisors: [first] }: Body) => ({ ...first, cpu_info: Object.keys(first.cpu_info).toSorted() })
    const { body } = await replay('hypervisors-detail-2.53', 'admin', unlike)
    expect(body.hypervisors[0].cpu_info.arch).toBe('x86_64')
  })

  test('error-400-quota-below-usage', async () => {
    names.set('used and reserved 10.', `used and reserved ${SERVERS.length}.`)
    expect((await replay('error-400-quota-below-usage', 'admin')).status).toBe(400)
  })

  test('old-floating-ips, of which one is not in use', async () => {
    const keys = ({ floating_ips: all }: Body) => Object.keys(all[0])
    expect((await replay('old-floating-ips', 'demo', keys)).status).toBe(200)
  })

  test('availability-zones-detail', async () => {
    const hostless = ({ availabilityZoneInfo: zones }: Body) =>
      zones.map((zone: Body) => ({ ...zone, hosts: Object.values(zone.hosts)[0] }))
    const { body } = await replay('availability-zones-detail', 'admin', hostless)
    expect(body.availabilityZoneInfo).toHaveLength(3)
  })
})

describe('over the lifecycle of a flavor', () => {
  test.for([
    'flavor-create',
    'error-409-flavor',
    'flavor-create-auto-id',
    'flavor-update-2.55',
    'flavor-extra-specs-create',
    'flavor-extra-specs',
    'flavor-extra-spec-set',
    'flavor-extra-spec-show',
    'flavor-extra-spec-delete',
    'error-400-extra-spec',
    'flavor-access-add',
    'error-409-flavor-access',
    'flavor-access-list',
    'flavor-access-remove',
    'flavor-delete',
  ])('%s', async (name) => {
    names.set('for flavor 40', 'for flavor 8')
    expect((await replay(name, 'admin')).status).toBeGreaterThan(199)
  })
})

describe('over the lifecycle of key pairs', () => {
  test.for([
    'keypair-create',
    'keypair-create-2.2',
    'keypair-create-x509',
    'keypair-import',
    'keypair-import-2.92',
    'error-409-keypair',
    'keypair-show',
    'keypair-show-2.92',
    'keypairs-list',
    'keypairs-list-2.35',
    'keypair-delete',
    'keypair-delete-2.2',
  ])('%s', async (name) => {
    expect((await replay(name, 'demo')).status).toBeGreaterThan(199)
  })
})

describe('over the lifecycle of server groups', () => {
  test.for([
    'server-group-create',
    'server-group-create-2.64',
    'server-group-show',
    'server-groups-list',
    'server-groups-list-2.64',
    'server-group-delete',
  ])('%s', async (name) => {
    const { status, body } = await replay(name, 'samples')
    if (name === 'server-group-create') names.set('ac2aaefd-11e4-47b3-a017-95ce9f2faec9', body.server_group.id)
    expect(status).toBeLessThan(300)
  })
})

describe('over the lifecycle of an aggregate', () => {
  test.for([
    'aggregate-create',
    'aggregate-show',
    'aggregate-update',
    'aggregate-set-metadata',
    'error-404-aggregate-host',
    'aggregate-add-host',
    'error-409-aggregate-host',
    'error-400-aggregate-not-empty',
    'error-409-aggregate',
    'aggregates-list',
    'aggregate-remove-host',
    'aggregate-delete',
  ])('%s', async (name) => {
    const { status, body } = await replay(name, 'admin', withoutZones)
    if (name === 'aggregate-create') {
      names.set('/os-aggregates/22', `/os-aggregates/${body.aggregate.id}`)
      names.set('ggregate 22', `ggregate ${body.aggregate.id}`)
    }
    expect(status).toBeGreaterThan(199)
  })
})

/** Ours give their hosts metadata and zones, the recorded one did not. */
function withoutZones(body: Body): Body {
  const plain = (aggregate: Body) => ({ ...aggregate, metadata: null, availability_zone: null })
  return body?.aggregates ? body.aggregates.map(plain) : body
}
