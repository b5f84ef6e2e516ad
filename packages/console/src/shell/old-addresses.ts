import type { ResourceManifest } from '../framework/resource/manifest.ts'
import { paths } from '../paths.ts'
import { DETAILS, FORMS, ITEM_PARAMETERS, OTHER_PANELS, PAGES, type Target } from './horizon-addresses.ts'

type Params = Readonly<Record<string, string | undefined>>

/** An address of OpenStack's own dashboard, as the router writes paths, and where it leads here. */
interface OldAddress {
  path: string
  target: (params: Params, search: Readonly<Record<string, unknown>>) => Target | null
}

const details =
  (type: string): OldAddress['target'] =>
  ({ id = '' }, { tab }) => ({
    to: paths.details(type, id),
    // Horizon writes the tab with the group of its tabs before it: `volume_details__snapshots_tab`.
    ...(typeof tab === 'string' && tab !== '' && { search: { tab: tab.split('__').at(-1) ?? tab } }),
  })

const form =
  (panel: string, modal: string): OldAddress['target'] =>
  ({ id }) => ({
    to: OTHER_PANELS[modal] ?? panel,
    search: { modal, ...(id && { [ITEM_PARAMETERS[modal] ?? 'item']: id }) },
  })

/** The addresses below the panels of a type; details pages of administrators exist even if the panel does not. */
function ofPanels({ type, panels, dialogs = {} }: ResourceManifest): OldAddress[] {
  return Object.values(panels).flatMap(({ path }) => [
    ...new Set([path, path.replace(/^\/project\//, '/admin/')])
      .values()
      .flatMap((base) => [`${base}/$id`, `${base}/$id/detail`])
      .map((address) => ({ path: address, target: details(type) })),
    ...(dialogs.create ? [{ path: `${path}/create`, target: form(path, dialogs.create) }] : []),
    ...(dialogs.edit ? [{ path: `${path}/$id/update`, target: form(path, dialogs.edit) }] : []),
  ])
}

/** A rule's page is its group's list here. */
const ADD_RULE: OldAddress = {
  path: '/project/security_groups/$id/add_rule',
  target: ({ id = '' }) => ({ to: paths.securityGroupRules(id), search: { modal: 'add-rule', item: id } }),
}

/** A resource of a stack has its stack before its name in both. */
const STACK_RESOURCE: OldAddress = {
  path: '/project/stacks/stack/$stack/$name',
  target: ({ stack = '', name = '' }) => ({ to: paths.details('OS::Heat::StackResource', `${stack}/${name}`) }),
}

/** Forms of stacks are steps of one dialog. */
const STACK_FORMS: OldAddress[] = ['select_template', 'launch', 'preview_template', 'preview', 'preview_details'].map(
  (rest) => ({
    path: `/project/stacks/${rest}`,
    target: () => launching(rest.startsWith('preview') ? { purpose: 'preview' } : {}),
  }),
)

const CHANGE_STACK: OldAddress[] = ['change_template', 'edit_stack'].map((rest) => ({
  path: `/project/stacks/$id/${rest}`,
  target: ({ id = '' }) => launching({ stackId: id }),
}))

const launching = (search: Record<string, string>): Target => ({
  to: '/project/stacks',
  search: { modal: 'launch-stack', ...search },
})

/** Its hypervisors are their ids with their names, as `1_compute-1`; the addresses of its forms have the name alone. */
const HYPERVISOR: OldAddress = {
  path: '/admin/hypervisors/$id',
  target: ({ id = '' }) => ({ to: paths.details('OS::Nova::Hypervisor', id.replace(/^([\da-f-]+)_.*$/i, '$1')) }),
}

const USAGE: OldAddress[] = ['/identity/projects/$id/usage', '/identity/$id/usage'].map((path) => ({
  path,
  target: ({ id = '' }) => ({ to: paths.details('OS::Keystone::Project', id), search: { tab: 'usage' } }),
}))

/** What is associated is in its query. */
const ASSOCIATE: OldAddress = {
  path: '/project/floating_ips/associate',
  target: (_params, { ip_id: address, instance_id: server }) =>
    typeof server === 'string'
      ? form('/project/instances', 'associate-floating-ip')({ id: server }, {})
      : typeof address === 'string'
        ? form('/project/floating_ips', 'associate-address')({ id: address }, {})
        : form('/project/floating_ips', 'associate-any-address')({}, {}),
}

/** Its consoles and logs, which are tabs here; the server redirects those of `/project` that the cloud has a page for. */
const CONSOLES: OldAddress[] = Object.entries({
  console: 'log',
  vnc: 'console',
  spice: 'console',
  rdp: 'console',
  mks: 'console',
  serial: 'console',
}).flatMap(([link, tab]) =>
  ['project', 'admin'].map((scope) => ({
    path: `/${scope}/instances/$id/${link}`,
    target: ({ id = '' }) => ({ to: paths.details('OS::Nova::Server', id), search: { tab } }),
  })),
)

const ROUTERS_OF_AGENT: OldAddress = {
  path: '/admin/routers/$id/l3_agent_list',
  target: ({ id = '' }) => ({ to: '/admin/routers', search: { l3_agent_id: id } }),
}

/** Where an old address leads, if it is one; `path` has no leading slash. Fixed segments win over parameters. */
export function followOldAddress(
  manifests: readonly ResourceManifest[],
  path: string,
  search: Readonly<Record<string, unknown>>,
): Target | null {
  const segments = path.split('/').filter(Boolean)
  const fitting = [...ownLists(manifests), ...oldAddresses(manifests)]
    .map((address) => ({ ...address, parts: address.path.split('/').filter(Boolean) }))
    .filter(({ parts }) => parts.length === segments.length)
    .filter(({ parts }) => parts.every((part, at) => isParameter(part) || part === segments[at]))
    .toSorted((a, b) => Number.parseInt(rankOf(a.parts), 2) - Number.parseInt(rankOf(b.parts), 2))
  const [found] = fitting
  if (!found) return null
  const params = found.parts.flatMap((part, at) => (isParameter(part) ? [[part.slice(1), segments[at]]] : []))
  return found.target(Object.fromEntries(params), search)
}

const isParameter = (part: string) => part.startsWith('$')

const rankOf = (parts: readonly string[]) => parts.map((part) => (isParameter(part) ? '1' : '0')).join('')

/** The console's own addresses with parameters: a word of Horizon's, as `create`, is no id of an item. */
const ownLists = (manifests: readonly ResourceManifest[]): OldAddress[] =>
  manifests.flatMap(({ nestedLists = [] }) =>
    nestedLists.map(({ path }) => ({ path: path.replace(/\/\$$/, ''), target: () => null })),
  )

/** All addresses of Horizon's that are not panels here, too. */
export function oldAddresses(manifests: readonly ResourceManifest[]): OldAddress[] {
  const listed = [
    ADD_RULE,
    STACK_RESOURCE,
    ROUTERS_OF_AGENT,
    HYPERVISOR,
    ASSOCIATE,
    ...USAGE,
    ...CONSOLES,
    ...STACK_FORMS,
    ...CHANGE_STACK,
    ...Object.entries(PAGES).map(([path, target]) => ({ path, target: () => target })),
    ...Object.entries(DETAILS).map(([path, type]) => ({ path, target: details(type) })),
    ...Object.entries(FORMS).flatMap(([panel, forms]) =>
      Object.entries(forms).map(([rest, modal]) => ({ path: `${panel}/${rest}`, target: form(panel, modal) })),
    ),
    ...manifests.flatMap(ofPanels),
  ]
  return [...new Map(listed.toReversed().map((address) => [shapeOf(address.path), address])).values()]
}

/** The path without the names of its parameters. */
const shapeOf = (path: string) => path.replaceAll(/\$\w+/g, '$')
