import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const demo = compute(owner, 35)
const names = (items: Body) => items.map(({ name }: Body) => name)

describe('the proxy APIs, until 2.35', () => {
  test.for([
    '/images',
    '/images/detail',
    '/os-floating-ips',
    '/os-floating-ip-pools',
    '/os-security-groups',
    '/os-tenant-networks',
  ])('%s is 404 from 2.36 on', async (path) => {
    expect((await demo.get(path)).status).toBe(200)
    expect(refusal(await compute(owner, 36).get(path))).toEqual({
      status: 404,
      message: 'The resource could not be found.',
    })
  })

  test('images are Glance’s', async () => {
    const { images } = (await owner.get('/image/v2/images?name=CirrOS%200.6')).body
    const [image] = (await demo.get('/images/detail?name=CirrOS%200.6&status=ACTIVE')).body.images
    expect(image).toMatchObject({
      id: images[0].id,
      status: 'ACTIVE',
      progress: 100,
      'OS-EXT-IMG-SIZE:size': images[0].size,
    })
    expect((await demo.get(`/images/${image.id}`)).body.image).toEqual(image)
    expect(refusal(await demo.get('/images/none'))).toEqual({ status: 404, message: 'Image not found.' })
    expect(refusal(await demo.del(`/images/${image.id}`)).status).toBe(403)
    const own = (await owner.post('/image/v2/images', { name: 'own' })).body
    expect((await demo.del(`/images/${own.id}`)).status).toBe(204)
    expect((await owner.get(`/image/v2/images/${own.id}`)).status).toBe(404)
  })

  test('images are paged', async () => {
    const all = names((await demo.get('/images')).body.images)
    const first = (await demo.get('/images?limit=2')).body
    const next = (await demo.get(first.images_links[0].href.split('/v2.1')[1])).body
    expect([...names(first.images), ...names(next.images)]).toEqual(all.slice(0, 4))
  })

  test('floating addresses are Neutron’s', async () => {
    expect((await demo.get('/os-floating-ip-pools')).body).toEqual({ floating_ip_pools: [{ name: 'public' }] })
    const { floating_ip: made } = (await demo.post('/os-floating-ips', { pool: 'public' })).body
    expect(made).toMatchObject({ pool: 'public', fixed_ip: null, instance_id: null })
    expect((await demo.get(`/os-floating-ips/${made.id}`)).body.floating_ip).toEqual(made)
    const all = (await demo.get('/os-floating-ips')).body.floating_ips
    const bastion = (await demo.get('/servers?name=bastion')).body.servers[0]
    expect(all).toContainEqual(
      expect.objectContaining({ ip: '172.24.4.20', fixed_ip: '10.0.0.5', instance_id: bastion.id }),
    )
    expect((await demo.del(`/os-floating-ips/${made.id}`)).status).toBe(202)
    expect(refusal(await demo.get(`/os-floating-ips/${made.id}`))).toEqual({
      status: 404,
      message: `Floating IP not found for ID ${made.id}`,
    })
    expect(refusal(await demo.post('/os-floating-ips', { pool: 'none' })).message).toBe('Floating IP pool not found.')
  })

  test('security groups are Neutron’s', async () => {
    const groups = (await demo.get('/os-security-groups')).body.security_groups
    expect(names(groups)).toEqual(expect.arrayContaining(['default', 'web']))
    const web = groups.find(({ name }: Body) => name === 'web')
    expect((await demo.get(`/os-security-groups/${web.id}`)).body.security_group).toEqual(web)
    expect(refusal(await demo.get('/os-security-groups/web')).message).toBe('Security group id should be uuid')
  })

  test('networks are Neutron’s', async () => {
    const { networks } = (await demo.get('/os-tenant-networks')).body
    expect(networks).toContainEqual({ id: expect.any(String), cidr: 'None', label: 'private' })
    expect((await demo.get(`/os-tenant-networks/${networks[0].id}`)).body.network).toEqual(networks[0])
    expect(refusal(await demo.get('/os-tenant-networks/none'))).toEqual({ status: 404, message: 'Network not found' })
  })
})

test('extensions are listed, and found by alias', async () => {
  const { extensions } = (await demo.get('/extensions')).body
  const keypairs = extensions.find(({ alias }: Body) => alias === 'os-keypairs')
  expect((await demo.get('/extensions/os-keypairs')).body.extension).toEqual(keypairs)
  expect((await demo.get('/extensions/none')).status).toBe(404)
})
