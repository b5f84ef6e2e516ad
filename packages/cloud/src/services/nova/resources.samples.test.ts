import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import type { Sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

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
  const answer = await sender?.send(method, `/compute${path}`, { headers, body: body ?? undefined })
  if (!answer) throw new Error(`Nobody is ${who}`)
  expectLike(answer, recorded, common)
  return answer
}

describe('Nova answers as the recorded one did', () => {
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
    ['usage-project-none', 'demo'],
  ] as const)('%s', async ([name, who]) => {
    expect((await replay(name, who)).status).toBeGreaterThan(199)
  })

  test.for(['hypervisors-detail-2.88', 'hypervisor-show-2.88'] as const)('%s, of hosts that tell since when', async (name) => {
    const untimed = (body: Body) => JSON.parse(JSON.stringify(body).replace(/"uptime":("[^"]*"|null)/, '"uptime":0'))
    await replay(name, 'admin', untimed)
  })

  test('hypervisors-detail-2.53, of hosts with processors of their own', async () => {
    const unlike = ({ hypervisors: [first] }: Body) => ({ ...first, cpu_info: Object.keys(first.cpu_info).toSorted() })
    const { body } = await replay('hypervisors-detail-2.53', 'admin', unlike)
    expect(body.hypervisors[0].cpu_info.arch).toBe('x86_64')
  })

  test('availability-zones-detail', async () => {
    const hostless = ({ availabilityZoneInfo: zones }: Body) =>
      zones.map((zone: Body) => ({ ...zone, hosts: Object.values(zone.hosts)[0] }))
    await replay('availability-zones-detail', 'admin', hostless)
  })

  test('over the life of a flavor', async () => {
    await replay('flavor-create', 'admin')
    for (const name of ['error-409-flavor', 'flavor-create-auto-id', 'flavor-update-2.55']) await replay(name, 'admin')
    for (const name of ['flavor-extra-specs-create', 'flavor-extra-specs', 'flavor-extra-spec-set'])
      await replay(name, 'admin')
    for (const name of ['flavor-extra-spec-show', 'flavor-extra-spec-delete', 'error-400-extra-spec'])
      await replay(name, 'admin')
    await replay('flavor-access-add', 'admin')
    names.set('for flavor 40', 'for flavor 8')
    for (const name of ['error-409-flavor-access', 'flavor-access-list', 'flavor-access-remove', 'flavor-delete'])
      await replay(name, 'admin')
  })

  test('over the life of key pairs', async () => {
    const { keypair } = (await replay('keypair-create', 'demo')).body
    expect(keypair.private_key).toContain('BEGIN RSA PRIVATE KEY')
    for (const name of ['keypair-create-2.2', 'keypair-create-x509', 'keypair-import', 'keypair-import-2.92'])
      await replay(name, 'demo')
    for (const name of ['error-409-keypair', 'keypair-show', 'keypair-show-2.92']) await replay(name, 'demo')
    for (const name of ['keypairs-list', 'keypairs-list-2.35', 'keypair-delete', 'keypair-delete-2.2'])
      await replay(name, 'demo')
  })

  test('over the life of server groups', async () => {
    const { server_group: group } = (await replay('server-group-create', 'samples')).body
    names.set('ac2aaefd-11e4-47b3-a017-95ce9f2faec9', group.id)
    for (const name of ['server-group-create-2.64', 'server-group-show', 'server-groups-list', 'server-groups-list-2.64'])
      await replay(name, 'samples')
    await replay('server-group-delete', 'samples')
  })

  test('over the life of an aggregate', async () => {
    const { aggregate } = (await replay('aggregate-create', 'admin')).body
    names.set('/os-aggregates/22', `/os-aggregates/${aggregate.id}`)
    names.set('ggregate 22', `ggregate ${aggregate.id}`)
    await replay('aggregate-show', 'admin')
    const unnamed = (body: Body) => ({ ...body?.aggregate, metadata: null })
    await replay('aggregate-update', 'admin', unnamed)
    for (const name of ['aggregate-set-metadata', 'error-404-aggregate-host', 'aggregate-add-host'])
      await replay(name, 'admin')
    for (const name of ['error-409-aggregate-host', 'error-400-aggregate-not-empty', 'error-409-aggregate'])
      await replay(name, 'admin')
    await replay('aggregates-list', 'admin', (body) => ({ ...body.aggregates[0], metadata: null, availability_zone: null }))
    for (const name of ['aggregate-remove-host', 'aggregate-delete']) await replay(name, 'admin')
  })
})
