import { describe, expect, test } from 'vitest'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const operator = await cloud.as('admin', 'admin')
const demo = compute(owner, 93)
const admin = compute(operator, 93)
const OURS = `/os-quota-sets/${owner.projectId}`
const THEIRS = `/os-quota-sets/${other.projectId}`
const limits = async (path: string) => (await admin.get(path)).body.quota_set

describe('a quota set', () => {
  test('has the defaults until it is changed, and again after its deletion', async () => {
    const before = await limits(THEIRS)
    expect(before).toEqual((await admin.get(`${THEIRS}/defaults`)).body.quota_set)
    const { body } = await admin.put(THEIRS, { quota_set: { instances: 3, ram: '-1' } })
    expect(body.quota_set).toMatchObject({ instances: 3, ram: -1, cores: 20 })
    expect(body.quota_set).not.toHaveProperty('id')
    expect(await limits(THEIRS)).toEqual({ ...before, instances: 3, ram: -1 })
    expect((await admin.del(THEIRS)).status).toBe(202)
    expect(await limits(THEIRS)).toEqual(before)
  })

  test('shows the usage', async () => {
    const { servers } = (await demo.get('/servers')).body
    const detail = (await demo.get(`${OURS}/detail`)).body.quota_set
    expect(detail.instances).toEqual({ limit: 40, in_use: servers.length, reserved: 0 })
    expect(detail.server_groups).toEqual({ limit: 10, in_use: 1, reserved: 0 })
  })

  test('limits new resources', async () => {
    await admin.put(THEIRS, { quota_set: { instances: 0 } })
    const [image] = (await other.get('/image/v2/images?name=CirrOS%200.6')).body.images
    const server = { name: 'too-many', flavorRef: '1', imageRef: image.id, networks: 'none' }
    expect(refusal(await compute(other, 93).post('/servers', { server }))).toEqual({
      status: 403,
      message: 'Quota exceeded for instances: Requested 1, but already used 0 of 0 instances',
    })
    await admin.del(THEIRS)
  })

  test('cannot be set below the usage, unless forced', async () => {
    const { servers } = (await demo.get('/servers')).body
    expect(refusal(await admin.put(OURS, { quota_set: { instances: 1 } }))).toEqual({
      status: 400,
      message: `Quota limit 1 for instances must be greater than or equal to already used and reserved ${servers.length}.`,
    })
    expect((await admin.put(OURS, { quota_set: { instances: 1, force: true } })).body.quota_set.instances).toBe(1)
    expect((await admin.put(OURS, { quota_set: { instances: 40 } })).status).toBe(200)
  })

  test('has no network quotas from 2.36 on and no file quotas from 2.57 on', async () => {
    const at = async (minor: number) => Object.keys((await compute(owner, minor).get(OURS)).body.quota_set)
    expect(await at(35)).toEqual(expect.arrayContaining(['floating_ips', 'injected_files', 'security_groups']))
    expect(await at(36)).not.toContain('floating_ips')
    expect(await at(57)).not.toContain('injected_files')
  })

  test.for([
    [93, { colour: 1 }, "Additional properties are not allowed ('colour' was unexpected)"],
    [36, { fixed_ips: 1 }, "Additional properties are not allowed ('fixed_ips' was unexpected)"],
    [93, { cores: 'many' }, "Invalid input for field/attribute cores. Value: many. 'many' does not match '^-?[0-9]+$'"],
    [93, { cores: -2 }, 'Invalid input for field/attribute cores. Value: -2. -2 is less than the minimum of -1'],
    [93, { cores: 2 ** 31 }, '2147483648 is greater than the maximum of 2147483647'],
    [1, { networks: 1 }, 'The networks quota has been removed'],
  ] as const)('at 2.%i refuses %o', async ([minor, quota_set, sentence]) => {
    const response = refusal(await compute(operator, minor).put(OURS, { quota_set }))
    expect(response).toEqual({ status: 400, message: expect.stringContaining(sentence) })
  })

  test('needs an existing project', async () => {
    const message = 'Project ID nobody is not a valid project.'
    expect(refusal(await admin.get('/os-quota-sets/nobody'))).toEqual({ status: 400, message })
    expect(refusal(await admin.put('/os-quota-sets/nobody', { quota_set: { cores: 1 } }))).toEqual({
      status: 400,
      message,
    })
  })

  test('of another project is refused to members', async () => {
    for (const path of [THEIRS, `${THEIRS}/detail`]) expect((await demo.get(path)).status).toBe(403)
    for (const path of [OURS, THEIRS]) {
      expect((await demo.put(path, { quota_set: { cores: 1000 } })).status).toBe(403)
      expect((await demo.del(path)).status).toBe(403)
    }
    expect((await demo.get(`${THEIRS}/defaults`)).status).toBe(200)
  })
})

describe("a user's part of a project's quota", () => {
  const user = `${OURS}?user_id=${owner.userId}`

  test('has the limits of the project until it is changed', async () => {
    expect((await limits(user)).key_pairs).toBe(100)
    await admin.put(user, { quota_set: { key_pairs: 1 } })
    expect((await limits(user)).key_pairs).toBe(1)
    expect((await limits(OURS)).key_pairs).toBe(100)
    const keypair = { name: 'one-more', public_key: (await demo.get('/os-keypairs/demo-key')).body.keypair.public_key }
    expect(refusal(await demo.post('/os-keypairs', { keypair })).message).toBe('Quota exceeded, too many key pairs.')
    await admin.del(user)
    expect((await limits(user)).key_pairs).toBe(100)
    expect((await demo.post('/os-keypairs', { keypair })).status).toBe(201)
  })

  test('cannot exceed the limits of the project', async () => {
    const somebody = `${OURS}?user_id=somebody`
    await admin.put(somebody, { quota_set: { server_groups: 4 } })
    const message = 'Quota limit 7 for server_groups must be less than or equal to 6.'
    expect(refusal(await admin.put(user, { quota_set: { server_groups: 7 } }))).toEqual({ status: 400, message })
    const project = refusal(await admin.put(OURS, { quota_set: { server_groups: 3 } }))
    expect(project.message).toBe(
      'Quota limit 3 for server_groups must be greater than or equal to already used and reserved 4.',
    )
    await admin.del(somebody)
  })

  test('limits the servers of the user', async () => {
    const { servers } = (await demo.get('/servers')).body
    await admin.put(user, { quota_set: { instances: servers.length } })
    const [image] = (await owner.get('/image/v2/images?name=CirrOS%200.6')).body.images
    const server = { name: 'too-many', flavorRef: '1', imageRef: image.id, networks: 'none' }
    expect(refusal(await demo.post('/servers', { server }))).toEqual({
      status: 403,
      message: `Quota exceeded for instances: Requested 1, but already used ${servers.length} of ${servers.length} instances`,
    })
    await admin.del(user)
  })

  test('counts the usage of the user', async () => {
    const nobodys = (await admin.get(`${OURS}/detail?user_id=nobody`)).body.quota_set
    expect(nobodys.instances.in_use).toBe(0)
    const theirs = (await admin.get(`${OURS}/detail?user_id=${owner.userId}`)).body.quota_set
    expect(theirs.instances.in_use).toBeGreaterThan(0)
  })
})

describe('quota classes', () => {
  test('the default class has the defaults of projects', async () => {
    const { body } = await admin.put('/os-quota-class-sets/default', { quota_class_set: { cores: 21 } })
    expect(body.quota_class_set).toMatchObject({ cores: 21, instances: 10 })
    expect((await limits(THEIRS)).cores).toBe(21)
    expect((await limits(OURS)).cores).toBe(80)
    await admin.put('/os-quota-class-sets/default', { quota_class_set: { cores: 20 } })
  })

  test('other classes have no effect, and are not deleted as if they were projects', async () => {
    await admin.put('/os-quota-class-sets/gold', { quota_class_set: { cores: 99 } })
    expect((await admin.get('/os-quota-class-sets/gold')).body.quota_class_set).toMatchObject({ id: 'gold', cores: 99 })
    expect((await limits(THEIRS)).cores).toBe(20)
    await admin.del('/os-quota-sets/class:gold')
    expect((await admin.get('/os-quota-class-sets/gold')).body.quota_class_set.cores).toBe(99)
  })

  test('are for administrators only', async () => {
    expect((await demo.get('/os-quota-class-sets/default')).status).toBe(403)
    expect((await demo.put('/os-quota-class-sets/default', { quota_class_set: { cores: 99 } })).status).toBe(403)
  })
})

describe('limits', () => {
  test('are those of the project, with its usage', async () => {
    const { absolute } = (await demo.get('/limits')).body.limits
    const detail = (await demo.get(`${OURS}/detail`)).body.quota_set
    expect(absolute).toMatchObject({
      maxTotalInstances: detail.instances.limit,
      totalInstancesUsed: detail.instances.in_use,
      totalCoresUsed: detail.cores.in_use,
      totalRAMUsed: detail.ram.in_use,
    })
    expect((await compute(other, 93).get('/limits')).body.limits.absolute.totalInstancesUsed).toBe(0)
  })

  test('of another project are for administrators only', async () => {
    const path = `/limits?tenant_id=${owner.projectId}`
    expect((await admin.get(path)).body).toEqual((await demo.get('/limits')).body)
    expect((await demo.get(path)).status).toBe(403)
  })
})
