import { texts } from '../../framework/text/texts.ts'

export const snapshotMessages = texts('instance.snapshot', {
  failed: 'Unable to create snapshot.',
  hint: 'A snapshot is an image which preserves the disk state of a running instance.',
})

export const floatingIpMessages = texts('instance.associate', {
  associateFailed: 'Unable to associate floating IP.',
  noAddresses: 'No floating IP addresses allocated',
  disassociateAction: 'Disassociate',
  gone: 'The specified floating IP no longer exists.',
})

export const interfaceFormMessages = texts('instance.attachInterface', {
  attachFailed: 'Unable to attach interface.',
  detachFailed: 'Unable to detach interface.',
  by: 'The way to specify an interface',
  byNetwork: 'by Network (and IP address)',
  byPort: 'by Port',
  selectNetwork: 'Select a network',
  noNetworks: 'No networks available',
})

export const volumeFormMessages = texts('instance.attachVolume', {
  volume: 'Volume ID',
  selectVolume: 'Select a volume',
  noVolumes: 'No volumes available',
  noneAttached: 'No volumes attached',
})

export const groupMessages = texts('instance.edit.groups', {
  instanceGroups: 'Instance Security Groups',
  failed: 'Unable to update instance security group.',
})

/** Rebuild, resize and rescue. */
export const buildMessages = texts('instance.build', {
  rebuildFailed: 'Unable to rebuild instance.',
  rebuildHint: 'The instance keeps its id, addresses and volumes; everything on its own disk is lost.',
  password: 'Rebuild Password',
  confirm: 'Confirm Rebuild Password',
  rescued: 'Successfully rescued instance',
  rescueFailed: 'Unable to rescue instance',
  ownImage: "The instance's own image",
  resizeHint: 'The instance is restarted. Afterwards, confirm the resize or revert it.',
  oldFlavor: 'Old Flavor',
  flavor: 'New Flavor',
  selectFlavor: 'Select a New Flavor',
})

/** Live migration, evacuation and reset of the state. */
export const hostMessages = texts('instance.resetState', {
  liveMigrateSent: 'The instance is preparing the live migration to a new host.',
  liveMigrateFailed: 'Unable to live migrate the instance.',
  evacuateFailed: 'Unable to evacuate the instance.',
  evacuateHint: 'Rebuilds the instance on another host. Only for instances whose host is down.',
  resetStateFailed: 'Unable to reset the state of the instance.',
  resetStateHint: 'Changes the state that Nova has recorded, not the instance itself.',
})

export const passwordMessages = texts('instance.password', {
  encrypted: 'Encrypted Password',
  file: 'Private Key File',
  key: 'Copy/Paste your Private Key',
  decrypt: 'Decrypt Password',
  notSet: 'Instance Password is not set or is not yet available',
  hint: 'The key stays in this browser: it is not sent anywhere.',
  or: 'OR',
  undecryptable: 'Could not decrypt the password',
  keyRequired: 'A private key is required.',
  unableToLoad: 'Unable to retrieve the password.',
})

export const formPhrases = texts('instance.disassociate', {
  snapshotCreated: 'Snapshot "{name}" created for instance "{instance}"',
  modified: 'Modified instance "{name}".',
  modifyFailed: 'Unable to modify instance "{name}".',
  allocate: 'Allocate a new one from {pool}',
  associated: 'IP address {ip} associated.',
  disassociated: 'Successfully disassociated floating IP {ip}',
  released: 'Successfully disassociated and released floating IP {ip}',
  disassociateFailed: 'Unable to disassociate floating IP {ip}',
  attachingVolume: 'Attaching volume {volume} to instance {instance} on {device}.',
  detachingVolume: 'Detaching volume {volume} from instance {instance}.',
  attachingInterface: 'Attaching interface for instance {instance}.',
  detachedInterface: 'Detached interface {port} for instance {instance}.',
  rebuilding: 'Rebuilding instance {name}.',
  resizing: 'Request for resizing of instance "{name}" has been submitted.',
  resizeFailed: 'Unable to resize instance "{name}".',
  evacuating: 'Evacuating instance {name}.',
  stateReset: 'The state of instance {name} is now {state}.',
})
