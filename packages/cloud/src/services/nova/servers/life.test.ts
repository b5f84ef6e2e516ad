import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import {
  act,
  requestServer,
  networkNamed,
  newServer,
  showServer,
  smallImage,
} from '../../../../test-support/nova-servers.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
let demo: Client
let admin: Client

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
  await admin.put(`/compute/v2.1/os-quota-sets/${admin.projectId}`, { quota_set: { instances: 20 } })
})

const stateOf = async (id: string) => {
  const server = await showServer(demo, id)
  return [server.status, server['OS-EXT-STS:vm_state'], server['OS-EXT-STS:task_state']]
}
const settle = () => cloud.clock.advance(120)

describe('building', () => {
  test('runs step by step', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend') }] })
    const seen: (string | null)[] = []
    for (let second = 0; second < 12; second += 0.25) {
      const [, , task] = await stateOf(id)
      if (task !== seen.at(-1)) seen.push(task)
      cloud.clock.advance(0.25)
    }
    expect(seen).toEqual(['scheduling', 'networking', 'spawning', null])
    expect(await stateOf(id)).toEqual(['ACTIVE', 'active', null])
  })

  test('shows no address, host or zone before they are known', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend') }] })
    expect(await showServer(admin, id)).toMatchObject({
      addresses: {},
      hostId: '',
      'OS-EXT-AZ:availability_zone': '',
      'OS-EXT-SRV-ATTR:host': null,
      'OS-SRV-USG:launched_at': null,
    })
    settle()
    const server = await showServer(admin, id)
    expect(server.hostId).toMatch(/^[0-9a-f]{56}$/)
    expect(server['OS-SRV-USG:launched_at']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000$/)
  })

  test('waits for a volume that is created from an image', async () => {
    const device = { boot_index: 0, source_type: 'image', destination_type: 'volume', volume_size: 1 }
    const devices = [{ ...device, uuid: await smallImage(demo) }]
    const id = await newServer(demo, { imageRef: '', block_device_mapping_v2: devices })
    cloud.clock.advance(2)
    expect(await stateOf(id)).toEqual(['BUILD', 'building', 'block_device_mapping'])
    settle()
    expect(await stateOf(id)).toEqual(['ACTIVE', 'active', null])
  })

  test('continues after a restart', async () => {
    const id = await newServer(demo)
    cloud.clock.advance(1)
    await cloud.restart()
    expect((await stateOf(id))[0]).toBe('BUILD')
    cloud.clock.advance(3600) // a new clock begins now, which is before what the old one had come to
    expect((await stateOf(id))[0]).toBe('ACTIVE')
  })

  test('stops when the server is deleted', async () => {
    const id = await newServer(demo, { networks: [{ uuid: await networkNamed(demo, 'backend') }] })
    cloud.clock.advance(1)
    expect((await compute(demo).del(`/servers/${id}`)).status).toBe(204)
    expect((await stateOf(id))[2]).toBe('deleting')
    settle()
    expect((await compute(demo).get(`/servers/${id}`)).status).toBe(404)
    expect((await demo.get(`/network/v2.0/ports?device_id=${id}`)).body.ports).toEqual([])
  })
})

describe('cannot be built', () => {
  test('if no host has enough resources; the fault has the reason', async () => {
    const flavor = { id: 'vast', name: 'vast', ram: 1024, vcpus: 1, disk: 1_000_000 }
    await admin.post('/compute/v2.1/flavors', { flavor })
    const id = await newServer(demo, { flavorRef: 'vast' })
    settle()
    const { status, fault } = await showServer(demo, id)
    expect(status).toBe('ERROR')
    expect(fault).toEqual({
      code: 500,
      created: expect.stringMatching(/Z$/),
      message: 'No valid host was found. There are not enough hosts available.',
    })
    expect((await showServer(admin, id)).fault.details).toBe(fault.message)
    const { instanceActions } = (await compute(demo, 84).get(`/servers/${id}/os-instance-actions`)).body
    expect(instanceActions).toMatchObject([{ action: 'create', message: 'Error' }])
    await act(demo, id, { forceDelete: null })
    settle()
  })

  test('on an external network, by a member', async () => {
    const { networks } = (await admin.get('/network/v2.0/networks?name=public')).body
    const id = await newServer(demo, { networks: [{ uuid: networks[0].id }] })
    settle()
    expect(await showServer(demo, id)).toMatchObject({
      status: 'ERROR',
      fault: {
        message: `Build of instance ${id} aborted: Failed to allocate the network(s), not rescheduling.`,
      },
    })
    expect((await admin.get(`/network/v2.0/ports?device_id=${id}`)).body.ports).toEqual([])
  })

  test('beyond the quota', async () => {
    const alt = await cloud.as('demo', 'alt_demo')
    expect(refusal(await requestServer(alt, { min_count: 2, max_count: 11, flavorRef: '5' }))).toEqual({
      status: 202,
      message: undefined,
    })
    expect(refusal(await requestServer(alt, { flavorRef: '5' }))).toEqual({
      status: 403,
      message: 'Quota exceeded for cores: Requested 8, but already used 16 of 20 cores',
    })
  })

  test('in a zone without enabled hosts', async () => {
    const service = { host: 'compute-4', binary: 'nova-compute' }
    await admin.put('/compute/v2.1/os-services/disable', service)
    expect(refusal(await requestServer(demo, { availability_zone: 'edge' })).message).toBe(
      'The requested availability zone is not available',
    )
    await admin.put('/compute/v2.1/os-services/enable', service)
    const id = await newServer(demo, { availability_zone: 'edge' })
    settle()
    expect(await showServer(admin, id)).toMatchObject({
      'OS-EXT-AZ:availability_zone': 'edge',
      'OS-EXT-SRV-ATTR:host': 'compute-4',
      host_status: 'UP',
    })
  })
})

describe('groups', () => {
  const group = async (policy: string, rules?: object): Promise<string> => {
    const wanted = { name: policy, policy, ...(rules && { rules }) }
    return (await compute(admin, 64).post('/os-server-groups', { server_group: wanted })).body.server_group.id
  }
  const hostsIn = async (id: string, count: number): Promise<(string | null)[]> => {
    const server = { name: 'member', flavorRef: '1', imageRef: await smallImage(admin), networks: 'none' }
    const made: string[] = []
    for (let index = 0; index < count; index += 1) {
      const response = await compute(admin, 93).post('/servers', { server, 'os:scheduler_hints': { group: id } })
      made.push(response.body.server.id)
      settle()
    }
    return Promise.all(made.map(async (one) => (await showServer(admin, one))['OS-EXT-SRV-ATTR:host']))
  }

  test('with anti-affinity use different hosts until none is left', async () => {
    const hosts = await hostsIn(await group('anti-affinity'), 5)
    expect(new Set(hosts.slice(0, 4)).size).toBe(4)
    expect(hosts[4]).toBeNull()
  })

  test('with affinity use one host', async () => {
    expect(new Set(await hostsIn(await group('affinity'), 2)).size).toBe(1)
  })

  test('with soft anti-affinity use different hosts as far as possible', async () => {
    const id = await group('soft-anti-affinity')
    const hosts = await hostsIn(id, 5)
    expect(new Set(hosts).size).toBe(4)
    expect(hosts).not.toContain(null)
  }, 20_000)
})

describe('states', () => {
  let id = ''

  beforeEach(async () => {
    id ||= await newServer(demo, { name: 'stateful' })
    settle()
  })

  test.for<[action: object, during: Body, after: Body, back?: object]>([
    [{ 'os-stop': null }, ['ACTIVE', 'active', 'powering-off'], ['SHUTOFF', 'stopped', null], { 'os-start': null }],
    [{ pause: null }, ['ACTIVE', 'active', 'pausing'], ['PAUSED', 'paused', null], { unpause: null }],
    [{ suspend: null }, ['ACTIVE', 'active', 'suspending'], ['SUSPENDED', 'suspended', null], { resume: null }],
    [{ reboot: { type: 'SOFT' } }, ['REBOOT', 'active', 'rebooting'], ['ACTIVE', 'active', null]],
    [{ reboot: { type: 'hard' } }, ['HARD_REBOOT', 'active', 'rebooting_hard'], ['ACTIVE', 'active', null]],
    [{ rescue: null }, ['ACTIVE', 'active', 'rescuing'], ['RESCUE', 'rescued', null], { unrescue: null }],
    [
      { shelve: null },
      ['ACTIVE', 'active', 'shelving'],
      ['SHELVED_OFFLOADED', 'shelved_offloaded', null],
      { unshelve: null },
    ],
    [
      { resize: { flavorRef: '2' } },
      ['RESIZE', 'active', 'resize_prep'],
      ['VERIFY_RESIZE', 'resized', null],
      { revertResize: null },
    ],
    [{ changePassword: { adminPass: 'x' } }, ['PASSWORD', 'active', 'updating_password'], ['ACTIVE', 'active', null]],
    [{ createImage: { name: 'snap' } }, ['ACTIVE', 'active', 'image_snapshot_pending'], ['ACTIVE', 'active', null]],
  ])('%j', async ([action, during, after, back]) => {
    expect((await act(demo, id, action)).status).toBeLessThan(300)
    expect(await stateOf(id)).toEqual(during)
    settle()
    expect(await stateOf(id)).toEqual(after)
    if (!back) return
    expect((await act(demo, id, back)).status).toBe(202)
    settle()
    expect(await stateOf(id)).toEqual(['ACTIVE', 'active', null])
  })

  test('a reset by an administrator cancels the task', async () => {
    await act(demo, id, { 'os-stop': null })
    await act(admin, id, { 'os-resetState': { state: 'active' } })
    settle()
    expect(await stateOf(id)).toEqual(['ACTIVE', 'active', null])
  })

  test('a second hard reboot replaces the first', async () => {
    await act(demo, id, { reboot: { type: 'HARD' } })
    cloud.clock.advance(2)
    expect((await act(demo, id, { reboot: { type: 'HARD' } })).status).toBe(202)
    cloud.clock.advance(3)
    expect((await stateOf(id))[0]).toBe('HARD_REBOOT')
    settle()
    expect((await stateOf(id))[0]).toBe('ACTIVE')
    const { instanceActions } = (await compute(demo, 58).get(`/servers/${id}/os-instance-actions?limit=2`)).body
    for (const { request_id } of instanceActions) {
      const { events } = (await compute(demo, 51).get(`/servers/${id}/os-instance-actions/${request_id}`)).body
        .instanceAction
      expect(events).toMatchObject([{ result: 'Success', finish_time: expect.any(String) }])
    }
  })

  test('a server has one task at a time', async () => {
    await act(demo, id, { 'os-stop': null })
    expect(refusal(await act(demo, id, { pause: null }))).toEqual({
      status: 409,
      message: `Cannot 'pause' instance ${id} while it is in task_state powering-off`,
    })
    settle()
    await act(demo, id, { 'os-start': null })
    settle()
  })

  test('a server that never started can only be deleted', async () => {
    const young = await newServer(demo)
    expect(refusal(await act(demo, young, { 'os-stop': null }))).toEqual({
      status: 409,
      message: `Instance ${young} is not ready`,
    })
    expect(refusal(await act(demo, young, { createImage: { name: 'x' } })).message).toBe(
      `Cannot 'createImage' instance ${young} while it is in vm_state building`,
    )
    expect((await compute(demo).del(`/servers/${young}`)).status).toBe(204)
  })

  test('the cloud logged no errors', () => {
    expect(cloud.logLines).toEqual([])
  })
})
