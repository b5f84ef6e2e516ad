import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import type { NavPlace } from '../../framework/resource/nav-services.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { entriesOf, isAt, navigationOf, type NavEntry, type Permissions } from './navigation.ts'

const resource = (name: string, services: string[], place: NavPlace, panels: ResourceManifest['panels']) =>
  ({ names: { other: { id: name } }, services, nav: { place, icon: null }, panels }) as unknown as ResourceManifest // only what navigation reads

const volume = resource('volumes', ['volumev3', 'block-storage'], 'storage/disks', {
  project: { path: '/project/volumes' },
})
const image = resource('images', ['image'], 'compute/start', {
  project: { path: '/project/images' },
  admin: { path: '/admin/images' },
})
const resources = [volume, image]
const yes = () => true

test('entries are grouped by half, then by service, whatever the order of the registry', () => {
  const navigation = navigationOf(resources, { serves: yes, allows: yes, has: yes, isOn: yes })
  expect(entriesOf(navigation).map(({ path }) => path)).toEqual([
    '/project/images',
    '/project/volumes',
    '/admin/images',
  ])
  expect(navigation.complete).toBe(true)
})

test('[SHELL-16] a panel is listed if any of its services is in the catalogue', () => {
  const serves = (service: string) => service === 'block-storage'
  expect(
    entriesOf(navigationOf(resources, { serves, allows: yes, has: yes, isOn: yes })).map(({ path }) => path),
  ).toEqual(['/project/volumes'])
})

test('[SHELL-15] a panel is not listed if the policy forbids it: no admin panel for other users', () => {
  const allows = (rules: readonly unknown[]) => rules.length === 0
  const paths = entriesOf(navigationOf(resources, { serves: yes, allows, has: yes, isOn: yes })).map(({ path }) => path)
  expect(paths).not.toContain('/admin/images')
})

test('while a permission is unknown, its entry is hidden and the navigation is not complete', () => {
  const navigation = navigationOf(resources, {
    serves: (service) => (service === 'image' ? undefined : true),
    allows: yes,
    has: yes,
    isOn: yes,
  })
  expect(entriesOf(navigation).map(({ path }) => path)).toEqual(['/project/volumes'])
  expect(navigation.complete).toBe(false)
})

test('while a permission is unknown, the entries of the last time stay in their positions', () => {
  const unknown = { serves: () => undefined, allows: yes, has: yes, isOn: yes }
  const before = new Set(['/project/images'])
  const navigation = navigationOf(resources, unknown, before)
  expect(entriesOf(navigation).map(({ path, silent }) => [path, silent])).toEqual([['/project/images', false]])
  expect(navigation.complete).toBe(false)
  const denied = navigationOf(resources, { ...unknown, serves: yes, allows: () => false }, before)
  expect(entriesOf(denied)).toEqual([])
})

test('[SHELL-17] a panel is listed only if its service has all extensions that it needs', () => {
  const trunks = {
    ...resource('trunks', ['network'], 'network/connect', { project: { path: '/project/trunks' } }),
    extensions: [{ of: 'network', alias: 'trunk' }] as const,
  }
  const offered = (has: () => boolean | undefined) => {
    const navigation = navigationOf([trunks], { serves: yes, allows: yes, has, isOn: yes })
    return [entriesOf(navigation).length, navigation.complete]
  }
  expect(offered(yes)).toEqual([1, true])
  expect(offered(() => false)).toEqual([0, true])
  expect(offered(() => undefined)).toEqual([0, false])
})

test('a panel that the operator disabled is not listed', () => {
  const setting = ['OPENSTACK_NEUTRON_NETWORK', 'enable_router']
  const routers = {
    ...resource('routers', ['network'], 'network/connect', { project: { path: '/project/routers' } }),
    setting,
  }
  const offered = (isOn: (path: readonly string[]) => boolean | undefined) => {
    const navigation = navigationOf([routers], { serves: yes, allows: yes, has: yes, isOn })
    return [entriesOf(navigation).length, navigation.complete]
  }
  expect(offered((path) => path === setting)).toEqual([1, true])
  expect(offered(() => false)).toEqual([0, true])
  expect(offered(() => undefined)).toEqual([0, false])
})

test('a page comes before the lists of its purpose, and a page without a service before all', () => {
  const page = (path: string, place: NavPlace | null) =>
    ({
      title: { id: path },
      services: ['compute'],
      nav: { place, icon: null },
      panels: { project: { path } },
    }) as unknown as PageManifest // only what navigation reads
  const manifests = [page('/project', 'compute/start'), page('/home', null), ...resources]
  const navigation = navigationOf(manifests, { serves: yes, allows: yes, has: yes, isOn: yes })
  const entries = entriesOf(navigation)
  expect(entries.map(({ path }) => path).slice(0, 3)).toEqual(['/home', '/project', '/project/images'])
  expect(navigation.halves.map(({ half, home }) => [half, home?.path])).toEqual([
    ['project', '/home'],
    ['cloud', undefined],
  ])
  // Other paths start with its path, but are not below it.
  expect(entries.filter(({ alone }) => alone).map(({ path }) => path)).toEqual(['/home', '/project'])
})

test('identity is a service of the cloud; who has no part in its administration finds it under Access', () => {
  const roles = resource('roles', ['identity'], 'identity/rights', { identity: { path: '/identity/roles' } })
  const trusts = resource('trusts', ['identity'], 'access/people', { identity: { path: '/identity/trusts' } })
  const placed = (allows: (rules: readonly unknown[]) => boolean) =>
    entriesOf(navigationOf([image, roles, trusts], { serves: yes, allows, has: yes, isOn: yes })).map(
      ({ path, half, place }) => [path, half, place],
    )
  expect(placed(yes)).toEqual([
    ['/project/images', 'project', 'compute/start'],
    ['/identity/trusts', 'project', 'access/people'],
    ['/admin/images', 'cloud', 'compute/start'],
    ['/identity/roles', 'cloud', 'identity/rights'],
  ])
  expect(placed((rules) => rules.length === 0)).toEqual([
    ['/project/images', 'project', 'compute/start'],
    ['/identity/roles', 'project', 'access/people'],
    ['/identity/trusts', 'project', 'access/people'],
  ])
})

test('a new manifest finds its place by its data, and nothing shows of a service that the cloud does not have', () => {
  const balancers = resource('balancers', ['load-balancer'], 'network/reach', {
    project: { path: '/project/balancers' },
  })
  const services = (serves: (service: string) => boolean) =>
    navigationOf([image, balancers], { serves, allows: yes, has: yes, isOn: yes }).halves[0]?.services.map(
      ({ service, purposes }) => [service, purposes.map(({ place }) => place)],
    )
  expect(services(yes)).toEqual([
    ['compute', ['compute/start']],
    ['network', ['network/reach']],
  ])
  expect(services((service) => service === 'image')).toEqual([['compute', ['compute/start']]])
})

test('[SHELL-17] an entry stays, and is marked, while it is unknown whether the cloud has its service or extension', () => {
  const down = new ApiError('no', { reason: 'refused', endpoint: 'GET /', status: 503 })
  const trunks = {
    ...resource('trunks', ['network'], 'network/connect', { project: { path: '/project/trunks' } }),
    extensions: [{ of: 'network', alias: 'trunk' }] as const,
  }
  const entries = (change: Partial<Permissions>) =>
    entriesOf(navigationOf([trunks], { serves: yes, allows: yes, has: yes, isOn: yes, ...change }))
  expect(entries({}).map(({ silent }) => silent)).toEqual([false])
  expect(entries({ has: () => down }).map(({ silent }) => silent)).toEqual([true])
  expect(entries({ serves: () => down }).map(({ silent }) => silent)).toEqual([true])
  expect(entries({ has: () => down, allows: () => false })).toEqual([])
})

const entry = (path: string, id: string, alone = false) => ({ path, label: { id }, alone }) as NavEntry // only what is read

test('an address belongs to the entry that it is below, but not to a page that stands alone', () => {
  expect(isAt(entry('/project/images', 'images'), '/project/images/7')).toBe(true)
  expect(isAt(entry('/project/images', 'images'), '/project/images2')).toBe(false)
  expect(isAt(entry('/project', 'overview', true), '/project/images')).toBe(false)
})
