import { defineMessages } from 'react-intl'

/** Failure messages of the lists. */
export const listFailures = defineMessages({
  images: { id: 'launch.unable.images', defaultMessage: 'Unable to retrieve the images.' },
  volumes: { id: 'launch.unable.volumes', defaultMessage: 'Unable to retrieve the volumes.' },
  volumeSnapshots: { id: 'launch.unable.volumeSnapshots', defaultMessage: 'Unable to retrieve the volume snapshots.' },
  flavors: { id: 'launch.unable.flavors', defaultMessage: 'Unable to retrieve the flavors.' },
  networks: { id: 'launch.unable.networks', defaultMessage: 'Unable to retrieve the networks.' },
  ports: { id: 'launch.unable.ports', defaultMessage: 'Unable to retrieve the ports.' },
  securityGroups: { id: 'launch.unable.securityGroups', defaultMessage: 'Unable to retrieve the security groups.' },
  keyPairs: { id: 'launch.unable.keyPairs', defaultMessage: 'Unable to retrieve the keypairs.' },
  serverGroups: { id: 'launch.unable.serverGroups', defaultMessage: 'Unable to retrieve the server groups.' },
  zones: { id: 'launch.unable.zones', defaultMessage: 'Unable to retrieve the availability zones.' },
})

/** Shown while nothing is chosen. */
export const noneChosen = defineMessages({
  source: { id: 'launch.none.source', defaultMessage: 'Select an item from Available items below' },
  flavor: { id: 'launch.none.flavor', defaultMessage: 'Select a flavor from the available flavors below.' },
  networks: { id: 'launch.none.networks', defaultMessage: 'Select one or more networks from those listed below.' },
  ports: { id: 'launch.none.ports', defaultMessage: 'Select one or more ports from those listed below.' },
  securityGroups: {
    id: 'launch.none.securityGroups',
    defaultMessage: 'Select one or more security groups from the available groups below.',
  },
  keyPair: {
    id: 'launch.none.keyPair',
    defaultMessage: 'Select a key pair from the available key pairs below.',
  },
  serverGroups: {
    id: 'launch.none.serverGroups',
    defaultMessage: 'Select a server group from the available groups below.',
  },
})

/** Headers of columns, and names of details. */
export const fields = defineMessages({
  name: { id: 'launch.column.name', defaultMessage: 'Name' },
  description: { id: 'launch.column.description', defaultMessage: 'Description' },
  updated: { id: 'launch.column.updated', defaultMessage: 'Updated' },
  created: { id: 'launch.column.created', defaultMessage: 'Created' },
  size: { id: 'launch.column.size', defaultMessage: 'Size' },
  type: { id: 'launch.column.type', defaultMessage: 'Type' },
  visibility: { id: 'launch.column.visibility', defaultMessage: 'Visibility' },
  zone: { id: 'launch.column.zone', defaultMessage: 'Availability Zone' },
  encrypted: { id: 'launch.column.encrypted', defaultMessage: 'Encrypted' },
  status: { id: 'launch.column.status', defaultMessage: 'Status' },
  vcpus: { id: 'launch.column.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'launch.column.ram', defaultMessage: 'RAM' },
  totalDisk: { id: 'launch.column.totalDisk', defaultMessage: 'Total Disk' },
  rootDisk: { id: 'launch.column.rootDisk', defaultMessage: 'Root Disk' },
  ephemeralDisk: { id: 'launch.column.ephemeralDisk', defaultMessage: 'Ephemeral Disk' },
  public: { id: 'launch.column.public', defaultMessage: 'Public' },
  network: { id: 'launch.column.network', defaultMessage: 'Network' },
  subnets: { id: 'launch.column.subnets', defaultMessage: 'Subnets Associated' },
  shared: { id: 'launch.column.shared', defaultMessage: 'Shared' },
  adminState: { id: 'launch.column.adminState', defaultMessage: 'Admin State' },
  id: { id: 'launch.column.id', defaultMessage: 'ID' },
  project: { id: 'launch.column.project', defaultMessage: 'Project' },
  external: { id: 'launch.column.external', defaultMessage: 'External Network' },
  networkType: { id: 'launch.column.networkType', defaultMessage: 'Provider Network Type' },
  physicalNetwork: { id: 'launch.column.physicalNetwork', defaultMessage: 'Provider Physical Network' },
  segmentation: { id: 'launch.column.segmentation', defaultMessage: 'Provider Segmentation ID' },
  ip: { id: 'launch.column.ip', defaultMessage: 'IP' },
  networkId: { id: 'launch.column.networkId', defaultMessage: 'Network ID' },
  vnicType: { id: 'launch.column.vnicType', defaultMessage: 'VNIC type' },
  hostId: { id: 'launch.column.hostId', defaultMessage: 'Host ID' },
  mac: { id: 'launch.column.mac', defaultMessage: 'MAC Address' },
  fingerprint: { id: 'launch.column.fingerprint', defaultMessage: 'Fingerprint' },
  publicKey: { id: 'launch.column.publicKey', defaultMessage: 'Public Key' },
  policy: { id: 'launch.column.policy', defaultMessage: 'Policy' },
  members: { id: 'launch.column.members', defaultMessage: 'Members' },
  minDisk: { id: 'launch.column.minDisk', defaultMessage: 'Min. Disk' },
  minRam: { id: 'launch.column.minRam', defaultMessage: 'Min. RAM' },
  direction: { id: 'launch.column.direction', defaultMessage: 'Direction' },
  etherType: { id: 'launch.column.etherType', defaultMessage: 'Ether Type' },
  protocol: { id: 'launch.column.protocol', defaultMessage: 'Protocol' },
  minPort: { id: 'launch.column.minPort', defaultMessage: 'Min Port' },
  maxPort: { id: 'launch.column.maxPort', defaultMessage: 'Max Port' },
  remote: { id: 'launch.column.remote', defaultMessage: 'Remote' },
})

/** Labels of the services' codes. */
export const codes = defineMessages({
  UP: { id: 'launch.code.up', defaultMessage: 'Up' },
  DOWN: { id: 'launch.code.down', defaultMessage: 'Down' },
  ACTIVE: { id: 'launch.code.active', defaultMessage: 'Active' },
  ingress: { id: 'launch.code.ingress', defaultMessage: 'Ingress' },
  egress: { id: 'launch.code.egress', defaultMessage: 'Egress' },
  affinity: { id: 'launch.code.affinity', defaultMessage: 'Affinity' },
  'anti-affinity': { id: 'launch.code.antiAffinity', defaultMessage: 'Anti Affinity' },
  'soft-affinity': { id: 'launch.code.softAffinity', defaultMessage: 'Soft Affinity' },
  'soft-anti-affinity': { id: 'launch.code.softAntiAffinity', defaultMessage: 'Soft Anti Affinity' },
  available: { id: 'launch.code.available', defaultMessage: 'Available' },
  creating: { id: 'launch.code.creating', defaultMessage: 'Creating' },
  deleting: { id: 'launch.code.deleting', defaultMessage: 'Deleting' },
  error: { id: 'launch.code.error', defaultMessage: 'Error' },
  error_deleting: { id: 'launch.code.errorDeleting', defaultMessage: 'Error Deleting' },
  any: { id: 'launch.code.any', defaultMessage: 'Any' },
  public: { id: 'launch.code.public', defaultMessage: 'Public' },
  private: { id: 'launch.code.private', defaultMessage: 'Private' },
  noRules: { id: 'launch.code.noRules', defaultMessage: 'No rules defined.' },
})
