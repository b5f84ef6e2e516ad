import type { ConsequenceReason } from '@meridian/contract'
import { texts } from '../../framework/text/texts.ts'

type Values = {
  name: string
  /** The number of things that the line is about. */
  count: number
  detail: string
  /** A user, or `nobody` if that is unknown. */
  by: string
}

/** One sentence for each reason; `name` has several names if several things have the same. */
export const consequencePhrases = texts<Record<ConsequenceReason, Values>>('deletion', {
  locked: '{by, select, nobody {{name} is locked.} other {{name} is locked by {by}.}} {detail}',
  running: '{name} {count, plural, one {is} other {are}} running: what is in memory is lost.',
  localDisk: 'The local {count, plural, one {disk} other {disks}} of {name}, with all files',
  volumeWithServer:
    '{count, plural, one {Volume {name}: it was set to be deleted with its instance.} other {Volumes {name}: they were set to be deleted with their instance.}}',
  volumeOfServer: 'Volume {name}',
  portOfServer: '{count, plural, one {Port {name}} other {# ports: {name}}}',
  portMadeBefore: 'Port {name}, which was not created with the instance',
  addressOfServer: 'Floating IP {name}',
  groupUnused: 'Security group {name}, which nothing else uses',
  snapshotOfVolume: 'Snapshot {name} belongs to this volume.',
  backupOfVolume: '{count, plural, one {Backup {name}} other {# backups: {name}}}',
  volumeOfSnapshot: '{count, plural, one {Volume {name} was} other {Volumes {name} were}} created from it.',
  subnetOfNetwork: '{count, plural, one {Subnet {name}} other {# subnets: {name}}}',
  freePort: 'Port {name} exists, and nothing uses it.',
  serverPort: 'Instance {detail} has the port {name}.',
  routerInterface: 'Router {detail} has the interface {name}.',
  otherPort: 'Port {name} is used by {detail}.',
  sharedNetwork: '{name} is shared: other projects may use it.',
  interfaceOfRouter: '{count, plural, one {Interface {name}} other {# interfaces: {name}}}',
  gatewayOfRouter: 'The gateway to {name}',
  addressBehindRouter: 'Floating IP {name} is reached through this router.',
  routesOfRouter: 'The static routes of {name}',
  serverOfPort: 'Instance {name} loses this port.',
  addressOfPort: 'Floating IP {name}',
  trunkOfPort: 'Port {name} belongs to a trunk.',
  portOfGroup: '{detail, select, none {Port {name} has this group.} other {Port {name} of {detail} has this group.}}',
  ruleNamesGroup:
    '{count, plural, one {A rule} other {# rules}} of {name} that {count, plural, one {names} other {name}} this group',
  serverOfAddress: '{name} can no longer be reached by this address.',
  serverOfImage:
    '{count, plural, one {Instance {name} was created from it, and can no longer be rebuilt from it.} other {Instances {name} were created from it, and can no longer be rebuilt from it.}}',
  publicImage: 'Other projects can see {name}, and may use it.',
  stackResource: '{count, plural, one {Resource {name}} other {# resources: {name}}}',
  dnsName: '{count, plural, one {DNS name {name}} other {DNS names {name}}}',
  lastAdmin: '{detail} is the only administrator of {name}: give the role admin to somebody else first.',
  rolesOn: 'The roles on {name}',
  listed: '{name}',
  serverOfFlavor: '{count, plural, one {Instance {name} keeps} other {Instances {name} keep}} running in this size.',
  serverOfKey:
    '{count, plural, one {Instance {name} keeps} other {Instances {name} keep}} the key, which still opens {count, plural, one {it} other {them}}.',
  serverOfServerGroup:
    '{count, plural, one {Instance {name} stays} other {Instances {name} stay}} where {count, plural, one {it is} other {they are}}, but the policy no longer applies when {count, plural, one {it moves} other {they move}}.',
  hostOfAggregate: 'Host {name} is in it.',
  volumeInGroup: '{count, plural, one {Volume {name} is} other {Volumes {name} are}} in this group.',
  objectsOfContainer: '{detail, plural, one {# object is} other {# objects are}} in {name}: delete the objects first.',
  protocolOfProvider: '{count, plural, one {Protocol {name}} other {Protocols {name}}}',
  keysOfUser: 'All application credentials of {name}: programs that use them can no longer sign in.',
  keyOfUser:
    '{count, plural, one {Application credential {name}: programs that use it} other {Application credentials {name}: programs that use them}} can no longer sign in.',
  contentsOfDomain:
    'What {name} {count, plural, one {has} other {have}} in other services: it then belongs to nobody. Purge the {count, plural, one {project} other {projects}} first.',
  contentsOfProject: '{detail, plural, one {# thing} other {# things}} in {name}, which nobody then owns',
  projectItself:
    '{count, plural, one {Project {name}, with its} other {Projects {name}, with their}} members and quotas',
  roleOf: '{count, plural, one {Assignment {name}} other {# assignments: {name}}}',
  loseRoles: '{name} {count, plural, one {loses} other {lose}} the roles of this group.',
  loseAccess:
    '{detail, select, all {All other projects lose} other {Project {name} loses}} access, unless another policy grants it.',
  defaultApplies: 'The default limit applies to {name} again.',
})

export const remedyPhrases = texts('deletion.remedy', {
  unlock: 'Unlock {name}',
  removeInterface: 'Remove the interface {name}',
  detachPort: 'Detach the port {name}',
  detachAndDelete: 'Detach and delete the port {name}',
  disassociate: 'Disassociate {name}',
  leaveAggregate: 'Remove the host {name} from it',
  leaveGroup: 'Remove this group from the port {name}',
  shutOff: 'Shut off {name}',
})

export const purgePhrases = texts('deletion', {
  first: 'Purge first: delete {count, plural, one {it} other {all #}}',
  step: 'Delete {kind, select, stack {stack} server {instance} server_group {server group} load_balancer {load balancer} floating_ip {floating IP} trunk {trunk} router {router} port {port} network {network} rbac_policy {RBAC policy} security_group {security group} address_group {address group} subnet_pool {subnet pool} address_scope {address scope} qos_policy {QoS policy} backup {backup} group_snapshot {group snapshot} snapshot {snapshot} volume_group {volume group} volume {volume} image {image} other {container}} {name}',
  stays: '{name} is still being deleted.',
})

export const deletePhrases = texts('deletion', {
  volume: 'Delete volume {name}',
  snapshot: 'Delete snapshot {name}',
  port: 'Delete port {name}',
  securityGroup: 'Delete security group {name}',
  floatingIp: 'Release {name}',
})
