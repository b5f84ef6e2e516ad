import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const operator = await cloud.as('admin', 'admin')
const admin = compute(operator, 93)
const old = compute(operator, 52)
const demo = compute(await cloud.as('demo', 'demo'), 93)
const on = async (host: string) => (await admin.get(`/os-services?host=${host}`)).body.services[0]

describe('services', () => {
  test('run on the controller and on each host, with their zones', async () => {
    const { services } = (await admin.get('/os-services')).body
    expect(services.map(({ binary, host, zone }: Body) => [binary, host, zone])).toEqual([
      ['nova-scheduler', 'controller-1', 'internal'],
      ['nova-conductor', 'controller-1', 'internal'],
      ['nova-compute', 'compute-1', 'nova'],
      ['nova-compute', 'compute-2', 'nova'],
      ['nova-compute', 'compute-3', 'nova'],
      ['nova-compute', 'compute-4', 'edge'],
    ])
    expect((await admin.get('/os-services?binary=nova-conductor')).body.services).toHaveLength(1)
  })

  test('are disabled with a reason and enabled again', async () => {
    const { id } = await on('compute-3')
    const disabled = await admin.put(`/os-services/${id}`, { status: 'disabled', disabled_reason: 'repairs' })
    expect(disabled.body.service).toMatchObject({ id, status: 'disabled', disabled_reason: 'repairs', state: 'up' })
    const enabled = await admin.put(`/os-services/${id}`, { status: 'enabled' })
    expect(enabled.body.service).toMatchObject({ status: 'enabled', disabled_reason: null })
  })

  test('are identified in the body until 2.52', async () => {
    const body = { host: 'compute-3', binary: 'nova-compute' }
    const put = (action: string, more = {}) => old.put(`/os-services/${action}`, { ...body, ...more })
    expect((await put('disable')).body).toEqual({ service: { ...body, status: 'disabled' } })
    const reason = { disabled_reason: 'repairs' }
    expect((await put('disable-log-reason', reason)).body).toEqual({
      service: { ...body, status: 'disabled', ...reason },
    })
    expect((await put('force-down', { forced_down: true })).body).toEqual({ service: { ...body, forced_down: true } })
    expect(await on('compute-3')).toMatchObject({ state: 'down', status: 'disabled', forced_down: true })
    await put('force-down', { forced_down: false })
    await put('enable')
    expect(await on('compute-3')).toMatchObject({ state: 'up', status: 'enabled', disabled_reason: null })
  })

  test.for([
    ['disable-log-reason', {}, 400, 'Missing disabled reason field'],
    ['force-down', {}, 400, 'Missing forced_down field'],
    ['explode', {}, 404, 'Unknown action'],
    ['enable', { host: 'nowhere' }, 404, "Host 'nowhere' is not mapped to any cell"],
    [
      'disable',
      { binary: 'nova-scheduler' },
      400,
      'Updating a nova-scheduler service is not supported. Only nova-compute services can be updated.',
    ],
  ] as const)('refuse %s %o', async ([action, more, status, message]) => {
    const body = { host: 'compute-3', binary: 'nova-compute', ...more }
    expect(refusal(await old.put(`/os-services/${action}`, body))).toEqual({ status, message })
  })

  test.for([
    [{}, "No updates were requested. Fields 'status' or 'forced_down' should be specified."],
    [{ status: 'enabled', disabled_reason: 'x' }, "Specifying 'disabled_reason' with status 'enabled' is invalid."],
    [
      { status: 'off' },
      "Invalid input for field/attribute status. Value: off. 'off' is not one of ['enabled', 'disabled']",
    ],
  ] as const)('refuse %o', async ([body, message]) => {
    const { id } = await on('compute-3')
    expect(refusal(await admin.put(`/os-services/${id}`, body))).toEqual({ status: 400, message })
  })

  test('get no new servers while disabled', async () => {
    const { services } = (await admin.get('/os-services?binary=nova-compute')).body
    for (const { id } of services) await admin.put(`/os-services/${id}`, { status: 'disabled' })
    const [image] = (await operator.get('/image/v2/images?name=CirrOS%200.6')).body.images
    const server = { name: 'homeless', flavorRef: '1', imageRef: image.id, networks: 'none' }
    const made = (await admin.post('/servers', { server })).body.server
    await expect.poll(async () => (await admin.get(`/servers/${made.id}`)).body.server.status).toBe('ERROR')
    expect((await admin.get(`/servers/${made.id}`)).body.server.fault.message).toContain('No valid host was found.')
    await admin.del(`/servers/${made.id}`)
    for (const { id } of services) await admin.put(`/os-services/${id}`, { status: 'enabled' })
  })

  test('can be deleted without servers, which removes the host', async () => {
    const busy = await on('compute-1')
    expect(refusal(await admin.del(`/os-services/${busy.id}`))).toEqual({
      status: 409,
      message: 'Unable to delete compute service that is hosting instances. Migrate or delete the instances first.',
    })
    for (const { id } of (await admin.get('/servers?all_tenants=1&host=compute-4')).body.servers) {
      await admin.del(`/servers/${id}`)
    }
    const idle = await on('compute-4')
    await expect.poll(async () => (await admin.del(`/os-services/${idle.id}`)).status).toBe(204)
    expect((await admin.get('/os-hypervisors')).body.hypervisors).toHaveLength(3)
    expect((await admin.get('/os-aggregates/2')).body.aggregate.hosts).toEqual([])
    expect(refusal(await admin.del(`/os-services/${idle.id}`)).message).toBe(`Service ${idle.id} not found.`)
    expect(refusal(await admin.del('/os-services/x')).message).toBe('Invalid uuid x')
    expect(refusal(await old.del('/os-services/x')).message).toBe('Invalid input received: id must be an integer')
  })

  test('are refused to members', async () => {
    const { id } = await on('compute-1')
    expect((await demo.get('/os-services')).status).toBe(403)
    expect((await demo.put(`/os-services/${id}`, { status: 'disabled' })).status).toBe(403)
    expect((await demo.del(`/os-services/${id}`)).status).toBe(403)
  })
})
