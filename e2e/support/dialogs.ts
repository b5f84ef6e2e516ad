import type { OpenStack } from './openstack.ts'

type Item = Readonly<Record<string, unknown>>

/** Dialogs about an item: the first of a list, or a new one where the cloud begins without. */
interface Kind {
  /** The path of the list, and its name in the reply. */
  list: readonly [path: string, name: string]
  /** The path and body that make one. */
  make?: readonly [path: string, body: object]
  headers?: Record<string, string>
  /** The id in addresses, where it is not the field `id`. */
  id?: (item: Item) => unknown
  dialogs: readonly string[]
}

const network = (name: string) => [`/network/v2.0/${name.replaceAll('_', '-')}`, name] as const
const identity = (name: string) => [`/identity/v3/${name}`, name] as const

/** Of the version that has groups. */
const GROUPS = { 'openstack-api-version': 'volume 3.60' }

/** Every dialog of the registry that is about an item; tools/dialogs.test.ts compares it with the registry. */
const KINDS: readonly Kind[] = [
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
    make: ['/volume/v3/types', { volume_type: { name: 'walk', 'os-volume-type-access:is_public': false } }],
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
    make: ['/volume/v3/group_types', { group_type: { name: 'walk' } }],
    headers: GROUPS,
    dialogs: ['edit-group-type', 'manage-group-type-specs'],
  },
  { list: network('networks'), dialogs: ['edit-network', 'create-port'] },
  { list: network('ports'), dialogs: ['edit-port', 'add-address-pair'] },
  { list: network('routers'), dialogs: ['edit-router', 'set-gateway', 'add-interface', 'add-static-route'] },
  { list: network('security_groups'), dialogs: ['edit-security-group', 'add-rule'] },
  { list: network('floatingips'), dialogs: ['add-port-forwarding'] },
  { list: network('trunks'), dialogs: ['edit-trunk'] },
  { list: ['/network/v2.0/qos/policies', 'policies'], dialogs: ['edit-qos-policy', 'add-qos-rule'] },
  { list: network('rbac_policies'), dialogs: ['edit-rbac-policy'] },
  { list: network('subnetpools'), dialogs: ['edit-subnet-pool'] },
  {
    list: network('address_scopes'),
    make: ['/network/v2.0/address-scopes', { address_scope: { name: 'walk', ip_version: 4 } }],
    dialogs: ['edit-address-scope'],
  },
  {
    list: network('address_groups'),
    make: ['/network/v2.0/address-groups', { address_group: { name: 'walk', addresses: ['10.1.0.0/24'] } }],
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
    make: ['/identity/v3/groups', { group: { name: 'walk' } }],
    dialogs: ['edit-group', 'manage-group-members'],
  },
  { list: identity('roles'), dialogs: ['edit-role', 'add-implied-role'] },
  { list: identity('domains'), dialogs: ['edit-domain', 'manage-domain-members', 'modify-domain-groups'] },
  { list: identity('services'), dialogs: ['edit-service'] },
  { list: identity('endpoints'), dialogs: ['edit-endpoint'] },
  { list: identity('regions'), dialogs: ['edit-region'] },
  { list: ['/orchestration/v1/PROJECT/stacks', 'stacks'], dialogs: ['create-stack-snapshot'] },
]

/** Every dialog that is about no item, and those whose address names one in another way. */
const WITHOUT_ITEM: readonly string[] = [
  'create-host-aggregate',
  'create-flavor',
  'create-image',
  'create-key-pair',
  'import-key-pair',
  'create-server-group',
  'accept-volume-transfer',
  'manage-volume',
  'create-volume-type',
  'create-qos-spec',
  'create-volume-group',
  'create-group-type',
  'create-router',
  'admin-create-router',
  'create-security-group',
  'allocate-floating-ip',
  'admin-allocate-floating-ip',
  'create-trunk',
  'create-qos-policy',
  'create-rbac-policy',
  'create-subnet-pool',
  'create-address-scope',
  'create-address-group',
  'import-namespace',
  'create-container',
  'account-metadata',
  'create-project',
  'create-user',
  'create-group',
  'create-role',
  'create-domain',
  'create-application-credential',
  'create-service',
  'create-endpoint',
  'create-region',
  'create-registered-limit',
  'create-limit',
  'register-identity-provider',
  'create-mapping',
  'grant-role',
  'create-trust',
  'create-credential',
  'launch-instance',
  'quick-launch',
  'create-volume',
  'add-image',
  'create-network',
  'admin-create-network',
  'launch-stack',
]

/** Not walked, with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  'attach-volume': 'the project of administrators has nothing to choose; the mechanism of detach-volume',
  'add-dhcp-agent': 'every agent serves the network; the mechanism of add-implied-role',
  'add-agent-router': 'every router is on the agent; the mechanism of add-implied-role',
  'associate-address': 'the project of administrators has nothing to choose; the form of associate-floating-ip',
  'associate-any-address': 'the form of associate-address',
  'remove-group-volumes': 'the form of manage-group-volumes',
  'unmanage-volume': 'a question: nothing is entered',
  'retrieve-password': 'a private key is pasted, and nothing is sent',
  'revert-volume': 'the cloud begins without a snapshot that a volume can go back to; nothing is entered',
  'volume-attachments': 'a list, with attach-volume and detach-volume',
  'delete-volume-group': 'a question with one switch',
  'object-details': 'shows an object: nothing is entered',
  'object-temporary-link': 'a link is made, and nothing is kept',
  export: 'chooses a format: nothing is entered',
  'page-calls': 'shows calls: nothing is entered',
  'copy-image-to-store': 'the cloud has one store; the mechanism of import-image-data',
  'upload-object': 'a container of administrators would be needed; the mechanism of create-container',
  'create-folder': 'as upload-object',
  'edit-object': 'as upload-object',
  'copy-object': 'as upload-object',
  'object-metadata': 'as upload-object',
  'container-settings': 'as upload-object',
  'signal-stack-resource': 'the mechanism of create-stack-snapshot',
  'mark-stack-resource-unhealthy': 'the mechanism of create-stack-snapshot',
  'edit-qos-rule': 'the form of add-qos-rule',
  'edit-port-forwarding': 'the form of add-port-forwarding',
  'create-subnet': 'about a network, which its address names otherwise; the mechanism of create-network',
  'edit-subnet': 'as create-subnet',
  'edit-volume-group': 'the cloud begins without groups; the mechanism of edit-group-type',
  'create-group-snapshot': 'as edit-volume-group',
  'manage-group-volumes': 'as edit-volume-group',
  'clone-volume-group': 'as edit-volume-group',
  'create-group-from-snapshot': 'as edit-volume-group',
  'edit-registered-limit': 'the cloud begins without limits; the mechanism of create-registered-limit',
  'edit-limit': 'as edit-registered-limit',
  'edit-identity-provider': 'the cloud begins without federation; the mechanism of register-identity-provider',
  'add-protocol': 'as edit-identity-provider',
  'edit-mapping': 'as edit-identity-provider',
}

export interface DialogAddress {
  name: string
  item: string
}

/** Every dialog, with an item of the cloud where it needs one. */
export async function dialogAddresses(cloud: OpenStack): Promise<DialogAddress[]> {
  const about = await Promise.all(
    KINDS.map(async ({ list: [path, name], make, headers, id = (item: Item) => item['id'], dialogs }) => {
      if (make) await cloud.send('POST', ...make, headers)
      const reply = await cloud.send<Record<string, readonly Item[]>>(
        'GET',
        path.replace('PROJECT', cloud.projectId),
        undefined,
        headers,
      )
      const [first] = reply[name] ?? []
      if (!first) throw new Error(`no ${name} to open dialogs about`)
      return dialogs.map((dialog) => ({ name: dialog, item: String(id(first)) }))
    }),
  )
  return [...WITHOUT_ITEM.map((name) => ({ name, item: '' })), ...about.flat()]
}

export const WALKED: readonly string[] = [...WITHOUT_ITEM, ...KINDS.flatMap(({ dialogs }) => dialogs)]
