import { createBalancer } from './balancers.ts'
import type { OpenStack } from './openstack.ts'
import { createVolume, statusOf, untilAvailable } from './volumes.ts'

export type Item = Readonly<Record<string, unknown>>

/** Dialogs about an item: the first of a list, or a new one where the cloud begins without. */
export interface Kind {
  /** The path of the list, and its name in the reply; none where the id alone is enough. */
  list?: readonly [path: string, name: string]
  make?: (cloud: OpenStack) => Promise<unknown>
  headers?: Record<string, string>
  /** The id in addresses, where it is not the field `id`. */
  id?: (item: Item, cloud: OpenStack) => unknown
  /** The parameter of the address, where it is not `item`. */
  parameter?: string
  dialogs: readonly string[]
}

const sent =
  (method: string) =>
  (path: string, body: object, headers?: Record<string, string>) =>
  (cloud: OpenStack): Promise<unknown> =>
    cloud.send(method, path, body, headers)
const posted = sent('POST')
const put = sent('PUT')

/** The volumes of administrators, of which one is in a group. */
async function makeVolumes(cloud: OpenStack): Promise<void> {
  await createVolume(cloud, 'walk')
  const { group } = await cloud.send<{ group: { id: string } }>(
    'POST',
    '/volume/v3/groups',
    { group: { name: 'walk', group_type: 'walk', volume_types: ['standard'] } },
    GROUPS,
  )
  const load = () =>
    cloud.send<{ group: { status: string } }>('GET', `/volume/v3/groups/${group.id}`, undefined, GROUPS)
  await untilAvailable(async () => (await load()).group.status)
  const { volume } = await cloud.send<{ volume: { id: string } }>(
    'POST',
    '/volume/v3/volumes',
    { volume: { name: 'walk-grouped', size: 1, volume_type: 'standard', group_id: group.id } },
    GROUPS,
  )
  await untilAvailable(() => statusOf(cloud, volume.id))
  const group_snapshot = { name: 'walk', group_id: group.id }
  await cloud.send('POST', '/volume/v3/group_snapshots', { group_snapshot }, GROUPS)
}

/** A forwarding of a floating IP that no port has. */
async function makeForwarding(cloud: OpenStack): Promise<void> {
  const { floatingips } = await cloud.send<{ floatingips: { id: string }[] }>('GET', FREE_ADDRESSES)
  const { ports } = await cloud.send<{ ports: { id: string; fixed_ips: { ip_address: string }[] }[] }>(
    'GET',
    '/network/v2.0/ports?device_owner=compute:nova&fixed_ips=ip_address%3D10.0.0.12',
  )
  const port_forwarding = {
    protocol: 'tcp',
    external_port: 7000,
    internal_port: 22,
    internal_port_id: ports[0]?.id,
    internal_ip_address: '10.0.0.12',
  }
  await cloud.send('POST', `/network/v2.0/floatingips/${floatingips[0]?.id}/port_forwardings`, { port_forwarding })
}

const FREE_ADDRESSES = '/network/v2.0/floatingips?status=DOWN'

/** A limit of the project, and the one that is registered for all of them. */
async function makeLimits(cloud: OpenStack): Promise<void> {
  const { services } = await cloud.send<{ services: { id: string }[] }>('GET', '/identity/v3/services')
  const limit = { service_id: services[0]?.id, resource_name: 'walk' }
  await cloud.send('POST', '/identity/v3/registered_limits', { registered_limits: [{ ...limit, default_limit: 5 }] })
  const limits = [{ ...limit, resource_limit: 3, project_id: cloud.projectId }]
  await cloud.send('POST', '/identity/v3/limits', { limits })
}

const network = (name: string) => [`/network/v2.0/${name.replaceAll('_', '-')}`, name] as const
const identity = (name: string) => [`/identity/v3/${name}`, name] as const

/** Of the version that has groups. */
const GROUPS = { 'openstack-api-version': 'volume 3.60' }

/** Every dialog of the registry that is about an item; tools/dialogs.test.ts compares it with the registry. */
export const KINDS: readonly Kind[] = [
  {
    list: ['/compute/v2.1/os-hypervisors', 'hypervisors'],
    headers: { 'openstack-api-version': 'compute 2.53' },
    dialogs: ['disable-compute-service', 'migrate-host', 'evacuate-host'],
  },
  {
    list: ['/compute/v2.1/os-aggregates', 'aggregates'],
    dialogs: ['edit-host-aggregate', 'manage-aggregate-hosts', 'update-aggregate-metadata'],
  },
  {
    list: ['/compute/v2.1/servers?all_tenants=1&status=ACTIVE', 'servers'],
    dialogs: [
      'create-instance-snapshot',
      'back-up-instance',
      'associate-floating-ip',
      'disassociate-floating-ip',
      'attach-interface',
      'detach-interface',
      'edit-instance',
      'detach-volume',
      'update-instance-metadata',
      'set-instance-password',
      'edit-instance-security-groups',
      'rescue-instance',
      'resize-instance',
      'rebuild-instance',
      'migrate-instance',
      'live-migrate-instance',
      'evacuate-instance',
      'reset-instance-state',
    ],
  },
  { list: ['/compute/v2.1/flavors', 'flavors'], dialogs: ['modify-flavor-access', 'update-flavor-metadata'] },
  {
    list: ['/image/v2/images?status=active', 'images'],
    dialogs: ['create-volume-from-image', 'edit-image', 'update-image-metadata', 'share-image', 'import-image-data'],
  },
  {
    list: ['/volume/v3/volumes?all_tenants=1&name=data-1', 'volumes'],
    dialogs: [
      'edit-volume',
      'extend-volume',
      'update-volume-metadata',
      'update-volume-image-metadata',
      'create-volume-snapshot',
      'create-volume-backup',
      'upload-volume',
      'change-volume-type',
      'create-volume-transfer',
      'update-volume-status',
      'migrate-volume',
    ],
  },
  {
    list: ['/volume/v3/backups?all_tenants=1', 'backups'],
    dialogs: ['restore-backup', 'edit-volume-backup', 'update-volume-backup-status'],
  },
  {
    list: ['/volume/v3/snapshots?all_tenants=1', 'snapshots'],
    dialogs: [
      'backup-volume-snapshot',
      'update-volume-snapshot-status',
      'edit-volume-snapshot',
      'update-volume-snapshot-metadata',
    ],
  },
  {
    list: ['/volume/v3/types?is_public=false', 'volume_types'],
    make: posted('/volume/v3/types', { volume_type: { name: 'walk', 'os-volume-type-access:is_public': false } }),
    dialogs: [
      'edit-volume-type',
      'volume-type-encryption',
      'volume-type-qos',
      'volume-type-access',
      'update-volume-type-metadata',
    ],
  },
  { list: ['/volume/v3/qos-specs', 'qos_specs'], dialogs: ['manage-qos-specs', 'edit-qos-spec-consumer'] },
  {
    list: ['/volume/v3/group_types', 'group_types'],
    make: posted('/volume/v3/group_types', { group_type: { name: 'walk' } }, GROUPS),
    headers: GROUPS,
    dialogs: ['edit-group-type', 'manage-group-type-specs'],
  },
  { list: network('networks'), dialogs: ['edit-network', 'create-port'] },
  { list: network('ports'), dialogs: ['edit-port', 'add-address-pair'] },
  { list: network('routers'), dialogs: ['edit-router', 'set-gateway', 'add-interface', 'add-static-route'] },
  { list: network('security_groups'), dialogs: ['edit-security-group', 'add-rule'] },
  { list: network('floatingips'), dialogs: ['add-port-forwarding'] },
  { list: network('trunks'), dialogs: ['edit-trunk'] },
  {
    list: ['/load-balancer/v2/lbaas/loadbalancers', 'loadbalancers'],
    make: (cloud) => createBalancer(cloud, 'walk'),
    dialogs: ['edit-load-balancer', 'balancer-listener', 'balancer-pool'],
  },
  {
    list: ['/load-balancer/v2/lbaas/pools', 'pools'],
    id: ({ id, loadbalancers }) => `${(loadbalancers as { id: string }[])[0]?.id}/${String(id)}`, // as Octavia documents it
    dialogs: ['balancer-monitor', 'balancer-members'],
  },
  {
    list: ['/load-balancer/v2/lbaas/listeners', 'listeners'],
    id: ({ id, loadbalancers }) => `${(loadbalancers as { id: string }[])[0]?.id}/${String(id)}`, // as above
    dialogs: ['balancer-l7-policy'],
  },
  { list: ['/network/v2.0/qos/policies', 'policies'], dialogs: ['edit-qos-policy', 'add-qos-rule'] },
  { list: network('rbac_policies'), dialogs: ['edit-rbac-policy'] },
  { list: network('subnetpools'), dialogs: ['edit-subnet-pool'] },
  {
    list: network('address_scopes'),
    make: posted('/network/v2.0/address-scopes', { address_scope: { name: 'walk', ip_version: 4 } }),
    dialogs: ['edit-address-scope'],
  },
  {
    list: network('address_groups'),
    make: posted('/network/v2.0/address-groups', { address_group: { name: 'walk', addresses: ['10.1.0.0/24'] } }),
    dialogs: ['edit-address-group', 'add-addresses'],
  },
  {
    list: ['/image/v2/metadefs/namespaces', 'namespaces'],
    id: ({ namespace }) => namespace,
    dialogs: ['edit-namespace', 'update-associations'],
  },
  {
    list: identity('projects'),
    dialogs: ['edit-project', 'manage-project-members', 'modify-project-groups', 'modify-quotas'],
  },
  {
    list: ['/identity/v3/users?name=demo', 'users'],
    dialogs: ['edit-user', 'change-user-password', 'user-second-factor'],
  },
  {
    list: identity('groups'),
    make: posted('/identity/v3/groups', { group: { name: 'walk' } }),
    dialogs: ['edit-group', 'manage-group-members'],
  },
  { list: identity('roles'), dialogs: ['edit-role', 'add-implied-role'] },
  { list: identity('domains'), dialogs: ['edit-domain', 'manage-domain-members', 'modify-domain-groups'] },
  { list: identity('services'), dialogs: ['edit-service'] },
  { list: identity('endpoints'), dialogs: ['edit-endpoint'] },
  { list: identity('regions'), dialogs: ['edit-region'] },
  { list: ['/orchestration/v1/PROJECT/stacks', 'stacks'], dialogs: ['create-stack-snapshot'] },
  {
    list: ['/orchestration/v1/PROJECT/stacks', 'stacks'],
    id: async ({ id, stack_name: name }, cloud) => {
      const path = `/orchestration/v1/${cloud.projectId}/stacks/${String(name)}/${String(id)}/resources`
      const { resources } = await cloud.send<{ resources: { resource_name: string }[] }>('GET', path)
      return `${String(id)}/${resources[0]?.resource_name}`
    },
    dialogs: ['signal-stack-resource', 'mark-stack-resource-unhealthy'],
  },
  {
    make: makeVolumes,
    list: ['/volume/v3/groups', 'groups'],
    headers: GROUPS,
    dialogs: ['edit-volume-group', 'create-group-snapshot', 'manage-group-volumes', 'clone-volume-group'],
  },
  { list: ['/volume/v3/group_snapshots', 'group_snapshots'], headers: GROUPS, dialogs: ['create-group-from-snapshot'] },
  // Offers the volume that was made above.
  { list: ['/compute/v2.1/servers?all_tenants=1&status=ACTIVE', 'servers'], dialogs: ['attach-volume'] },
  {
    list: ['/network/v2.0/qos/policies', 'policies'],
    id: ({ id, rules }) => `${String(id)}/${(rules as { id: string }[])[0]?.id}`, // as Neutron documents it
    dialogs: ['edit-qos-rule'],
  },
  {
    make: makeForwarding,
    list: [FREE_ADDRESSES, 'floatingips'],
    id: async ({ id }, cloud) => {
      const path = `/network/v2.0/floatingips/${String(id)}/port_forwardings`
      const found = await cloud.send<{ port_forwardings: { id: string }[] }>('GET', path)
      return `${String(id)}/${found.port_forwardings[0]?.id}`
    },
    dialogs: ['edit-port-forwarding'],
  },
  { list: network('networks'), parameter: 'networkId', dialogs: ['create-subnet'] },
  { list: network('subnets'), parameter: 'subnetId', dialogs: ['edit-subnet'] },
  {
    make: (cloud) => cloud.put(`/object-store/v1/AUTH_${cloud.projectId}/walk`),
    id: () => 'walk',
    dialogs: ['container-settings'],
  },
  { id: () => 'walk/', dialogs: ['upload-object', 'create-folder'] },
  {
    make: (cloud) => cloud.put(`/object-store/v1/AUTH_${cloud.projectId}/walk/object`),
    id: () => 'walk/object',
    dialogs: ['copy-object', 'object-metadata'],
  },
  { make: makeLimits, list: identity('registered_limits'), dialogs: ['edit-registered-limit'] },
  { list: identity('limits'), dialogs: ['edit-limit'] },
  {
    make: put('/identity/v3/OS-FEDERATION/identity_providers/walk', { identity_provider: { enabled: true } }),
    id: () => 'walk',
    dialogs: ['edit-identity-provider', 'add-protocol'],
  },
  {
    make: put('/identity/v3/OS-FEDERATION/mappings/walk', {
      mapping: { rules: [{ local: [{ user: { name: '{0}' } }], remote: [{ type: 'UID' }] }] },
    }),
    id: () => 'walk',
    dialogs: ['edit-mapping'],
  },
]
