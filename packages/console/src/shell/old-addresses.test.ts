import { isRedirect } from '@tanstack/react-router'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { API_ACCESS } from '../flows/api-access/addresses.ts'
import { UPDATE_DEFAULTS } from '../flows/defaults/defaults.ts'
import { flows } from '../flows/index.ts'
import { pages } from '../flows/pages.ts'
import { resources } from '../resources/index.ts'
import type { Target } from './horizon-addresses.ts'
import { followOldAddress, oldAddresses } from './old-addresses.ts'
import { createAppRouter } from './routes.tsx'

// A page reads at which address it was loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('http://console/')))

/** The target of an address, written as an address. */
function follow(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://console')
  const target = followOldAddress(resources, pathname, Object.fromEntries(searchParams))
  return target && textOf(target)
}

const textOf = ({ to, search, hash }: Target) =>
  `${to}${search ? `?${new URLSearchParams(search)}` : ''}${hash ? `#${hash}` : ''}`

/**
 * All of Horizon 23's and heat-dashboard 8's URL configuration, but its API (Django's `urlpatterns`, walked), and where
 * each leads: `same` are pages here, too, and `server` is answered by the server. A parameter's value is its name.
 */
const HORIZON_URLS = readFileSync(new URL('horizon-urls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll(/<(\w+)>/g, '$1').split(' ') as [string, string]) // two columns

const PAGE_URLS = HORIZON_URLS.filter(([, target]) => target !== 'server')

const router = createAppRouter('/', resources)

/** Where the route that the router chooses for an address redirects; undefined if it stays there. */
async function redirectOf(address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, 'http://console')
  const search = Object.fromEntries(searchParams)
  const match = router.matchRoutes(pathname, search).at(-1)
  const { beforeLoad } = router.routesById[match?.routeId as '__root__'].options
  try {
    await beforeLoad?.({ params: match?.params, search } as Parameters<typeof beforeLoad>[0]) // ours read nothing else
  } catch (thrown) {
    return isRedirect(thrown) ? textOf(thrown.options as Target) : thrown // ours give a target
  }
}

test.each(PAGE_URLS)("[SHELL-02] Horizon's %s leads to %s, as the router follows it", async (address, target) => {
  expect(await redirectOf(address)).toBe(target === 'same' ? undefined : target)
})

// Those that Horizon's table has not, but its links and the pages here.
test.each([
  ['/project/floating_ips/associate/?ip_id=x', '/project/floating_ips?modal=associate-address&item=x'],
  ['/project/floating_ips/associate/?instance_id=x', '/project/instances?modal=associate-floating-ip&item=x'],
  ['/admin/hypervisors/1_compute-1/', '/ngdetails/OS::Nova::Hypervisor/1'],
  [
    '/admin/hypervisors/0f3f4f1c-3ab2-4a9c-8a3e-6a2b9d1a7c55_compute_1/',
    '/ngdetails/OS::Nova::Hypervisor/0f3f4f1c-3ab2-4a9c-8a3e-6a2b9d1a7c55',
  ],
  ['/identity/projects/x/usage/', '/ngdetails/OS::Keystone::Project/x?tab=usage'],
  ['/identity/projects/x/update_quotas/', '/identity/projects?modal=modify-quotas&item=x'],
  ['/admin/images/create/', '/admin/images?modal=create-image'],
  ['/identity/roles/x/update/', '/identity/roles?modal=edit-role&item=x'],
  ['/project/containers/container', '/project/containers'],
  ['/settings/user/', '/settings'],
])("[SHELL-02] Horizon's %s leads to %s", (address, target) => {
  expect(follow(address)).toBe(target)
})

/** Pages that are no panels. */
const OWN_PAGES = ['/', '/settings', '/project/security_groups/x', '/project/security_groups/security_group_id']

test("[SHELL-02] Horizon's addresses lead to dialogs, panels, types and tabs that exist", async () => {
  const modals = [
    ...flows.map(({ name }) => name),
    ...Object.values(API_ACCESS),
    UPDATE_DEFAULTS,
    ...resources.flatMap(({ dialogs = {} }) => Object.values(dialogs)),
  ]
  const panels = [...resources, ...pages].flatMap((place) => Object.values(place.panels).map(({ path }) => path))
  const exists = async ({ to, search }: Target) => {
    const type = /^\/ngdetails\/([^/]+)\//.exec(to)?.[1]
    const entry = resources.find((each) => each.type === type)
    const tabs = (await entry?.resource())?.details.tabs.map(({ id }) => id) ?? []
    const isThere = type ? entry !== undefined : [...OWN_PAGES, ...panels].includes(to)
    return (
      isThere &&
      (search?.modal === undefined || modals.includes(search.modal)) &&
      (search?.tab === undefined || tabs.includes(search.tab))
    )
  }
  const listed = PAGE_URLS.flatMap(([address]) => {
    const { pathname, searchParams } = new URL(address, 'http://console')
    return followOldAddress(resources, pathname, Object.fromEntries(searchParams)) ?? []
  })
  const all = [...listed, ...oldAddresses(resources).flatMap(({ target }) => target({ id: 'x' }, {}) ?? [])]
  const missing = await Promise.all(all.map(async (target) => ((await exists(target)) ? [] : [textOf(target)])))
  expect(missing.flat()).toEqual([])
})

test('[SHELL-02] an id is no word of Horizon’s, and a container may have the name of one', () => {
  expect(follow('/project/security_groups/x/')).toBeNull()
  expect(follow('/project/containers/container/detail')).toBeNull()
  expect(oldAddresses(resources).map(({ path }) => path)).not.toContain('/project/images')
})

test.each([
  '/project/instances/x',
  '/project/routers/x',
  '/project/networks/x/detail',
  '/project/networks/subnets/x/detail',
  '/project/networks/ports/x/detail',
])('[TOPO-01] the address %s of the topology leads to the page of a type', (address) => {
  expect(resources.map(({ type }) => `/ngdetails/${type}/x`)).toContain(follow(address))
})
