import { describe, expect, test } from 'vitest'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const demo = compute(owner, 35)
const admin = compute(await cloud.as('admin', 'admin'), 35)
const other = compute(await cloud.as('demo', 'alt_demo'), 35)

describe('what Nova passes on to others, until 2.35', () => {
  test.for(['/os-networks', '/os-volumes', '/os-volumes/detail', '/os-snapshots', '/os-snapshots/detail'])(
    '%s is 404 from 2.36 on',
    async (path) => {
      expect((await demo.get(path)).status).toBe(200)
      expect((await compute(owner, 36).get(path)).status).toBe(404)
    },
  )

  test('networks have the fields of nova-network', async () => {
    const [network] = (await demo.get('/os-networks')).body.networks
    expect(network).toMatchObject({ cidr: null, gateway: null, label: expect.any(String) })
    expect(network).not.toHaveProperty('vlan')
    expect((await demo.get(`/os-networks/${network.id}`)).body.network).toEqual(network)
    expect((await admin.get(`/os-networks/${network.id}`)).body.network).toHaveProperty('vlan', null)
    expect(refusal(await demo.get('/os-networks/none'))).toEqual({ status: 404, message: 'Network not found' })
  })

  test('os-volumes_boot serves the servers', async () => {
    const { servers } = (await demo.get('/servers')).body
    expect((await demo.get('/os-volumes_boot')).body.servers.map(({ id }: { id: string }) => id)).toEqual(
      servers.map(({ id }: { id: string }) => id),
    )
    const { volume } = (await demo.post('/os-volumes', { volume: { size: 1 } })).body
    const server = { name: 'old', flavorRef: '1', block_device_mapping_v2: [{ uuid: volume.id, boot_index: 0 }] }
    // An empty volume does not boot: Nova’s own refusal shows that the request reached it.
    expect(refusal(await demo.post('/os-volumes_boot', { server }))).toEqual(
      refusal(await demo.post('/servers', { server })),
    )
    expect((await demo.get(`/os-volumes_boot/${servers[0].id}`)).body.server.id).toBe(servers[0].id)
  })

  test('volumes and snapshots are Cinder’s', async () => {
    const made = (await demo.post('/os-volumes', { volume: { size: '1', display_name: 'old' } })).body.volume
    expect(made).toMatchObject({ displayName: 'old', size: 1, attachments: [] })
    expect((await demo.get(`/os-volumes/${made.id}`)).body.volume).toMatchObject({ id: made.id, status: 'available' })
    expect((await other.get(`/os-volumes/${made.id}`)).status).toBe(404)
    const body = { snapshot: { volume_id: made.id, display_name: 'copy' } }
    const { snapshot } = (await demo.post('/os-snapshots', body)).body
    expect((await demo.get(`/os-snapshots/${snapshot.id}`)).body.snapshot).toMatchObject({
      volumeId: made.id,
      displayName: 'copy',
      size: 1,
    })
    expect((await demo.del(`/os-volumes/${made.id}`)).status).toBe(400)
    expect((await demo.del(`/os-snapshots/${snapshot.id}`)).status).toBe(202)
    expect((await demo.del(`/os-volumes/${made.id}`)).status).toBe(202)
    expect((await demo.get(`/os-volumes/${made.id}`)).status).toBe(404)
    expect((await demo.post('/os-volumes', { volume: { size: 0 } })).status).toBe(400)
  })

  test('security groups and their rules are Neutron’s', async () => {
    const body = { security_group: { name: 'old', description: 'x' } }
    const { security_group: group } = (await demo.post('/os-security-groups', body)).body
    expect(group).toMatchObject({ name: 'old', description: 'x' })
    const { security_group_rule: rule } = (
      await demo.post('/os-security-group-rules', {
        security_group_rule: {
          parent_group_id: group.id,
          ip_protocol: 'TCP',
          from_port: '22',
          to_port: 22,
          cidr: '10.0.0.0/8',
        },
      })
    ).body
    expect(rule).toMatchObject({ ip_protocol: 'tcp', from_port: 22, to_port: 22, ip_range: { cidr: '10.0.0.0/8' } })
    const changed = await demo.put(`/os-security-groups/${group.id}`, {
      security_group: { name: 'older', description: '' },
    })
    expect(changed.body.security_group.name).toBe('older')
    expect((await other.del(`/os-security-groups/${group.id}`)).status).toBe(404)
    expect((await demo.del(`/os-security-group-rules/${rule.id}`)).status).toBe(202)
    expect((await demo.del(`/os-security-groups/${group.id}`)).status).toBe(202)
    expect((await demo.get(`/os-security-groups/${group.id}`)).status).toBe(404)
  })

  test('metadata of images are Glance’s properties, until 2.38', async () => {
    const { id } = (await owner.post('/image/v2/images', { name: 'own', color: 'red' })).body
    const at = `/images/${id}/metadata`
    expect((await demo.get(at)).body.metadata).toMatchObject({ color: 'red' })
    expect((await demo.post(at, { metadata: { size_class: 'big' } })).body.metadata).toMatchObject({
      color: 'red',
      size_class: 'big',
    })
    expect((await demo.put(`${at}/color`, { meta: { color: 'blue' } })).body).toEqual({ meta: { color: 'blue' } })
    expect((await demo.put(`${at}/color`, { meta: { other: 'x' } })).status).toBe(400)
    expect((await demo.get(`${at}/color`)).body).toEqual({ meta: { color: 'blue' } })
    expect((await demo.del(`${at}/color`)).status).toBe(204)
    expect((await demo.get(`${at}/color`)).status).toBe(404)
    await demo.put(at, { metadata: { only: 'this' } })
    expect((await owner.get(`/image/v2/images/${id}`)).body).toMatchObject({ only: 'this' })
    expect((await owner.get(`/image/v2/images/${id}`)).body).not.toHaveProperty('size_class')
    expect((await compute(owner, 39).get(at)).status).toBe(404)
    expect((await other.get(at)).status).toBe(404)
  })
})

test('the usage audit log covers the month before, which no host has audited', async () => {
  const { body } = await admin.get('/os-instance_usage_audit_log/2026-11-17')
  expect(body.instance_usage_audit_log).toMatchObject({
    period_beginning: '2026-10-01 00:00:00',
    period_ending: '2026-11-01 00:00:00',
    num_hosts: 4,
    overall_status: '0 of 4 hosts done. 0 errors.',
  })
  expect((await admin.get('/os-instance_usage_audit_log')).body.instance_usage_audit_logs.num_hosts).toBe(4)
  expect((await admin.get('/os-instance_usage_audit_log/never')).status).toBe(400)
  expect((await demo.get('/os-instance_usage_audit_log')).status).toBe(403)
})

test('both versions have details', async () => {
  for (const [path, id] of [
    ['/compute/v2', 'v2.0'],
    ['/compute/v2.1', 'v2.1'],
  ])
    expect((await cloud.send('GET', `${path}`)).body.version).toMatchObject({ id, 'media-types': expect.any(Array) })
})
