import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const operator = await cloud.as('admin', 'admin')
const admin = compute(operator, 93)
const old = compute(operator, 1)
const demo = compute(await cloud.as('demo', 'demo'), 93)
const hostnames = ({ body }: Body) => body.hypervisors.map((one: Body) => one.hypervisor_hostname)

describe('hypervisors', () => {
  test('show the resources that their servers use', async () => {
    const { hypervisors } = (await compute(operator, 87).get('/os-hypervisors/detail')).body
    const { servers } = (await admin.get('/servers/detail?all_tenants=1&host=compute-1')).body
    const sum = (key: string) => servers.reduce((all: number, server: Body) => all + server.flavor[key], 0)
    expect(hypervisors[0]).toMatchObject({
      hypervisor_hostname: 'compute-1.meridian.example',
      vcpus: 64,
      vcpus_used: sum('vcpus'),
      memory_mb_used: sum('ram'),
      free_ram_mb: 262_144 - sum('ram'),
      running_vms: servers.length,
    })
  })

  test('show no resources from 2.88 on, but their uptime', async () => {
    const { hypervisors } = (await admin.get('/os-hypervisors/detail')).body
    expect(hypervisors[0]).not.toHaveProperty('vcpus')
    expect(hypervisors[0].uptime).toMatch(/^ \d\d:\d\d:\d\d up \d+ days, +\d+:\d\d, +0 users, +load average: /)
    const { hypervisor } = (await old.get('/os-hypervisors/1/uptime')).body
    expect(hypervisor.uptime).toMatch(/ up \d+ days/)
    expect((await admin.get(`/os-hypervisors/${hypervisors[0].id}/uptime`)).status).toBe(404)
  })

  test('have statistics until 2.87', async () => {
    const { hypervisor_statistics: all } = (await old.get('/os-hypervisors/statistics')).body
    const { hypervisors } = (await old.get('/os-hypervisors/detail')).body
    const sum = (key: string) => hypervisors.reduce((total: number, one: Body) => total + one[key], 0)
    expect(all).toMatchObject({ count: 4, vcpus: 256, vcpus_used: sum('vcpus_used'), running_vms: sum('running_vms') })
  })

  test('have numbers as ids until 2.52 and UUIDs from 2.53 on', async () => {
    expect((await old.get('/os-hypervisors/2')).body.hypervisor).toMatchObject({
      id: 2,
      service: { host: 'compute-2' },
    })
    expect(refusal(await admin.get('/os-hypervisors/2'))).toEqual({ status: 400, message: 'Invalid uuid 2' })
    const unknown = "Hypervisor with ID '99' could not be found."
    expect(refusal(await old.get('/os-hypervisors/99'))).toEqual({ status: 404, message: unknown })
  })

  test('are found by a part of the name', async () => {
    expect(hostnames(await old.get('/os-hypervisors/UTE-2/search'))).toEqual(['compute-2.meridian.example'])
    const [found] = (await old.get('/os-hypervisors/compute-1/servers')).body.hypervisors
    expect(found.servers[0]).toEqual({
      name: expect.stringMatching(/^instance-[0-9a-f]{8}$/),
      uuid: expect.any(String),
    })
    const none = "No hypervisor matching 'nowhere' could be found."
    expect(refusal(await old.get('/os-hypervisors/nowhere/search'))).toEqual({ status: 404, message: none })
    expect((await admin.get('/os-hypervisors/compute-2/search')).status).toBe(404)
    const requested = '/os-hypervisors?hypervisor_hostname_pattern'
    expect(hostnames(await admin.get(`${requested}=compute-2`))).toEqual(['compute-2.meridian.example'])
    expect((await admin.get(`${requested}=compute&limit=1`)).status).toBe(400)
    expect(refusal(await admin.get(`${requested}=a*b`)).message).toContain("'a*b' does not match '^[a-zA-Z0-9-._]*$'")
  })

  test('show their servers on request', async () => {
    const { hypervisors } = (await admin.get('/os-hypervisors?with_servers=true')).body
    expect(hypervisors[0].servers.length).toBeGreaterThan(0)
    expect((await admin.get('/os-hypervisors')).body.hypervisors[0]).not.toHaveProperty('servers')
    expect(refusal(await admin.get('/os-hypervisors?with_servers=maybe')).message).toMatch(
      /^Invalid input for query parameters with_servers\. Value: maybe\. 'maybe' is not one of \[True, /,
    )
  })

  test('are paged from 2.33 on', async () => {
    const first = await admin.get('/os-hypervisors?limit=3')
    const next = first.body.hypervisors_links[0].href.split('/v2.1')[1]
    expect([...hostnames(first), ...hostnames(await admin.get(next))]).toEqual(
      hostnames(await old.get('/os-hypervisors')),
    )
    expect(refusal(await admin.get('/os-hypervisors?marker=x')).message).toBe('marker [x] not found')
    expect(hostnames(await old.get('/os-hypervisors?limit=1'))).toHaveLength(4)
  })

  test.for(['', '/detail', '/1', '/statistics', '/1/uptime', '/compute/search', '/compute/servers'])(
    'are nothing for members: %s',
    async (path) => {
      const member = compute(await cloud.as('demo', 'demo'), 1)
      expect((await member.get(`/os-hypervisors${path}`)).status).toBe(403)
    },
  )

  test('are down if their service is forced down', async () => {
    const [service] = (await admin.get('/os-services?host=compute-2')).body.services
    await admin.put(`/os-services/${service.id}`, { forced_down: true, status: 'disabled', disabled_reason: 'fire' })
    const [hypervisor] = (await admin.get('/os-hypervisors/detail?hypervisor_hostname_pattern=compute-2')).body
      .hypervisors
    expect(hypervisor).toMatchObject({
      state: 'down',
      status: 'disabled',
      uptime: null,
      service: { disabled_reason: 'fire' },
    })
    await admin.put(`/os-services/${service.id}`, { forced_down: false, status: 'enabled' })
  })
})

describe('hosts, until 2.42', () => {
  test('are listed by zone', async () => {
    const { hosts } = (await old.get('/os-hosts?zone=edge')).body
    expect(hosts).toEqual([{ host_name: 'compute-4', service: 'compute', zone: 'edge' }])
    expect((await admin.get('/os-hosts')).status).toBe(404)
    expect((await demo.get('/os-hosts')).status).toBe(404)
  })

  test('show their resources and the usage by project', async () => {
    const { host } = (await old.get('/os-hosts/compute-4')).body
    expect(host.map(({ resource }: Body) => resource.project)).toEqual([
      '(total)',
      '(used_now)',
      '(used_max)',
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ])
    expect(host[0].resource).toMatchObject({ cpu: 64, memory_mb: 262_144 })
    expect(host[1].resource).toMatchObject({ cpu: 1, memory_mb: 512, disk_gb: 1 })
    expect(refusal(await old.get('/os-hosts/x'))).toEqual({
      status: 404,
      message: "Host 'x' is not mapped to any cell",
    })
  })

  test('are enabled and disabled', async () => {
    expect((await old.put('/os-hosts/compute-4', { status: 'disable' })).body).toEqual({
      host: 'compute-4',
      status: 'disabled',
    })
    expect((await old.get('/os-hosts?zone=edge')).body.hosts).toEqual([])
    expect((await old.put('/os-hosts/compute-4', { status: 'enable' })).body).toEqual({
      host: 'compute-4',
      status: 'enabled',
    })
    expect((await old.get('/os-hosts/compute-4/reboot')).body).toEqual({ host: 'compute-4', power_action: 'reboot' })
  })
})
