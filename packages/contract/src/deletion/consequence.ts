import type { ContentItem } from './project-contents.ts'

/**
 * 'blocks': the service refuses the deletion because of it; the console then does not send it, so nothing that is not
 * certain may be said to block. 'goes': it is deleted too. 'stays': it is left without its
 * user. 'affects': it stays, but loses something.
 */
export type Effect = 'blocks' | 'goes' | 'stays' | 'affects'

/** What can be done about a consequence, in the same plan. */
export type Remedy =
  /** Before the deletion. */
  | { operation: 'unlock'; server: string }
  | { operation: 'removeInterface'; router: string; port: string; subnet: string; address: string }
  | { operation: 'detachPort'; server: string; port: string }
  | { operation: 'disassociate'; address: string; port: string; fixedIp: string | null }
  | { operation: 'leaveAggregate'; aggregate: string; host: string }
  | { operation: 'leaveGroup'; port: string; group: string; groups: readonly string[] }
  | { operation: 'purge'; project: string; contents: readonly ContentItem[] }
  /** A deletion: before it for what blocks, after it for what stays. */
  | { operation: 'delete'; type: DeletableType; id: string }

export const DELETED_TYPES = {
  server: 'OS::Nova::Server',
  volume: 'OS::Cinder::Volume',
  snapshot: 'OS::Cinder::Snapshot',
  backup: 'OS::Cinder::Backup',
  network: 'OS::Neutron::Net',
  subnet: 'OS::Neutron::Subnet',
  router: 'OS::Neutron::Router',
  port: 'OS::Neutron::Port',
  securityGroup: 'OS::Neutron::SecurityGroup',
  floatingIp: 'OS::Neutron::FloatingIP',
  image: 'OS::Glance::Image',
  stack: 'OS::Heat::Stack',
  user: 'OS::Keystone::User',
  group: 'OS::Keystone::Group',
  project: 'OS::Keystone::Project',
  domain: 'OS::Keystone::Domain',
  role: 'OS::Keystone::Role',
  trust: 'OS::Keystone::Trust',
  credential: 'OS::Keystone::Credential',
  service: 'OS::Keystone::Service',
  endpoint: 'OS::Keystone::Endpoint',
  region: 'OS::Keystone::Region',
  limit: 'OS::Keystone::Limit',
  registeredLimit: 'OS::Keystone::RegisteredLimit',
  identityProvider: 'OS::Keystone::IdentityProvider',
  serverGroup: 'OS::Nova::ServerGroup',
  aggregate: 'OS::Nova::HostAggregate',
  subnetPool: 'OS::Neutron::SubnetPool',
  addressGroup: 'OS::Neutron::AddressGroup',
  addressScope: 'OS::Neutron::AddressScope',
  qosPolicy: 'OS::Neutron::QoSPolicy',
  rbacPolicy: 'OS::Neutron::RBACPolicy',
  trunk: 'OS::Neutron::Trunk',
  volumeType: 'OS::Cinder::VolumeType',
  volumeGroup: 'OS::Cinder::Group',
  groupSnapshot: 'OS::Cinder::GroupSnapshot',
  loadBalancer: 'OS::Octavia::LoadBalancer',
  container: 'OS::Swift::Container',
} as const
export type DeletedType = keyof typeof DELETED_TYPES

/** What a plan may delete besides what the user has selected. */
export type DeletableType = 'volume' | 'snapshot' | 'port' | 'securityGroup' | 'floatingIp'

/** The reason, by which the console has the sentence. */
export type ConsequenceReason =
  | 'locked'
  | 'running'
  | 'localDisk'
  | 'volumeWithServer'
  | 'volumeOfServer'
  | 'portOfServer'
  | 'portMadeBefore'
  | 'addressOfServer'
  | 'groupUnused'
  | 'snapshotOfVolume'
  | 'backupOfVolume'
  | 'volumeOfSnapshot'
  | 'subnetOfNetwork'
  | 'freePort'
  | 'serverPort'
  | 'routerInterface'
  | 'otherPort'
  | 'sharedNetwork'
  | 'interfaceOfRouter'
  | 'gatewayOfRouter'
  | 'addressBehindRouter'
  | 'routesOfRouter'
  | 'serverOfPort'
  | 'addressOfPort'
  | 'trunkOfPort'
  | 'portOfGroup'
  | 'ruleNamesGroup'
  | 'serverOfAddress'
  | 'serverOfImage'
  | 'publicImage'
  | 'stackResource'
  | 'dnsName'
  | 'lastAdmin'
  | 'rolesOn'
  /** Its type and name are enough. */
  | 'listed'
  | 'serverOfFlavor'
  | 'serverOfKey'
  | 'serverOfServerGroup'
  | 'hostOfAggregate'
  | 'volumeInGroup'
  | 'objectsOfContainer'
  | 'protocolOfProvider'
  | 'keysOfUser'
  | 'keyOfUser'
  | 'contentsOfDomain'
  | 'contentsOfProject'
  | 'projectItself'
  | 'roleOf'
  | 'loseRoles'
  | 'loseAccess'
  | 'defaultApplies'

export interface Consequence {
  effect: Effect
  reason: ConsequenceReason
  /** The deleted item that it follows from. */
  of: string
  /** What it is about. */
  type: DeletedType
  id: string
  /** The name, address or id by which users know it. */
  name: string
  /** More, as the reason of a lock or the type of a stack's resource. */
  detail?: string
  /** Who did it, as the user that locked a server. */
  by?: string
  gigabytes?: number
  remedy?: Remedy
}

/** The DNS name of an address; undefined if it has none, or one that only its own network resolves. */
function dnsNameOf(named: { dns_name?: string; dns_domain?: string; dns_assignment?: { fqdn: string }[] }) {
  if (!named.dns_name) return undefined
  const fqdn = named.dns_assignment?.[0]?.fqdn ?? `${named.dns_name}.${named.dns_domain ?? ''}`
  const name = fqdn.replace(/\.+$/, '')
  return name.endsWith('.openstacklocal') || !name.includes('.') ? undefined : name
}

/** The line about the DNS name of an address. */
export const dnsConsequence = (
  about: Pick<Consequence, 'of' | 'type' | 'id'>,
  effect: Effect,
  named: Parameters<typeof dnsNameOf>[0],
): Consequence[] => {
  const name = dnsNameOf(named)
  return name === undefined ? [] : [{ ...about, effect, reason: 'dnsName', name }]
}

export const nameOf = ({ id, name }: { id: string; name: string | null }): string => name || id

/** What a consequence is about. */
export const thing = <T extends DeletedType>(type: T, one: { id: string; name: string | null }) => ({
  type,
  id: one.id,
  name: nameOf(one),
})
