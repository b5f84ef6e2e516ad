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

describe('services', () => {
  test('are listed by host and binary', async () => {
    const { body } = await admin.get('os-services?binary=cinder-volume')
    expect(body.services.map(({ host }: Body) => host)).toEqual(['block-1@standard', 'block-1@fast'])
    expect((await admin.get('os-services?host=block-1')).body.services).toHaveLength(4)
    expect(body.services[0]).toMatchObject({ backend_state: 'up', cluster: null, frozen: false })
  })

  test('are disabled with a reason, and enabled', async () => {
    const requested = { host: 'block-1@fast', binary: 'cinder-volume', disabled_reason: 'new disks' }
    const { body } = await admin.put('os-services/disable-log-reason', requested)
    expect(body).toMatchObject({ disabled: true, status: 'disabled', disabled_reason: 'new disks' })
    const off = await admin.get('os-services?host=block-1@fast')
    expect(off.body.services).toMatchObject([{ status: 'disabled', disabled_reason: 'new disks' }])
    await admin.put('os-services/enable', { host: 'block-1@fast', binary: 'cinder-volume' })
    const on = await admin.get('os-services?host=block-1@fast')
    expect(on.body.services).toMatchObject([{ status: 'enabled', disabled_reason: null }])
  })

  test('are frozen and thawed', async () => {
    expect((await admin.put('os-services/freeze', { host: 'block-1@fast' })).status).toBe(202)
    expect((await admin.get('os-services?host=block-1@fast')).body.services).toMatchObject([{ frozen: true }])
    expect((await admin.put('os-services/thaw', { host: 'block-1@fast' })).status).toBe(202)
  })

  test.each([
    ['nonsense', {}, 400, 'Invalid input received: Unknown action'],
    ['enable', {}, 400, '{} is not valid under any of the given schemas'],
    ['enable', { binary: 'cinder-volume' }, 400, 'Invalid input received: Host field is missing.'],
    ['enable', { binary: 'x', host: 'y' }, 404, 'Service x could not be found on host y.'],
    ['failover_host', { host: 'block-1@fast' }, 400, /Replication is not enabled on this host\.$/],
  ])('refuse %s %j', async (action, body, status, sentence) => {
    expect(await admin.put(`os-services/${action}`, body)).toMatchObject(refused(status, sentence))
  })

  test('have capabilities under each host that os-hosts names', async () => {
    const names = (await admin.get('os-hosts')).body.hosts.map((host: Body) => host.host_name)
    expect(names).toContain('block-1')
    for (const name of names) {
      const { namespace } = (await admin.get(`capabilities/${name}`)).body
      expect(namespace).toMatch(`OS::Storage::Capabilities::${name}`)
    }
    expect(await admin.get('capabilities/block')).toMatchObject(refused(404, "Can't find service: block"))
  })

  test('are for administrators only', async () => {
    for (const path of ['os-services', 'os-hosts', 'scheduler-stats/get_pools', 'clusters', 'capabilities/x']) {
      expect((await demo.get(path)).status).toBe(403)
    }
  })
})

describe('pools', () => {
  test('have less free space with every volume', async () => {
    const free = async () => {
      const { body } = await admin.get('scheduler-stats/get_pools?detail=true&name=block-1@standard%23standard')
      return body.pools[0].capabilities.free_capacity_gb
    }
    const before = await free()
    await demo.volume({ size: 7 })
    expect(await free()).toBe(before - 7)
  })

  test('are filtered by volume type', async () => {
    const { body } = await admin.get('scheduler-stats/get_pools?volume_type=fast')
    expect(body.pools).toEqual([{ name: 'block-1@fast#fast' }])
  })

  test('have limited space', async () => {
    const quota_set = { gigabytes: -1 }
    await admin.put(`os-quota-sets/${demo.client.projectId}`, { quota_set })
    expect((await demo.volume({ size: 20_000 })).status).toBe('error')
    const { id } = await demo.volume()
    await demo.act(id, { 'os-extend': { new_size: 20_000 } })
    expect(await demo.show(id)).toMatchObject({ size: 1, status: 'available' })
    const { body } = await demo.get(`messages?resource_uuid=${id}`)
    expect(body.messages[0].user_message).toBe('extend volume:Could not find any available weighted backend.')
  })
})

test('a host shows its usage by project', async () => {
  const { body } = await admin.get('os-hosts/block-1@fast')
  expect(body.host[0].resource).toMatchObject({ project: '(total)', volume_count: '1', total_volume_gb: '60' })
  expect(await admin.get('os-hosts/nowhere')).toMatchObject(refused(404, 'Host nowhere could not be found.'))
})

test('the zone is available while a backend is enabled', async () => {
  expect((await demo.get('os-availability-zone')).body).toEqual({
    availabilityZoneInfo: [{ zoneName: 'nova', zoneState: { available: true } }],
  })
})
