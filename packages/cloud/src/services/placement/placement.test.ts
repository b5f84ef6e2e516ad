import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')

const NEWEST = { 'openstack-api-version': 'placement 1.39' }
const ask = (method: string, path: string, body?: unknown, who = admin, headers: Record<string, string> = NEWEST) =>
  who.send(method, `/placement${path}`, { headers, ...(body !== undefined && { body }) })
const get = async (path: string) => (await ask('GET', path)).body
const refusal = async (response: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await response
  return { status, detail: body.errors[0].detail.split('\n\n')[1].trim(), code: body.errors[0].code }
}

let host: Body
beforeAll(async () => {
  const { resource_providers: providers } = await get('/resource_providers')
  host = providers.find((provider: Body) => provider.name.startsWith('compute-1'))
})

describe('hosts', () => {
  test('come from Nova, with the usage of its servers', async () => {
    const { hypervisors } = (await admin.get('/compute/v2.1/os-hypervisors/detail')).body
    const compute = hypervisors.find((one: Body) => one.hypervisor_hostname === host.name)
    const { inventories } = await get(`/resource_providers/${host.uuid}/inventories`)
    const { usages } = await get(`/resource_providers/${host.uuid}/usages`)
    expect([inventories.VCPU.total, inventories.MEMORY_MB.total]).toEqual([compute.vcpus, compute.memory_mb])
    expect([usages.VCPU, usages.MEMORY_MB]).toEqual([compute.vcpus_used, compute.memory_mb_used])
  })

  test('free the resources of a deleted server', async () => {
    const server = (await demo.get('/compute/v2.1/servers?name=web-1')).body.servers[0].id
    const before = await get(`/resource_providers/${host.uuid}/usages`)
    const { allocations } = await get(`/allocations/${server}`)
    expect(allocations[host.uuid].resources).toEqual({ VCPU: 1, MEMORY_MB: 2048, DISK_GB: 20 })
    await demo.del(`/compute/v2.1/servers/${server}`)
    expect((await get(`/resource_providers/${host.uuid}/usages`)).usages.VCPU).toBe(before.usages.VCPU - 1)
    expect(await get(`/allocations/${server}`)).toEqual({ allocations: {} })
  })

  test('keep Nova’s values, whatever is written', async () => {
    const path = `/resource_providers/${host.uuid}`
    const { generation } = await get(path)
    await ask('PUT', '/traits/CUSTOM_RACK_7')
    const { traits } = (
      await ask('PUT', `${path}/traits`, { resource_provider_generation: generation, traits: ['CUSTOM_RACK_7'] })
    ).body
    expect(traits).toEqual(expect.arrayContaining(['COMPUTE_NODE', 'CUSTOM_RACK_7']))
    const body = { resource_provider_generation: generation + 1, inventories: {} }
    expect((await ask('PUT', `${path}/inventories`, body)).body.inventories.VCPU.total).toBe(64)
    expect(await refusal(ask('DELETE', path))).toMatchObject({ status: 409, code: 'placement.resource_provider.inuse' })
  })
})

describe('allocation candidates', () => {
  const uuids = async (query: string) => Object.keys((await get(`/allocation_candidates?${query}`)).provider_summaries)

  test('are the hosts with the requested resources, traits and aggregates', async () => {
    expect(await uuids('resources=VCPU:1,MEMORY_MB:512')).toHaveLength(4)
    expect(await uuids('resources=VCPU:100000')).toEqual([])
    expect(await uuids('resources=VCPU:1&limit=2')).toHaveLength(2)
    expect(await uuids('resources=VCPU:1&required=CUSTOM_RACK_7')).toEqual([host.uuid])
    expect(await uuids('resources=VCPU:1&required=!CUSTOM_RACK_7')).not.toContain(host.uuid)
    const [aggregate] = (await get(`/resource_providers/${host.uuid}/aggregates`)).aggregates
    expect(await uuids(`resources=VCPU:1&member_of=${aggregate}`)).toHaveLength(2)
  })

  test.for([
    ['', 'There must be at least one resources or resources[$S] parameter.'],
    ['resources=VCPU:x', 'Requested resource VCPU expected positive integer amount. Got: x.'],
    ['resources=VCPU:1&required=NOPE', 'No such trait(s): NOPE.'],
    [
      'resources=VCPU:1&bogus=1',
      "Invalid query string parameters: Additional properties are not allowed ('bogus' was unexpected)",
    ],
  ])('%s is refused', async ([query, detail]) => {
    expect(await refusal(ask('GET', `/allocation_candidates?${query}`))).toMatchObject({ status: 400, detail })
  })
})

describe('created providers', () => {
  test('can be allocated up to their capacity', async () => {
    const { uuid } = (await ask('POST', '/resource_providers', { name: 'licences' })).body
    await ask('PUT', '/resource_classes/CUSTOM_LICENCE')
    const inventories = { CUSTOM_LICENCE: { total: 4 } }
    await ask('PUT', `/resource_providers/${uuid}/inventories`, { resource_provider_generation: 0, inventories })
    const consumer = '/allocations/11111111-0000-4000-8000-000000000001'
    const take = (amount: number, consumer_generation: number | null) =>
      ask('PUT', consumer, {
        allocations: { [uuid]: { resources: { CUSTOM_LICENCE: amount } } },
        project_id: demo.projectId,
        user_id: demo.userId,
        consumer_generation,
        consumer_type: 'LICENCE',
      })
    expect((await take(3, null)).status).toBe(204)
    expect(await refusal(take(3, null))).toMatchObject({
      status: 409,
      detail: 'consumer generation conflict - expected 1 but got None',
    })
    expect((await refusal(take(5, 1))).detail).toContain('The requested amount would exceed the capacity.')
    expect((await get(`/resource_providers/${uuid}/usages`)).usages).toEqual({ CUSTOM_LICENCE: 3 })
    expect((await get(`/usages?project_id=${demo.projectId}`)).usages.LICENCE).toEqual({
      CUSTOM_LICENCE: 3,
      consumer_count: 1,
    })
    expect((await refusal(ask('DELETE', `/resource_providers/${uuid}`))).status).toBe(409)
    expect((await ask('DELETE', consumer)).status).toBe(204)
    expect((await ask('DELETE', `/resource_providers/${uuid}`)).status).toBe(204)
  })

  test('form trees without cycles', async () => {
    const { uuid: top } = (await ask('POST', '/resource_providers', { name: 'top' })).body
    const child = (await ask('POST', '/resource_providers', { name: 'child', parent_provider_uuid: top })).body
    expect(child).toMatchObject({ parent_provider_uuid: top, root_provider_uuid: top })
    const loop = ask('PUT', `/resource_providers/${top}`, { name: 'top', parent_provider_uuid: child.uuid })
    expect((await refusal(loop)).detail).toContain('creating loop in the provider tree is not allowed')
    expect((await refusal(ask('DELETE', `/resource_providers/${top}`))).status).toBe(409)
    expect((await get(`/resource_providers?in_tree=${top}`)).resource_providers).toHaveLength(2)
  })

  test.each([
    ['NONSENSE', 404, /^No such resource class NONSENSE\.$/],
    ['SRIOV_NET_VF', 400, /No inventory record with resource class SRIOV_NET_VF exists\.$/],
  ])('keep no inventory of %s that was not there', async (name, status, detail) => {
    const { uuid } = (await ask('POST', '/resource_providers', { name: `without ${name}` })).body
    const values = { resource_provider_generation: 0, total: 1 }
    const response = await refusal(ask('PUT', `/resource_providers/${uuid}/inventories/${name}`, values))
    expect(response).toMatchObject({ status, detail: expect.stringMatching(detail) })
  })

  test('must have a name', async () => {
    const { status, detail } = await refusal(ask('POST', '/resource_providers', { name: '' }))
    expect(status).toBe(400)
    expect(detail).toMatch(/^Unable to create resource provider "", \S+: .* because: name is required$/)
  })

  test('survive a restart', async () => {
    await ask('POST', '/resource_providers', { name: 'kept' })
    await cloud.restart()
    const again = await cloud.as('admin', 'admin')
    const { body } = await ask('GET', '/resource_providers?name=kept', undefined, again)
    expect(body.resource_providers).toHaveLength(1)
  })
})

test('allocations of servers cannot be written', async () => {
  const { allocations } = await get(`/resource_providers/${host.uuid}/allocations`)
  const [server] = Object.keys(allocations)
  expect((await refusal(ask('DELETE', `/allocations/${server}`))).status).toBe(409)
})

test('a project sees only its own usage', async () => {
  const usages = `/usages?project_id=${demo.projectId}`
  expect((await ask('GET', usages, undefined, demo)).body.usages.unknown.consumer_count).toBeGreaterThan(3)
  expect((await ask('GET', usages, undefined, other)).status).toBe(403)
  for (const path of [
    '/resource_providers',
    `/resource_providers/${host.uuid}/inventories`,
    '/traits',
    '/resource_classes',
    '/allocation_candidates?resources=VCPU:1',
  ]) {
    expect({ path, status: (await ask('GET', path, undefined, demo)).status }).toEqual({ path, status: 403 })
  }
})

describe('names', () => {
  test.for([
    ['PUT', '/traits/BAD', 400],
    ['DELETE', '/traits/HW_CPU_X86_AVX', 400],
    ['DELETE', '/traits/CUSTOM_NO', 404],
    ['DELETE', '/traits/CUSTOM_RACK_7', 409],
    ['GET', '/traits?name=bogus', 400],
    ['PUT', '/resource_classes/BAD', 400],
    ['DELETE', '/resource_classes/VCPU', 400],
    ['GET', '/resource_classes/NOPE', 404],
  ] as const)('%s %s is refused', async ([method, path, status]) => {
    expect((await refusal(ask(method, path))).status).toBe(status)
  })
})

test('older versions have fewer features', async () => {
  const at = (minor: number, path: string) =>
    ask('GET', path, undefined, admin, { 'openstack-api-version': `placement 1.${minor}` })
  expect((await at(5, '/traits')).status).toBe(404)
  expect((await at(9, '/allocation_candidates?resources=VCPU:1')).status).toBe(404)
  const { body } = await at(10, '/allocation_candidates?resources=VCPU:1&limit=1')
  expect(body.allocation_requests[0].allocations[0].resources).toEqual({ VCPU: 1 })
  expect(Object.keys((await at(0, `/resource_providers/${host.uuid}`)).body)).toEqual([
    'uuid',
    'name',
    'generation',
    'links',
  ])
})
