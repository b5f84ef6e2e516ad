import type { ConsequenceReason, ContentKind, DeletableType } from '@meridian/contract'
import { defineMessages } from 'react-intl'

type Values = {
  name: string
  /** The number of things that the line is about. */
  count: number
  detail: string
  /** A user, or `nobody` if that is unknown. */
  by: string
}

/** One sentence for each reason; `name` has several names if several things have the same. */
export const consequencePhrases = defineMessages<Record<ConsequenceReason, Values>>({
  locked: {
    id: 'deletion.locked',
    defaultMessage: '{by, select, nobody {{name} is locked.} other {{name} is locked by {by}.}} {detail}',
  },
  running: {
    id: 'deletion.running',
    defaultMessage: '{name} {count, plural, one {is} other {are}} running: what is in memory is lost.',
  },
  localDisk: {
    id: 'deletion.localDisk',
    defaultMessage: 'The local {count, plural, one {disk} other {disks}} of {name}, with all files',
  },
  volumeWithServer: {
    id: 'deletion.volumeWithServer',
    defaultMessage:
      '{count, plural, one {Volume {name}: it was set to be deleted with its instance.} other {Volumes {name}: they were set to be deleted with their instance.}}',
  },
  volumeOfServer: { id: 'deletion.volumeOfServer', defaultMessage: 'Volume {name}' },
  portOfServer: {
    id: 'deletion.portOfServer',
    defaultMessage: '{count, plural, one {Port {name}} other {# ports: {name}}}',
  },
  portMadeBefore: {
    id: 'deletion.portMadeBefore',
    defaultMessage: 'Port {name}, which was not created with the instance',
  },
  addressOfServer: { id: 'deletion.addressOfServer', defaultMessage: 'Floating IP {name}' },
  groupUnused: { id: 'deletion.groupUnused', defaultMessage: 'Security group {name}, which nothing else uses' },
  snapshotOfVolume: { id: 'deletion.snapshotOfVolume', defaultMessage: 'Snapshot {name} belongs to this volume.' },
  backupOfVolume: {
    id: 'deletion.backupOfVolume',
    defaultMessage: '{count, plural, one {Backup {name}} other {# backups: {name}}}',
  },
  volumeOfSnapshot: {
    id: 'deletion.volumeOfSnapshot',
    defaultMessage: '{count, plural, one {Volume {name} was} other {Volumes {name} were}} created from it.',
  },
  subnetOfNetwork: {
    id: 'deletion.subnetOfNetwork',
    defaultMessage: '{count, plural, one {Subnet {name}} other {# subnets: {name}}}',
  },
  freePort: { id: 'deletion.freePort', defaultMessage: 'Port {name} exists, and nothing uses it.' },
  serverPort: { id: 'deletion.serverPort', defaultMessage: 'Instance {detail} has the port {name}.' },
  routerInterface: { id: 'deletion.routerInterface', defaultMessage: 'Router {detail} has the interface {name}.' },
  otherPort: { id: 'deletion.otherPort', defaultMessage: 'Port {name} is used by {detail}.' },
  sharedNetwork: { id: 'deletion.sharedNetwork', defaultMessage: '{name} is shared: other projects may use it.' },
  interfaceOfRouter: {
    id: 'deletion.interfaceOfRouter',
    defaultMessage: '{count, plural, one {Interface {name}} other {# interfaces: {name}}}',
  },
  gatewayOfRouter: { id: 'deletion.gatewayOfRouter', defaultMessage: 'The gateway to {name}' },
  addressBehindRouter: {
    id: 'deletion.addressBehindRouter',
    defaultMessage: 'Floating IP {name} is reached through this router.',
  },
  routesOfRouter: { id: 'deletion.routesOfRouter', defaultMessage: 'The static routes of {name}' },
  serverOfPort: { id: 'deletion.serverOfPort', defaultMessage: 'Instance {name} loses this port.' },
  addressOfPort: { id: 'deletion.addressOfPort', defaultMessage: 'Floating IP {name}' },
  trunkOfPort: { id: 'deletion.trunkOfPort', defaultMessage: 'Port {name} belongs to a trunk.' },
  portOfGroup: {
    id: 'deletion.portOfGroup',
    defaultMessage:
      '{detail, select, none {Port {name} has this group.} other {Port {name} of {detail} has this group.}}',
  },
  ruleNamesGroup: {
    id: 'deletion.ruleNamesGroup',
    defaultMessage:
      '{count, plural, one {A rule} other {# rules}} of {name} that {count, plural, one {names} other {name}} this group',
  },
  serverOfAddress: {
    id: 'deletion.serverOfAddress',
    defaultMessage: '{name} can no longer be reached by this address.',
  },
  serverOfImage: {
    id: 'deletion.serverOfImage',
    defaultMessage:
      '{count, plural, one {Instance {name} was created from it, and can no longer be rebuilt from it.} other {Instances {name} were created from it, and can no longer be rebuilt from it.}}',
  },
  publicImage: { id: 'deletion.publicImage', defaultMessage: 'Other projects can see {name}, and may use it.' },
  stackResource: {
    id: 'deletion.stackResource',
    defaultMessage: '{count, plural, one {Resource {name}} other {# resources: {name}}}',
  },
  dnsName: {
    id: 'deletion.dnsName',
    defaultMessage: '{count, plural, one {DNS name {name}} other {DNS names {name}}}',
  },
  lastAdmin: {
    id: 'deletion.lastAdmin',
    defaultMessage: '{detail} is the only administrator of {name}: give the role admin to somebody else first.',
  },
  rolesOn: { id: 'deletion.rolesOn', defaultMessage: 'The roles on {name}' },
  listed: { id: 'deletion.listed', defaultMessage: '{name}' },
  serverOfFlavor: {
    id: 'deletion.serverOfFlavor',
    defaultMessage: '{count, plural, one {Instance {name} keeps} other {Instances {name} keep}} running in this size.',
  },
  serverOfKey: {
    id: 'deletion.serverOfKey',
    defaultMessage:
      '{count, plural, one {Instance {name} keeps} other {Instances {name} keep}} the key, which still opens {count, plural, one {it} other {them}}.',
  },
  serverOfServerGroup: {
    id: 'deletion.serverOfServerGroup',
    defaultMessage:
      '{count, plural, one {Instance {name} stays} other {Instances {name} stay}} where {count, plural, one {it is} other {they are}}, but the policy no longer applies when {count, plural, one {it moves} other {they move}}.',
  },
  hostOfAggregate: { id: 'deletion.hostOfAggregate', defaultMessage: 'Host {name} is in it.' },
  volumeInGroup: {
    id: 'deletion.volumeInGroup',
    defaultMessage: '{count, plural, one {Volume {name} is} other {Volumes {name} are}} in this group.',
  },
  objectsOfContainer: {
    id: 'deletion.objectsOfContainer',
    defaultMessage: '{detail, plural, one {# object is} other {# objects are}} in {name}: delete the objects first.',
  },
  protocolOfProvider: {
    id: 'deletion.protocolOfProvider',
    defaultMessage: '{count, plural, one {Protocol {name}} other {Protocols {name}}}',
  },
  keysOfUser: {
    id: 'deletion.keysOfUser',
    defaultMessage: 'All application credentials of {name}: programs that use them can no longer sign in.',
  },
  keyOfUser: {
    id: 'deletion.keyOfUser',
    defaultMessage:
      '{count, plural, one {Application credential {name}: programs that use it} other {Application credentials {name}: programs that use them}} can no longer sign in.',
  },
  contentsOfDomain: {
    id: 'deletion.contentsOfDomain',
    defaultMessage:
      'What {name} {count, plural, one {has} other {have}} in other services: it then belongs to nobody. Purge the {count, plural, one {project} other {projects}} first.',
  },
  contentsOfProject: {
    id: 'deletion.contentsOfProject',
    defaultMessage: '{detail, plural, one {# thing} other {# things}} in {name}, which nobody then owns',
  },
  projectItself: {
    id: 'deletion.projectItself',
    defaultMessage:
      '{count, plural, one {Project {name}, with its} other {Projects {name}, with their}} members and quotas',
  },
  roleOf: {
    id: 'deletion.roleOf',
    defaultMessage: '{count, plural, one {Assignment {name}} other {# assignments: {name}}}',
  },
  loseRoles: {
    id: 'deletion.loseRoles',
    defaultMessage: '{name} {count, plural, one {loses} other {lose}} the roles of this group.',
  },
  loseAccess: {
    id: 'deletion.loseAccess',
    defaultMessage:
      '{detail, select, all {All other projects lose} other {Project {name} loses}} access, unless another policy grants it.',
  },
  defaultApplies: { id: 'deletion.defaultApplies', defaultMessage: 'The default limit applies to {name} again.' },
})

export const remedyPhrases = defineMessages<
  Record<
    | 'unlock'
    | 'removeInterface'
    | 'detachPort'
    | 'detachAndDelete'
    | 'disassociate'
    | 'leaveAggregate'
    | 'leaveGroup'
    | 'shutOff',
    { name: string }
  >
>({
  unlock: { id: 'deletion.unlock', defaultMessage: 'Unlock {name}' },
  removeInterface: { id: 'deletion.removeInterface', defaultMessage: 'Remove the interface {name}' },
  detachPort: { id: 'deletion.detachOnly', defaultMessage: 'Detach the port {name}' },
  detachAndDelete: { id: 'deletion.detachPort', defaultMessage: 'Detach and delete the port {name}' },
  disassociate: { id: 'deletion.disassociate', defaultMessage: 'Disassociate {name}' },
  leaveAggregate: { id: 'deletion.leaveAggregate', defaultMessage: 'Remove the host {name} from it' },
  leaveGroup: { id: 'deletion.leaveGroup', defaultMessage: 'Remove this group from the port {name}' },
  shutOff: { id: 'deletion.shutOff', defaultMessage: 'Shut off {name}' },
})

export const purgePhrases = defineMessages<{
  first: { count: number }
  step: { kind: ContentKind; name: string }
  stays: { name: string }
}>({
  first: {
    id: 'deletion.purgeFirst',
    defaultMessage: 'Purge first: delete {count, plural, one {it} other {all #}}',
  },
  step: {
    id: 'deletion.purgeStep',
    defaultMessage:
      'Delete {kind, select, stack {stack} server {instance} server_group {server group} floating_ip {floating IP} trunk {trunk} router {router} port {port} network {network} rbac_policy {RBAC policy} security_group {security group} address_group {address group} subnet_pool {subnet pool} address_scope {address scope} qos_policy {QoS policy} backup {backup} group_snapshot {group snapshot} snapshot {snapshot} volume_group {volume group} volume {volume} image {image} other {container}} {name}',
  },
  stays: { id: 'deletion.purgeStays', defaultMessage: '{name} is still being deleted.' },
})

export const deletePhrases = defineMessages<Record<DeletableType, { name: string }>>({
  volume: { id: 'deletion.deleteVolume', defaultMessage: 'Delete volume {name}' },
  snapshot: { id: 'deletion.deleteSnapshot', defaultMessage: 'Delete snapshot {name}' },
  port: { id: 'deletion.deletePort', defaultMessage: 'Delete port {name}' },
  securityGroup: { id: 'deletion.deleteGroup', defaultMessage: 'Delete security group {name}' },
  floatingIp: { id: 'deletion.deleteAddress', defaultMessage: 'Release {name}' },
})
