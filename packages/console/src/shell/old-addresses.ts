import type { ResourceManifest } from '../framework/resource/manifest.ts'
import { PASSWORD_ANCHOR, paths } from '../paths.ts'

export interface Target {
  to: string
  search?: Record<string, string>
  hash?: string
}

type Params = Readonly<Record<string, string | undefined>>

/** An address of OpenStack's own dashboard, as the router writes paths, and where it leads here. */
interface OldAddress {
  path: string
  target: (params: Params, search: Readonly<Record<string, unknown>>) => Target
}

/**
 * Its forms, which are dialogs over the panel here: for each panel, the rest of the form's address and the dialog.
 * `$id` is the item of the dialog. Forms to create and update follow from the manifests.
 */
const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/project/instances': {
    '$id/rebuild': 'rebuild-instance',
    '$id/resize': 'resize-instance',
    '$id/rescue': 'rescue-instance',
    '$id/attach_interface': 'attach-interface',
    '$id/detach_interface': 'detach-interface',
    '$id/attach_volume': 'attach-volume',
    '$id/detach_volume': 'detach-volume',
    '$id/disassociate': 'disassociate-floating-ip',
    '$id/$keypair/decryptpassword': 'retrieve-password',
    '$server/ports/$id/update': 'edit-port',
  },
  '/admin/instances': { '$id/rescue': 'rescue-instance' },
  '/project/images': { '$id/create': 'create-instance-snapshot' },
  '/project/key_pairs': { import: 'import-key-pair' },
  '/project/volumes': {
    create: 'create-volume',
    accept_transfer: 'accept-volume-transfer',
    '$transfer/auth/$key': 'accept-volume-transfer',
    '$id/update': 'edit-volume',
    '$id/extend': 'extend-volume',
    '$id/attach': 'volume-attachments',
    '$id/create_snapshot': 'create-volume-snapshot',
    '$id/create_transfer': 'create-volume-transfer',
    '$id/create_backup': 'create-volume-backup',
    '$volume/create_backup/$id': 'backup-volume-snapshot',
    '$id/upload_to_image': 'upload-volume',
    '$id/retype': 'change-volume-type',
  },
  '/project/backups': { '$id/restore': 'restore-backup' },
  '/admin/backups': { '$id/restore': 'restore-backup', '$id/update_status': 'update-volume-backup-status' },
  '/project/volume_groups': {
    '$id/delete': 'delete-volume-group',
    '$id/manage': 'manage-group-volumes',
    '$id/create_snapshot': 'create-group-snapshot',
    '$id/clone_group': 'clone-volume-group',
  },
  '/admin/volume_groups': { '$id/delete': 'delete-volume-group', '$id/manage': 'manage-group-volumes' },
  '/project/vg_snapshots': { '$id/create_group': 'create-group-from-snapshot' },
  '/project/networks': {
    create: 'create-network',
    '$id/subnets/create': 'create-subnet',
    '$id/ports/create': 'create-port',
    '$network/subnets/$id/update': 'edit-subnet',
    '$network/ports/$id/update': 'edit-port',
    'ports/$id/addallowedaddresspairs': 'add-address-pair',
  },
  '/project/routers': {
    '$id/addinterface': 'add-interface',
    '$id/addrouterroute': 'add-static-route',
    '$id/setgateway': 'set-gateway',
  },
  '/admin/routers': { create: 'admin-create-router' },
  '/project/floating_ips': { allocate: 'allocate-floating-ip' },
  '/admin/floating_ips': { allocate: 'admin-allocate-floating-ip' },
  '/project/network_topology': {
    createnetwork: 'create-network',
    createrouter: 'create-router',
    'router/$id/addinterface': 'add-interface',
    'network/$id/subnet/create': 'create-subnet',
  },
  '/identity/projects': { '$id/update_quotas': 'modify-quotas' },
  '/identity/users': { '$id/change_password': 'change-user-password' },
  '/identity/groups': { '$id/manage_members': 'manage-group-members', '$id/add_members': 'manage-group-members' },
}

/** The parameter of the item, of forms that do not have it as `item`. */
const ITEM_PARAMETERS: Readonly<Record<string, string>> = { 'create-subnet': 'networkId', 'edit-subnet': 'subnetId' }

/** Its details pages whose addresses do not follow from the panels, by type. */
const DETAILS: Readonly<Record<string, string>> = {
  '/project/networks/subnets/$id/detail': 'OS::Neutron::Subnet',
  '/admin/networks/subnets/$id/detail': 'OS::Neutron::Subnet',
  '/project/networks/ports/$id/detail': 'OS::Neutron::Port',
  '/admin/networks/ports/$id/detail': 'OS::Neutron::Port',
  '/project/network_topology/router/$id': 'OS::Neutron::Router',
  '/project/network_topology/network/$id': 'OS::Neutron::Net',
  '/project/volumes/$id/encryption_detail': 'OS::Cinder::Volume',
  '/project/volume_groups/$id/remove_volumese': 'OS::Cinder::Group',
  '/identity/projects/$id/usage': 'OS::Keystone::Project',
  '/project/stacks/stack/$id': 'OS::Heat::Stack',
}

/** Its pages that are another page here. */
const PAGES: Readonly<Record<string, Target>> = {
  '/identity': { to: '/identity/projects' },
  '/settings/user': { to: paths.settings() },
  '/settings/password': { to: paths.settings(), hash: PASSWORD_ANCHOR },
  '/admin/ngflavors': { to: '/admin/flavors' },
  '/project/containers/container': { to: paths.containers() },
  '/project/floating_ips/associate': { to: '/project/floating_ips' },
  '/project/network_topology/router': { to: paths.networkTopology() },
  '/project/network_topology/network': { to: paths.networkTopology() },
  '/project/network_topology/instance': { to: paths.networkTopology() },
  '/project/api_access/view_credentials': { to: paths.apiAccess() },
  '/project/api_access/recreate_ec2_credentials': { to: paths.apiAccess() },
  '/project/api_access/ec2': { to: paths.apiAccess() },
  '/project/api_access/openrc': { to: paths.apiAccess() },
  '/project/api_access/clouds.yaml': { to: paths.apiAccess() },
  '/identity/application_credentials/success': { to: '/identity/application_credentials' },
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
  ({ id }) => ({ to: panel, search: { modal, ...(id && { [ITEM_PARAMETERS[modal] ?? 'item']: id }) } })

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
const STACK_FORMS: OldAddress[] = ['select_template', 'launch', 'preview_template', 'preview'].map((rest) => ({
  path: `/project/stacks/${rest}`,
  target: () => launching(rest.startsWith('preview') ? { purpose: 'preview' } : {}),
}))

const CHANGE_STACK: OldAddress[] = ['change_template', 'edit_stack'].map((rest) => ({
  path: `/project/stacks/$id/${rest}`,
  target: ({ id = '' }) => launching({ stackId: id }),
}))

const launching = (search: Record<string, string>): Target => ({
  to: '/project/stacks',
  search: { modal: 'launch-stack', ...search },
})

/** Where an old address leads, if it is one; `path` has no leading slash. Fixed segments win over parameters. */
export function followOldAddress(
  manifests: readonly ResourceManifest[],
  path: string,
  search: Readonly<Record<string, unknown>>,
): Target | null {
  const segments = path.split('/').filter(Boolean)
  const fitting = oldAddresses(manifests)
    .map((address) => ({ ...address, parts: address.path.split('/').filter(Boolean) }))
    .filter(({ parts }) => parts.length === segments.length)
    .filter(({ parts }) => parts.every((part, at) => isParameter(part) || part === segments[at]))
    .toSorted((a, b) => (rankOf(a.parts) < rankOf(b.parts) ? -1 : 1))
  const [found] = fitting
  if (!found) return null
  const params = found.parts.flatMap((part, at) => (isParameter(part) ? [[part.slice(1), segments[at]]] : []))
  return found.target(Object.fromEntries(params), search)
}

const isParameter = (part: string) => part.startsWith('$')

const rankOf = (parts: readonly string[]) => parts.map((part) => (isParameter(part) ? '1' : '0')).join('')

/** All old addresses but those that are the console's own, too. */
export function oldAddresses(manifests: readonly ResourceManifest[]): OldAddress[] {
  const listed = [
    ADD_RULE,
    STACK_RESOURCE,
    ...STACK_FORMS,
    ...CHANGE_STACK,
    ...Object.entries(PAGES).map(([path, target]) => ({ path, target: () => target })),
    ...Object.entries(DETAILS).map(([path, type]) => ({ path, target: details(type) })),
    ...Object.entries(FORMS).flatMap(([panel, forms]) =>
      Object.entries(forms).map(([rest, modal]) => ({ path: `${panel}/${rest}`, target: form(panel, modal) })),
    ),
    ...manifests.flatMap(ofPanels),
  ]
  const own = manifests.flatMap(({ nestedLists = [] }) => nestedLists.map(({ path }) => shapeOf(path)))
  const byShape = new Map(listed.toReversed().map((address) => [shapeOf(address.path), address]))
  return [...byShape].flatMap(([shape, address]) => (own.includes(shape) ? [] : [address]))
}

/** The path without the names of its parameters. */
const shapeOf = (path: string) => path.replaceAll(/\$\w+/g, '$')
