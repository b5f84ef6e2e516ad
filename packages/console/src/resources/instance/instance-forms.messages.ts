import { defineMessages } from 'react-intl'

export const snapshotMessages = defineMessages({
  name: { id: 'instance.snapshot.name', defaultMessage: 'Snapshot Name' },
  failed: { id: 'instance.snapshot.failed', defaultMessage: 'Unable to create snapshot.' },
  hint: {
    id: 'instance.snapshot.hint',
    defaultMessage: 'A snapshot is an image which preserves the disk state of a running instance.',
  },
})

export const floatingIpMessages = defineMessages({
  associateAction: { id: 'instance.associate.action', defaultMessage: 'Associate' },
  associateFailed: { id: 'instance.associate.failed', defaultMessage: 'Unable to associate floating IP.' },
  selectAddress: { id: 'instance.associate.selectAddress', defaultMessage: 'Select an IP address' },
  noAddresses: { id: 'instance.associate.noAddresses', defaultMessage: 'No floating IP addresses allocated' },
  target: { id: 'instance.associate.target', defaultMessage: 'Port to be associated' },
  disassociateAction: { id: 'instance.disassociate.action', defaultMessage: 'Disassociate' },
  gone: { id: 'instance.disassociate.gone', defaultMessage: 'The specified floating IP no longer exists.' },
  floatingIp: { id: 'instance.disassociate.floatingIp', defaultMessage: 'Floating IP' },
  release: { id: 'instance.disassociate.release', defaultMessage: 'Release Floating IP' },
})

export const interfaceFormMessages = defineMessages({
  attachFailed: { id: 'instance.attachInterface.failed', defaultMessage: 'Unable to attach interface.' },
  detachFailed: { id: 'instance.detachInterface.failed', defaultMessage: 'Unable to detach interface.' },
  by: { id: 'instance.attachInterface.by', defaultMessage: 'The way to specify an interface' },
  byNetwork: { id: 'instance.attachInterface.byNetwork', defaultMessage: 'by Network (and IP address)' },
  byPort: { id: 'instance.attachInterface.byPort', defaultMessage: 'by Port' },
  selectNetwork: { id: 'instance.attachInterface.selectNetwork', defaultMessage: 'Select a network' },
  noNetworks: { id: 'instance.attachInterface.noNetworks', defaultMessage: 'No networks available' },
  selectPort: { id: 'instance.attachInterface.selectPort', defaultMessage: 'Select a port' },
  noPorts: { id: 'instance.attachInterface.noPorts', defaultMessage: 'No ports available' },
})

export const volumeFormMessages = defineMessages({
  attachFailed: { id: 'instance.attachVolume.failed', defaultMessage: 'Unable to attach volume.' },
  detachFailed: { id: 'instance.detachVolume.failed', defaultMessage: 'Unable to detach volume.' },
  volume: { id: 'instance.attachVolume.volume', defaultMessage: 'Volume ID' },
  selectVolume: { id: 'instance.attachVolume.select', defaultMessage: 'Select a volume' },
  noVolumes: { id: 'instance.attachVolume.none', defaultMessage: 'No volumes available' },
  noneAttached: { id: 'instance.detachVolume.none', defaultMessage: 'No volumes attached' },
  anyDevice: { id: 'instance.attachVolume.anyDevice', defaultMessage: 'a device of its choice' },
})

export const groupMessages = defineMessages({
  instanceGroups: { id: 'instance.edit.instanceGroups', defaultMessage: 'Instance Security Groups' },
  failed: { id: 'instance.edit.groupsFailed', defaultMessage: 'Unable to update instance security group.' },
})

/** Rebuild, resize and rescue. */
export const buildMessages = defineMessages({
  selectImage: { id: 'instance.build.selectImage', defaultMessage: 'Select Image' },
  noImages: { id: 'instance.build.noImages', defaultMessage: 'No images available' },
  diskConfig: { id: 'instance.build.diskConfig', defaultMessage: 'Disk Partition' },
  manual: { id: 'instance.build.manual', defaultMessage: 'Manual' },
  rebuildFailed: { id: 'instance.rebuild.failed', defaultMessage: 'Unable to rebuild instance.' },
  rebuildHint: {
    id: 'instance.rebuild.hint',
    defaultMessage: 'The instance keeps its id, addresses and volumes; everything on its own disk is lost.',
  },
  password: { id: 'instance.build.password', defaultMessage: 'Rebuild Password' },
  confirm: { id: 'instance.build.confirm', defaultMessage: 'Confirm Rebuild Password' },
  rescued: { id: 'instance.rescue.sent', defaultMessage: 'Successfully rescued instance' },
  rescueFailed: { id: 'instance.rescue.failed', defaultMessage: 'Unable to rescue instance' },
  ownImage: { id: 'instance.build.ownImage', defaultMessage: "The instance's own image" },
  resizeAction: { id: 'instance.resize.action', defaultMessage: 'Resize' },
  resizeHint: {
    id: 'instance.resize.hint',
    defaultMessage: 'The instance is restarted. Afterwards, confirm the resize or revert it.',
  },
  oldFlavor: { id: 'instance.build.oldFlavor', defaultMessage: 'Old Flavor' },
  flavor: { id: 'instance.build.flavor', defaultMessage: 'New Flavor' },
  selectFlavor: { id: 'instance.build.selectFlavor', defaultMessage: 'Select a New Flavor' },
  noFlavors: { id: 'instance.build.noFlavors', defaultMessage: 'No flavors available' },
})

/** Live migration, evacuation and reset of the state. */
export const hostMessages = defineMessages({
  liveMigrateSent: {
    id: 'instance.liveMigrate.sent',
    defaultMessage: 'The instance is preparing the live migration to a new host.',
  },
  liveMigrateFailed: { id: 'instance.liveMigrate.failed', defaultMessage: 'Unable to live migrate the instance.' },
  evacuateFailed: { id: 'instance.evacuate.failed', defaultMessage: 'Unable to evacuate the instance.' },
  evacuateHint: {
    id: 'instance.evacuate.hint',
    defaultMessage: 'Rebuilds the instance on another host. Only for instances whose host is down.',
  },
  state: { id: 'instance.resetState.state', defaultMessage: 'State' },
  resetStateFailed: { id: 'instance.resetState.failed', defaultMessage: 'Unable to reset the state of the instance.' },
  resetStateHint: {
    id: 'instance.resetState.hint',
    defaultMessage: 'Changes the state that Nova has recorded, not the instance itself.',
  },
})

export const passwordMessages = defineMessages({
  encrypted: { id: 'instance.password.encrypted', defaultMessage: 'Encrypted Password' },
  file: { id: 'instance.password.file', defaultMessage: 'Private Key File' },
  key: { id: 'instance.password.key', defaultMessage: 'Copy/Paste your Private Key' },
  decrypt: { id: 'instance.password.decrypt', defaultMessage: 'Decrypt Password' },
  notSet: { id: 'instance.password.notSet', defaultMessage: 'Instance Password is not set or is not yet available' },
  hint: { id: 'instance.password.hint', defaultMessage: 'The key stays in this browser: it is not sent anywhere.' },
  or: { id: 'instance.password.or', defaultMessage: 'OR' },
  undecryptable: { id: 'instance.password.undecryptable', defaultMessage: 'Could not decrypt the password' },
  keyRequired: { id: 'instance.password.keyRequired', defaultMessage: 'A private key is required.' },
  unableToLoad: { id: 'instance.password.unableToLoad', defaultMessage: 'Unable to retrieve the password.' },
})

export const formPhrases = defineMessages<{
  snapshotCreated: { name: string; instance: string }
  modified: { name: string }
  modifyFailed: { name: string }
  allocate: { pool: string }
  associated: { ip: string }
  disassociated: { ip: string }
  released: { ip: string }
  disassociateFailed: { ip: string }
  attachingVolume: { volume: string; instance: string; device: string }
  detachingVolume: { volume: string; instance: string }
  attachingInterface: { instance: string }
  detachedInterface: { port: string; instance: string }
  rebuilding: { name: string }
  resizing: { name: string }
  resizeFailed: { name: string }
  evacuating: { name: string }
  stateReset: { name: string; state: string }
}>({
  snapshotCreated: {
    id: 'instance.snapshot.sent',
    defaultMessage: 'Snapshot "{name}" created for instance "{instance}"',
  },
  modified: { id: 'instance.edit.modified', defaultMessage: 'Modified instance "{name}".' },
  modifyFailed: { id: 'instance.edit.failed', defaultMessage: 'Unable to modify instance "{name}".' },
  allocate: { id: 'instance.associate.allocate', defaultMessage: 'Allocate a new one from {pool}' },
  associated: { id: 'instance.associate.sent', defaultMessage: 'IP address {ip} associated.' },
  disassociated: { id: 'instance.disassociate.sent', defaultMessage: 'Successfully disassociated floating IP {ip}' },
  released: {
    id: 'instance.disassociate.released',
    defaultMessage: 'Successfully disassociated and released floating IP {ip}',
  },
  disassociateFailed: { id: 'instance.disassociate.failed', defaultMessage: 'Unable to disassociate floating IP {ip}' },
  attachingVolume: {
    id: 'instance.attachVolume.sent',
    defaultMessage: 'Attaching volume {volume} to instance {instance} on {device}.',
  },
  detachingVolume: {
    id: 'instance.detachVolume.sent',
    defaultMessage: 'Detaching volume {volume} from instance {instance}.',
  },
  attachingInterface: {
    id: 'instance.attachInterface.sent',
    defaultMessage: 'Attaching interface for instance {instance}.',
  },
  detachedInterface: {
    id: 'instance.detachInterface.sent',
    defaultMessage: 'Detached interface {port} for instance {instance}.',
  },
  rebuilding: { id: 'instance.rebuild.sent', defaultMessage: 'Rebuilding instance {name}.' },
  resizing: {
    id: 'instance.resize.sent',
    defaultMessage: 'Request for resizing of instance "{name}" has been submitted.',
  },
  resizeFailed: { id: 'instance.resize.failed', defaultMessage: 'Unable to resize instance "{name}".' },
  evacuating: { id: 'instance.evacuate.sent', defaultMessage: 'Evacuating instance {name}.' },
  stateReset: { id: 'instance.resetState.sent', defaultMessage: 'The state of instance {name} is now {state}.' },
})
