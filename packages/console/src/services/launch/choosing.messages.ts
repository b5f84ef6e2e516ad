import { texts } from '../../framework/text/texts.ts'
import { typeNames, words, statusNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { zoneHintMessages } from '../network/network.messages.ts'

/** Failure messages of the lists. */
export const listFailures = texts('launch.unable', {
  images: 'Unable to retrieve the images.',
  volumes: moreWords.unableToRetrieveTheVolumes,
  volumeSnapshots: 'Unable to retrieve the volume snapshots.',
  flavors: 'Unable to retrieve the flavors.',
  networks: 'Unable to retrieve the networks.',
  ports: 'Unable to retrieve the ports.',
  securityGroups: 'Unable to retrieve the security groups.',
  keyPairs: words.unableToRetrieveTheKeypairs,
  serverGroups: 'Unable to retrieve the server groups.',
  zones: zoneHintMessages.failed,
})

/** By field: shown while nothing is chosen. */
export const noneChosen = texts('launch.none', {
  source: 'Select an item from Available items below',
  flavor: 'Select a flavor from the available flavors below.',
  networks: 'Select one or more networks from those listed below.',
  ports: 'Select one or more ports from those listed below.',
  security_groups: 'Select one or more security groups from the available groups below.',
  key_pair: 'Select a key pair from the available key pairs below.',
  server_groups: 'Select a server group from the available groups below.',
})

/** Headers of columns, and names of details. */
export const fields = texts('launch.column', {
  name: words.name,
  description: words.description,
  updated: words.updated,
  created: words.created,
  size: words.size,
  type: words.type,
  visibility: words.visibility,
  zone: words.availabilityZone,
  encrypted: moreWords.encrypted,
  status: words.status,
  vcpus: words.vcpus,
  ram: words.ram,
  totalDisk: 'Total Disk',
  rootDisk: moreWords.rootDisk,
  ephemeralDisk: words.ephemeralDisk,
  public: words.public,
  network: typeNames.network,
  subnets: moreWords.subnetsAssociated,
  shared: words.shared,
  adminState: words.adminState,
  id: words.id,
  project: words.project,
  external: moreWords.externalNetwork,
  networkType: moreWords.providerNetworkType,
  physicalNetwork: 'Provider Physical Network',
  segmentation: 'Provider Segmentation ID',
  ip: moreWords.ip,
  networkId: words.networkId,
  vnicType: 'VNIC type',
  hostId: 'Host ID',
  mac: words.macAddress,
  fingerprint: moreWords.fingerprint,
  publicKey: words.publicKey,
  policy: words.policy,
  members: words.members,
  minDisk: words.minDisk,
  minRam: words.minRam,
  direction: words.direction,
  etherType: moreWords.etherType,
  protocol: moreWords.protocol,
  minPort: 'Min Port',
  maxPort: 'Max Port',
  remote: moreWords.remote,
})

/** Labels of the services' codes. */
export const codes = texts('launch.code', {
  UP: statusNames.up,
  DOWN: statusNames.down,
  ACTIVE: statusNames.active,
  ingress: moreWords.ingress,
  egress: moreWords.egress,
  affinity: moreWords.affinity,
  'anti-affinity': moreWords.antiAffinity,
  'soft-affinity': moreWords.softAffinity,
  'soft-anti-affinity': moreWords.softAntiAffinity,
  available: statusNames.available,
  creating: moreWords.creating,
  deleting: statusNames.deleting,
  error: statusNames.error,
  error_deleting: 'Error Deleting',
  any: moreWords.any,
  public: words.public,
  private: words.private,
  noRules: moreWords.noRulesDefined,
})
