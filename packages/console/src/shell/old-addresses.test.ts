import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flows } from '../flows/index.ts'
import { resources } from '../resources/index.ts'
import { pages } from '../flows/pages.ts'
import type { Target } from './horizon-addresses.ts'
import { followOldAddress, oldAddresses } from './old-addresses.ts'

const addresses = oldAddresses(resources)

/** The target of an address, written as an address. */
function follow(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://console')
  const target = followOldAddress(resources, pathname, Object.fromEntries(searchParams))
  return target && textOf(target)
}

const textOf = ({ to, search, hash }: Target) =>
  `${to}${search ? `?${new URLSearchParams(search)}` : ''}${hash ? `#${hash}` : ''}`

// Where the addresses of Horizon's URL configuration lead, panel by panel.
test.each([
  ['/project/stacks/stack/x/', '/ngdetails/OS::Heat::Stack/x'],
  ['/project/stacks/stack/x/web/', '/ngdetails/OS::Heat::StackResource/x%2Fweb'],
  ['/project/stacks/select_template', '/project/stacks?modal=launch-stack'],
  ['/project/stacks/preview_template', '/project/stacks?modal=launch-stack&purpose=preview'],
  ['/project/stacks/x/change_template', '/project/stacks?modal=launch-stack&stackId=x'],
  ['/project/stacks/x/edit_stack', '/project/stacks?modal=launch-stack&stackId=x'],
  ['/project/instances/launch/', '/project/instances?modal=quick-launch'],
  ['/project/instances/x/', '/ngdetails/OS::Nova::Server/x'],
  ['/project/instances/x/update', '/project/instances?modal=edit-instance&item=x'],
  ['/project/instances/x/rebuild', '/project/instances?modal=rebuild-instance&item=x'],
  ['/project/instances/x/resize', '/project/instances?modal=resize-instance&item=x'],
  ['/project/instances/x/rescue', '/project/instances?modal=rescue-instance&item=x'],
  ['/project/instances/x/key/decryptpassword', '/project/instances?modal=retrieve-password&item=x'],
  ['/project/instances/x/disassociate', '/project/instances?modal=disassociate-floating-ip&item=x'],
  ['/project/instances/x/attach_interface', '/project/instances?modal=attach-interface&item=x'],
  ['/project/instances/x/detach_interface', '/project/instances?modal=detach-interface&item=x'],
  ['/project/instances/x/attach_volume/', '/project/instances?modal=attach-volume&item=x'],
  ['/project/instances/x/detach_volume/', '/project/instances?modal=detach-volume&item=x'],
  ['/project/instances/x/ports/p/update', '/project/instances?modal=edit-port&item=p'],
  ['/admin/instances/x/detail', '/ngdetails/OS::Nova::Server/x'],
  ['/admin/instances/x/update', '/admin/instances?modal=edit-instance&item=x'],
  ['/admin/instances/x/rescue', '/admin/instances?modal=rescue-instance&item=x'],
  ['/project/images/x/', '/ngdetails/OS::Glance::Image/x'],
  ['/project/images/create/', '/project/images?modal=create-image'],
  ['/project/images/x/update/', '/project/images?modal=edit-image&item=x'],
  ['/project/images/x/create/', '/project/images?modal=create-instance-snapshot&item=x'],
  ['/admin/images/x/detail/', '/ngdetails/OS::Glance::Image/x'],
  ['/admin/images/create/', '/admin/images?modal=create-image'],
  ['/admin/images/x/update/', '/admin/images?modal=edit-image&item=x'],
  ['/project/key_pairs/x/', '/ngdetails/OS::Nova::Keypair/x'],
  ['/project/key_pairs/import/', '/project/key_pairs?modal=import-key-pair'],
  ['/project/volumes/create/', '/project/volumes?modal=create-volume'],
  ['/project/volumes/x/', '/ngdetails/OS::Cinder::Volume/x'],
  ['/project/volumes/x/?tab=volume_details__snapshots_tab', '/ngdetails/OS::Cinder::Volume/x?tab=snapshots_tab'],
  ['/project/volumes/x/extend/', '/project/volumes?modal=extend-volume&item=x'],
  ['/project/volumes/x/attach/', '/project/volumes?modal=volume-attachments&item=x'],
  ['/project/volumes/x/create_snapshot/', '/project/volumes?modal=create-volume-snapshot&item=x'],
  ['/project/volumes/x/create_transfer/', '/project/volumes?modal=create-volume-transfer&item=x'],
  ['/project/volumes/accept_transfer/', '/project/volumes?modal=accept-volume-transfer'],
  ['/project/volumes/t/auth/k/', '/project/volumes?modal=accept-volume-transfer'],
  ['/project/volumes/x/create_backup/', '/project/volumes?modal=create-volume-backup&item=x'],
  ['/project/volumes/x/create_backup/s', '/project/volumes?modal=backup-volume-snapshot&item=s'],
  ['/project/volumes/x/upload_to_image/', '/project/volumes?modal=upload-volume&item=x'],
  ['/project/volumes/x/update/', '/project/volumes?modal=edit-volume&item=x'],
  ['/project/volumes/x/retype/', '/project/volumes?modal=change-volume-type&item=x'],
  ['/project/volumes/x/encryption_detail/', '/ngdetails/OS::Cinder::Volume/x'],
  ['/admin/volumes/x/', '/ngdetails/OS::Cinder::Volume/x'],
  ['/project/snapshots/x', '/ngdetails/OS::Cinder::Snapshot/x'],
  ['/project/snapshots/x/update/', '/project/snapshots?modal=edit-volume-snapshot&item=x'],
  ['/admin/snapshots/x', '/ngdetails/OS::Cinder::Snapshot/x'],
  ['/project/backups/x/', '/ngdetails/OS::Cinder::Backup/x'],
  ['/project/backups/x/restore/', '/project/backups?modal=restore-backup&item=x'],
  ['/admin/backups/x/', '/ngdetails/OS::Cinder::Backup/x'],
  ['/admin/backups/x/restore/', '/admin/backups?modal=restore-backup&item=x'],
  ['/admin/backups/x/update_status', '/admin/backups?modal=update-volume-backup-status&item=x'],
  ['/project/volume_groups/x', '/ngdetails/OS::Cinder::Group/x'],
  ['/project/volume_groups/create/', '/project/volume_groups?modal=create-volume-group'],
  ['/project/volume_groups/x/update/', '/project/volume_groups?modal=edit-volume-group&item=x'],
  ['/project/volume_groups/x/remove_volumese/', '/ngdetails/OS::Cinder::Group/x'],
  ['/project/volume_groups/x/delete/', '/project/volume_groups?modal=delete-volume-group&item=x'],
  ['/project/volume_groups/x/manage/', '/project/volume_groups?modal=manage-group-volumes&item=x'],
  ['/project/volume_groups/x/create_snapshot/', '/project/volume_groups?modal=create-group-snapshot&item=x'],
  ['/project/volume_groups/x/clone_group/', '/project/volume_groups?modal=clone-volume-group&item=x'],
  ['/admin/volume_groups/x', '/ngdetails/OS::Cinder::Group/x'],
  ['/admin/volume_groups/x/delete/', '/admin/volume_groups?modal=delete-volume-group&item=x'],
  ['/admin/volume_groups/x/manage/', '/admin/volume_groups?modal=manage-group-volumes&item=x'],
  ['/project/vg_snapshots/x/detail/', '/ngdetails/OS::Cinder::GroupSnapshot/x'],
  ['/project/vg_snapshots/x/create_group/', '/project/vg_snapshots?modal=create-group-from-snapshot&item=x'],
  ['/admin/vg_snapshots/x/detail/', '/ngdetails/OS::Cinder::GroupSnapshot/x'],
  ['/project/networks/create', '/project/networks?modal=create-network'],
  ['/project/networks/x/detail', '/ngdetails/OS::Neutron::Net/x'],
  ['/project/networks/x/detail?tab=network_tabs__ports_tab', '/ngdetails/OS::Neutron::Net/x?tab=ports_tab'],
  ['/project/networks/x/update', '/project/networks?modal=edit-network&item=x'],
  ['/project/networks/x/subnets/create', '/project/networks?modal=create-subnet&networkId=x'],
  ['/project/networks/x/ports/create', '/project/networks?modal=create-port&item=x'],
  ['/project/networks/x/subnets/s/update', '/project/networks?modal=edit-subnet&subnetId=s'],
  ['/project/networks/x/ports/p/update', '/project/networks?modal=edit-port&item=p'],
  ['/project/networks/subnets/s/detail', '/ngdetails/OS::Neutron::Subnet/s'],
  ['/project/networks/ports/p/detail', '/ngdetails/OS::Neutron::Port/p'],
  ['/project/networks/ports/p/addallowedaddresspairs', '/project/networks?modal=add-address-pair&item=p'],
  ['/admin/networks/x/detail', '/ngdetails/OS::Neutron::Net/x'],
  ['/admin/networks/subnets/s/detail', '/ngdetails/OS::Neutron::Subnet/s'],
  ['/admin/networks/ports/p/detail', '/ngdetails/OS::Neutron::Port/p'],
  ['/project/routers/x/', '/ngdetails/OS::Neutron::Router/x'],
  ['/project/routers/create/', '/project/routers?modal=create-router'],
  ['/project/routers/x/update', '/project/routers?modal=edit-router&item=x'],
  ['/project/routers/x/addinterface', '/project/routers?modal=add-interface&item=x'],
  ['/project/routers/x/addrouterroute', '/project/routers?modal=add-static-route&item=x'],
  ['/project/routers/x/setgateway', '/project/routers?modal=set-gateway&item=x'],
  ['/admin/routers/x/', '/ngdetails/OS::Neutron::Router/x'],
  ['/admin/routers/create/', '/admin/routers?modal=admin-create-router'],
  ['/admin/routers/x/update', '/admin/routers?modal=edit-router&item=x'],
  ['/project/security_groups/create/', '/project/security_groups?modal=create-security-group'],
  ['/project/security_groups/x/update/', '/project/security_groups?modal=edit-security-group&item=x'],
  ['/project/security_groups/x/add_rule/', '/project/security_groups/x?modal=add-rule&item=x'],
  ['/project/floating_ips/allocate/', '/project/floating_ips?modal=allocate-floating-ip'],
  ['/project/floating_ips/associate/', '/project/floating_ips'],
  ['/admin/floating_ips/allocate/', '/admin/floating_ips?modal=admin-allocate-floating-ip'],
  ['/admin/floating_ips/x/detail/', '/ngdetails/OS::Neutron::FloatingIP/x'],
  ['/project/trunks/x/', '/ngdetails/OS::Neutron::Trunk/x'],
  ['/admin/trunks/x/', '/ngdetails/OS::Neutron::Trunk/x'],
  ['/project/network_topology/createnetwork', '/project/network_topology?modal=create-network'],
  ['/project/network_topology/createrouter', '/project/network_topology?modal=create-router'],
  ['/project/network_topology/router/x/', '/ngdetails/OS::Neutron::Router/x'],
  ['/project/network_topology/router/x/addinterface', '/project/network_topology?modal=add-interface&item=x'],
  ['/project/network_topology/network/x/', '/ngdetails/OS::Neutron::Net/x'],
  ['/project/network_topology/network/x/subnet/create', '/project/network_topology?modal=create-subnet&networkId=x'],
  ['/project/network_topology/instance', '/project/network_topology'],
  ['/project/containers/container', '/project/containers'],
  ['/project/api_access/openrc/', '/project/api_access'],
  ['/project/api_access/clouds.yaml/', '/project/api_access'],
  ['/project/api_access/view_credentials/', '/project/api_access'],
  ['/admin/flavors/create/', '/admin/flavors?modal=create-flavor'],
  ['/identity/', '/identity/projects'],
  ['/identity/domains/create', '/identity/domains?modal=create-domain'],
  ['/identity/domains/x/update/', '/identity/domains?modal=edit-domain&item=x'],
  ['/identity/projects/create', '/identity/projects?modal=create-project'],
  ['/identity/projects/x/update/', '/identity/projects?modal=edit-project&item=x'],
  ['/identity/projects/x/usage/', '/ngdetails/OS::Keystone::Project/x'],
  ['/identity/projects/x/detail/', '/ngdetails/OS::Keystone::Project/x'],
  ['/identity/projects/x/update_quotas/', '/identity/projects?modal=modify-quotas&item=x'],
  ['/identity/users/create/', '/identity/users?modal=create-user'],
  ['/identity/users/x/update/', '/identity/users?modal=edit-user&item=x'],
  ['/identity/users/x/detail/', '/ngdetails/OS::Keystone::User/x'],
  ['/identity/users/x/change_password/', '/identity/users?modal=change-user-password&item=x'],
  ['/identity/groups/create', '/identity/groups?modal=create-group'],
  ['/identity/groups/x/update/', '/identity/groups?modal=edit-group&item=x'],
  ['/identity/groups/x/manage_members/', '/identity/groups?modal=manage-group-members&item=x'],
  ['/identity/groups/x/add_members/', '/identity/groups?modal=manage-group-members&item=x'],
  ['/identity/roles/create/', '/identity/roles?modal=create-role'],
  ['/identity/roles/x/update/', '/identity/roles?modal=edit-role&item=x'],
  [
    '/identity/application_credentials/create/',
    '/identity/application_credentials?modal=create-application-credential',
  ],
  ['/identity/application_credentials/x/detail/', '/ngdetails/OS::Keystone::ApplicationCredential/x'],
  ['/identity/x/detail/', '/ngdetails/OS::Keystone::Project/x'],
  ['/identity/x/usage/', '/ngdetails/OS::Keystone::Project/x'],
  ['/identity/create', '/identity/projects?modal=create-project'],
  ['/identity/x/update/', '/identity/projects?modal=edit-project&item=x'],
  ['/identity/x/update_quotas/', '/identity/projects?modal=modify-quotas&item=x'],
  ['/identity/application_credentials/download_openrc/', '/identity/application_credentials'],
  ['/admin/aggregates/x/manage_hosts/', '/admin/aggregates?modal=manage-aggregate-hosts&item=x'],
  ['/admin/flavors/x/update/?step=update_flavor_access', '/admin/flavors?modal=modify-flavor-access&item=x'],
  ['/admin/group_types/create_type', '/admin/group_types?modal=create-group-type'],
  ['/admin/group_types/x/specs/k/edit/', '/admin/group_types?modal=manage-group-type-specs&item=x'],
  ['/admin/hypervisors/1_compute-1/', '/admin/hypervisors?name=compute-1'],
  ['/admin/hypervisors/compute-1/migrate_host', '/admin/hypervisors?name=compute-1'],
  ['/admin/instances/x/live_migrate', '/admin/instances?modal=live-migrate-instance&item=x'],
  ['/admin/instances/x/vnc', '/ngdetails/OS::Nova::Server/x?tab=console'],
  ['/project/instances/x/console', '/ngdetails/OS::Nova::Server/x?tab=log'],
  ['/admin/metadata_defs/x/resource_types/', '/admin/metadata_defs?modal=update-associations&item=x'],
  ['/admin/networks/create/', '/admin/networks?modal=admin-create-network'],
  ['/admin/networks/x/agents/add', '/admin/networks?modal=add-dhcp-agent&item=x'],
  ['/admin/networks/x/subnets/s/update', '/admin/networks?modal=edit-subnet&subnetId=s'],
  ['/admin/routers/x/l3_agent_list', '/admin/routers?l3_agent_id=x'],
  ['/admin/snapshots/x/update_status/', '/admin/snapshots?modal=update-volume-snapshot-status&item=x'],
  ['/admin/volume_types/create_type', '/admin/volume_types?modal=create-volume-type'],
  ['/admin/volume_types/x/extras/', '/admin/volume_types?modal=update-volume-type-metadata&item=x'],
  ['/admin/volume_types/create_qos_spec', '/admin/qos_specs?modal=create-qos-spec'],
  ['/admin/volume_types/qos_specs/x/', '/ngdetails/OS::Cinder::QoSSpec/x'],
  ['/admin/volume_types/qos_specs/x/key/k/edit/', '/admin/qos_specs?modal=manage-qos-specs&item=x'],
  ['/admin/volumes/manage/', '/admin/volumes?modal=manage-volume'],
  ['/admin/volumes/x/unmanage', '/ngdetails/OS::Cinder::Volume/x'],
  ['/settings/user/', '/settings'],
  ['/settings/password/', '/settings#password'],
])("[SHELL-02] Horizon's %s leads to %s", (address, target) => {
  expect(follow(address)).toBe(target)
})

/** Pages that are no panels. */
const OWN_PAGES = ['/', '/settings', '/project/security_groups/x']

/** Those that the server answers, and those whose answers are data or actions of Horizon's pages. */
const NO_PAGES = [
  /^\/auth\//,
  /^\/(header|i18n)\//,
  '/project/network_topology/json',
  '/project/instances/<instance_id>/auto_console',
  '/project/stacks/get_d3_data/<stack_id>/',
  '/project/template_generator/get_resource_options',
]

/** All of Horizon 23's and heat-dashboard 8's URL configuration, but its API: Django's `urlpatterns`, walked. */
const HORIZON_URLS = readFileSync(new URL('horizon-urls.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test("[SHELL-02] every address of Horizon's URL configuration leads to a page", () => {
  const nested = resources.flatMap(({ nestedLists = [] }) =>
    nestedLists.map(({ path }) => path.replaceAll(/\$\w*/g, 'x')),
  )
  const panels = [...resources, ...pages].flatMap((place) => Object.values(place.panels).map(({ path }) => path))
  const own = new Set([...OWN_PAGES, ...panels, ...nested])
  const lost = HORIZON_URLS.filter(
    (url) => !NO_PAGES.some((one) => (typeof one === 'string' ? one === url : one.test(url))),
  )
    .map((url) => [url, url.replaceAll(/<\w+>/g, 'x').replace(/\/(?=$|\?)/, '')] as const)
    .filter(([, address]) => !own.has(address.replace(/\?.*/, '')))
    .filter(([, address]) => {
      const target = follow(address)
      // A word of Horizon's, as `create_type`, is no id.
      const word = address.replace(/\?.*/, '').split('/').at(-1) ?? ''
      return target === null || (word !== 'x' && target.includes(`/${word}`) && target.startsWith('/ngdetails/'))
    })
  expect(lost.map(([url]) => url)).toEqual([])
})

test('old addresses lead to dialogs, panels and types that exist', () => {
  const modals = [...flows.map(({ name }) => name), ...resources.flatMap(({ dialogs = {} }) => Object.values(dialogs))]
  const panels = [...resources, ...pages].flatMap((place) => Object.values(place.panels).map(({ path }) => path))
  const types: string[] = resources.map(({ type }) => type)
  const missing = addresses.filter(({ target }) => {
    const { to, search } = target({ id: 'x' }, {})
    const type = /^\/ngdetails\/([^/]+)\//.exec(to)?.[1]
    const isThere = type ? types.includes(type) : [...OWN_PAGES, ...panels].includes(to)
    return !isThere || (search?.modal !== undefined && !modals.includes(search.modal))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('what the console has at an address of its own stays there', () => {
  expect(follow('/project/security_groups/x/')).toBeNull()
  expect(addresses.map(({ path }) => path)).not.toContain('/project/images')
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
