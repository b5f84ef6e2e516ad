import { defineMessages } from 'react-intl'

export const instanceMessages = defineMessages({
  sshCopied: { id: 'instance.sshCopied', defaultMessage: 'SSH command copied' },
  emptyHint: { id: 'instance.emptyHint', defaultMessage: 'Instances that your project launches will be listed here.' },
  metrics: { id: 'instance.metrics', defaultMessage: 'Metrics' },
  log: { id: 'instance.log', defaultMessage: 'Log' },
  console: { id: 'instance.console', defaultMessage: 'Console' },
  actionLog: { id: 'instance.actionLog', defaultMessage: 'Action Log' },
  locked: {
    id: 'instance.locked',
    defaultMessage:
      'This instance is currently locked. To enable more actions on it, please unlock it by selecting Unlock Instance from the actions menu.',
  },
  diagnostics: { id: 'instance.diagnostics', defaultMessage: 'Diagnostics' },
  noTask: { id: 'instance.noTask', defaultMessage: 'None' },
  noValidHost: {
    id: 'instance.fault.noValidHost',
    defaultMessage:
      'There is not enough capacity for this flavor in the selected availability zone. Try again later or select a different availability zone.',
  },
})

export const lockPhrases = defineMessages<{ reason: { reason: string } }>({
  reason: { id: 'instance.lockReason', defaultMessage: 'Reason: {reason}' },
})

export const instanceFields = defineMessages({
  id: { id: 'instance.field.id', defaultMessage: 'Instance ID' },
  hostName: { id: 'instance.field.hostName', defaultMessage: 'Host Name' },
  imageId: { id: 'instance.field.imageId', defaultMessage: 'Image ID' },
  ipv4: { id: 'instance.field.ipv4', defaultMessage: 'IPv4 Address' },
  ipv6: { id: 'instance.field.ipv6', defaultMessage: 'IPv6 Address' },
  flavorId: { id: 'instance.field.flavorId', defaultMessage: 'Flavor ID' },
  flavorName: { id: 'instance.field.flavorName', defaultMessage: 'Flavor Name' },
  lock: { id: 'instance.field.lock', defaultMessage: 'Locked' },
  task: { id: 'instance.field.task', defaultMessage: 'Task' },
  power: { id: 'instance.field.power', defaultMessage: 'Power State' },
  age: { id: 'instance.field.age', defaultMessage: 'Age' },
  changesSince: { id: 'instance.field.changesSince', defaultMessage: 'Changes Since' },
  tags: { id: 'instance.field.tags', defaultMessage: 'Tags' },
})

/** Labels of actions, and titles of the dialogs that they open. */
export const actionLabels = defineMessages({
  createServer: { id: 'instance.createServer', defaultMessage: 'Create server' },
  launch: { id: 'instance.launch', defaultMessage: 'Launch Instance' },
  quickLaunch: { id: 'instance.quickLaunch', defaultMessage: 'Quick Launch' },
  launchAnother: { id: 'instance.launchAnother', defaultMessage: 'Launch Another Like This' },
  viewLog: { id: 'instance.viewLog', defaultMessage: 'View Log' },
  snapshot: { id: 'instance.snapshot.title', defaultMessage: 'Create Snapshot' },
  backup: { id: 'instance.backup.title', defaultMessage: 'Create Backup' },
  associate: { id: 'instance.associate.title', defaultMessage: 'Associate Floating IP' },
  disassociate: { id: 'instance.disassociate.title', defaultMessage: 'Disassociate Floating IP' },
  attachInterface: { id: 'instance.attachInterface.title', defaultMessage: 'Attach Interface' },
  detachInterface: { id: 'instance.detachInterface.title', defaultMessage: 'Detach Interface' },
  attachVolume: { id: 'instance.attachVolume.title', defaultMessage: 'Attach Volume' },
  detachVolume: { id: 'instance.detachVolume.title', defaultMessage: 'Detach Volume' },
  retrievePassword: { id: 'instance.password.title', defaultMessage: 'Retrieve Password' },
  setPassword: { id: 'instance.setPassword.title', defaultMessage: 'Set Password' },
  editGroups: { id: 'instance.edit.groupsTitle', defaultMessage: 'Edit Security Groups' },
  editPortGroups: { id: 'instance.edit.portGroupsTitle', defaultMessage: 'Edit Port Security Groups' },
  rescue: { id: 'instance.rescue.title', defaultMessage: 'Rescue Instance' },
  resize: { id: 'instance.resize.title', defaultMessage: 'Resize Instance' },
  rebuild: { id: 'instance.rebuild.title', defaultMessage: 'Rebuild Instance' },
  migrate: { id: 'instance.migrate.one', defaultMessage: 'Migrate Instance' },
  liveMigrate: { id: 'instance.liveMigrate.title', defaultMessage: 'Live Migrate Instance' },
  evacuate: { id: 'instance.evacuate.title', defaultMessage: 'Evacuate Instance' },
  resetState: { id: 'instance.resetState.title', defaultMessage: 'Reset State' },
})

export const groupLabels = defineMessages({
  storage: { id: 'instance.group.storage', defaultMessage: 'Volumes and snapshots' },
  power: { id: 'instance.group.power', defaultMessage: 'Power and lock' },
  change: { id: 'instance.group.change', defaultMessage: 'Change and inspect' },
})

export const instancePhrases = defineMessages<{
  size: { vcpus: number; ram: string; disk: string }
  fault: { name: string; reason: string }
  created: { age: string }
  copyAddress: { address: string }
  copySshOf: { name: string }
  moreAddresses: { count: number; name: string }
}>({
  copySshOf: { id: 'instance.copySshOf', defaultMessage: 'Copy the SSH command of {name}' },
  size: {
    id: 'instance.size',
    defaultMessage: '{vcpus, plural, one {# VCPU} other {# VCPUs}}, {ram} RAM, {disk} disk',
  },
  copyAddress: { id: 'instance.cockpit.copyAddress', defaultMessage: 'Copy {address}' },
  moreAddresses: {
    id: 'instance.moreAddresses',
    defaultMessage: '{count, plural, one {# more address} other {# more addresses}} of {name}',
  },
  created: { id: 'instance.cockpit.created', defaultMessage: 'created {age} ago' },
  fault: {
    id: 'instance.fault.failed',
    defaultMessage:
      'Failed to perform requested operation on instance "{name}", the instance has an error status: Please try again later [Error: {reason}].',
  },
})
