import { expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const DRIVER = 'neutron.services.l3_router.service_providers.ha.HaDriver'

const newFlavor = () => admin.make('flavors', { name: 'routers', service_type: 'L3_ROUTER_NAT' })
const newProfile = () => admin.make('service_profiles', { description: 'ha', driver: DRIVER })

test('administrators manage service flavors, and everybody sees them', async () => {
  const flavor = await newFlavor()
  expect(flavor).toEqual({
    id: expect.any(String),
    name: 'routers',
    description: '',
    service_type: 'L3_ROUTER_NAT',
    enabled: true,
    service_profiles: [],
  })
  expect(await demo.list('flavors', '?name=routers&enabled=true')).toEqual([flavor])
  const { body } = await admin.put(`flavors/${flavor.id}`, { flavor: { description: 'for routers', enabled: false } })
  expect(body.flavor).toEqual({ ...flavor, description: 'for routers', enabled: false })
  expect((await admin.del(`flavors/${flavor.id}`)).status).toBe(204)
  const message = `Flavor ${flavor.id} could not be found.`
  expect(await demo.get(`flavors/${flavor.id}`)).toMatchObject(refused(404, 'FlavorNotFound', message))
})

test('profiles are for administrators, and are kept while a flavor uses them', async () => {
  const [flavor, profile] = [await newFlavor(), await newProfile()]
  expect(profile).toEqual({
    id: expect.any(String),
    description: 'ha',
    driver: DRIVER,
    metainfo: '',
    enabled: true,
    flavors: [],
  })
  expect(await demo.list('service_profiles')).toEqual([])
  expect((await demo.get(`service_profiles/${profile.id}`)).status).toBe(404)

  const wish = { service_profile: { id: profile.id } }
  const bound = await admin.post(`flavors/${flavor.id}/service_profiles`, wish)
  expect(bound).toMatchObject({ status: 201, body: { service_profile: { id: flavor.id } } })
  const again = `Service Profile ${profile.id} is already associated with flavor ${flavor.id}.`
  expect(await admin.post(`flavors/${flavor.id}/service_profiles`, wish)).toMatchObject(
    refused(409, 'FlavorServiceProfileBindingExists', again),
  )
  expect(await demo.show('flavors', flavor.id)).toMatchObject({ service_profiles: [profile.id] })
  expect(await admin.show('service_profiles', profile.id)).toMatchObject({ flavors: [flavor.id] })
  const providers = await demo.get(`flavors/${flavor.id}/next_providers`)
  expect(providers.body).toEqual({ next_providers: [{ driver: DRIVER, provider: 'ha' }] })

  const inUse = `Service Profile ${profile.id} is used by some service instance.`
  expect(await admin.del(`service_profiles/${profile.id}`)).toMatchObject(refused(409, 'ServiceProfileInUse', inUse))
  const path = `flavors/${flavor.id}/service_profiles/${profile.id}`
  expect([(await admin.del(path)).status, (await admin.del(path)).status]).toEqual([204, 404])
  expect((await admin.del(`service_profiles/${profile.id}`)).status).toBe(204)
})

test.for<[collection: string, wish: Record<string, unknown>, status: number, type: string, message: string]>([
  ['flavors', { service_type: 'COFFEE' }, 400, 'InvalidServiceType', 'Invalid service type: COFFEE.'],
  [
    'flavors',
    { name: 'x' },
    400,
    'HTTPBadRequest',
    `Failed to parse request. Required attribute 'service_type' not specified`,
  ],
  ['service_profiles', {}, 400, 'ServiceProfileEmpty', 'Service Profile needs either a driver or metainfo.'],
  [
    'service_profiles',
    { driver: 'none' },
    404,
    'ServiceProfileDriverNotFound',
    'Service Profile driver none could not be found.',
  ],
])('%s refuse %j', async ([collection, wish, status, type, message]) => {
  const one = collection.replace(/s$/, '')
  expect(await admin.post(collection, { [one]: wish })).toMatchObject(refused(status, type, message))
})

test('members change neither', async () => {
  const flavor = await demo.post('flavors', { flavor: { service_type: 'CORE' } })
  expect(flavor).toMatchObject(refused(403, 'PolicyNotAuthorized', 'rule:create_flavor is disallowed by policy'))
  expect((await demo.post('service_profiles', { service_profile: { metainfo: '{}' } })).status).toBe(403)
  const { id } = await newFlavor()
  expect((await demo.post(`flavors/${id}/service_profiles`, { service_profile: { id } })).status).toBe(403)
})
