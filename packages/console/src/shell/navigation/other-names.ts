import type { IntlShape, MessageDescriptor } from 'react-intl'
import { pageKey } from '../../framework/session/choices.ts'
import { paths } from '../../paths.ts'
import { otherNames as names } from './other-names.messages.ts'

/** The key of an action of a type in the palette. */
export const actionKey = (type: string, id: string): string => `action ${type} ${id}`

export const SIGN_OUT = 'sign-out'

/** By the key of what they find. */
export const OTHER_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  [pageKey('/project/instances')]: names.instances,
  [actionKey('OS::Nova::Server', 'create-server')]: names.createServer,
  [pageKey('/project/images')]: names.images,
  [actionKey('OS::Glance::Image', 'create')]: names.createImage,
  [pageKey('/project/key_pairs')]: names.keyPairs,
  [actionKey('OS::Nova::Keypair', 'import')]: names.importKey,
  [pageKey('/project/volumes')]: names.volumes,
  [actionKey('OS::Cinder::Volume', 'create')]: names.createVolume,
  [pageKey('/project/backups')]: names.backups,
  [pageKey('/project/snapshots')]: names.snapshots,
  [pageKey('/project/networks')]: names.networks,
  [actionKey('OS::Neutron::Net', 'create')]: names.createNetwork,
  [actionKey('OS::Neutron::Net', 'with-internet')]: names.withInternet,
  [pageKey('/project/routers')]: names.routers,
  [pageKey('/project/security_groups')]: names.securityGroups,
  [pageKey('/project/floating_ips')]: names.floatingIps,
  [actionKey('OS::Neutron::FloatingIP', 'allocate')]: names.allocate,
  [pageKey('/project/ports')]: names.ports,
  [pageKey('/project/network_topology')]: names.topology,
  [pageKey('/project/containers')]: names.containers,
  [actionKey('OS::Swift::Container', 'create')]: names.createContainer,
  [pageKey('/project/stacks')]: names.stacks,
  [pageKey('/project/template_generator')]: names.templates,
  [pageKey('/project')]: names.overview,
  [pageKey('/project/findings')]: names.findings,
  [pageKey('/project/timeline')]: names.timeline,
  [pageKey('/project/api_access')]: names.apiAccess,
  [pageKey('/identity/application_credentials')]: names.applicationCredentials,
  [pageKey('/identity/credentials')]: names.credentials,
  [pageKey(paths.settings())]: names.settings,
  [SIGN_OUT]: names.signOut,
  [pageKey('/admin/hypervisors')]: names.hypervisors,
  [pageKey('/admin/flavors')]: names.flavors,
  [pageKey('/admin/volume_types')]: names.volumeTypes,
  [pageKey('/admin/quotas')]: names.quotas,
  [pageKey('/admin/capacity')]: names.capacity,
  [pageKey('/admin')]: names.adminOverview,
  [pageKey(paths.cloudHome())]: names.cloudHome,
  [pageKey('/identity/projects')]: names.projects,
  [pageKey('/identity/users')]: names.users,
  [pageKey('/identity/roles')]: names.roles,
  [pageKey('/identity/role_assignments')]: names.roleAssignments,
  [pageKey('/identity/groups')]: names.groups,
  [pageKey('/identity/domains')]: names.domains,
  [pageKey('/admin/info')]: names.agents,
}

/** What people begin with; offered while nothing is typed. */
export const NEXT_STEPS: readonly string[] = [
  actionKey('OS::Nova::Server', 'create-server'),
  actionKey('OS::Cinder::Volume', 'create'),
  actionKey('OS::Neutron::Net', 'with-internet'),
  actionKey('OS::Neutron::FloatingIP', 'allocate'),
  actionKey('OS::Nova::Keypair', 'create'),
  actionKey('OS::Glance::Image', 'create'),
  actionKey('OS::Heat::Stack', 'launch'),
  actionKey('OS::Keystone::Project', 'create'),
  actionKey('OS::Keystone::User', 'create'),
  pageKey(paths.settings()),
]

/** What else people call it; nothing for most pages and actions. */
export function otherNamesOf(key: string, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string[] {
  const message = OTHER_NAMES[key]
  return message
    ? formatMessage(message)
        .split(/[,、]/)
        .map((name) => name.trim())
    : []
}
