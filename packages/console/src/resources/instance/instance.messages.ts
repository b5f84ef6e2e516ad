import { texts } from '../../framework/text/texts.ts'

export const instanceMessages = texts('instance', {
  sshCopied: 'SSH command copied',
  emptyHint: 'Instances that your project launches will be listed here.',
  metrics: 'Metrics',
  log: 'Log',
  actionLog: 'Action Log',
  locked:
    'This instance is currently locked. To enable more actions on it, please unlock it by selecting Unlock Instance from the actions menu.',
  diagnostics: 'Diagnostics',
  noValidHost:
    'There is not enough capacity for this flavor in the selected availability zone. Try again later or select a different availability zone.',
  reason: 'Reason: {reason}',
  /** Labels of actions, and titles of the dialogs that they open. */
  launchAnother: 'Launch Another Like This',
  viewLog: 'View Log',
  associate: 'Associate Floating IP',
  attachInterface: 'Attach Interface',
  detachInterface: 'Detach Interface',
  retrievePassword: 'Retrieve Password',
  setPassword: 'Set Password',
  editGroups: 'Edit Security Groups',
  editPortGroups: 'Edit Port Security Groups',
  rescue: 'Rescue Instance',
  resize: 'Resize Instance',
  rebuild: 'Rebuild Instance',
  migrate: 'Migrate Instance',
  liveMigrate: 'Live Migrate Instance',
  evacuate: 'Evacuate Instance',
  resetState: 'Reset State',
  copySshOf: 'Copy the SSH command of {name}',
  size: '{vcpus, plural, one {# VCPU} other {# VCPUs}}, {ram} RAM, {disk} disk',
  copyAddress: 'Copy {address}',
  moreAddresses: '{count, plural, one {# more address} other {# more addresses}} of {name}',
  created: 'created {age} ago',
  fault:
    'Failed to perform requested operation on instance "{name}", the instance has an error status: Please try again later [Error: {reason}].',
})

export const instanceFields = texts('instance.field', {
  id: 'Instance ID',
  hostName: 'Host Name',
  imageId: 'Image ID',
  ipv4: 'IPv4 Address',
  ipv6: 'IPv6 Address',
  flavorId: 'Flavor ID',
  lock: 'Locked',
  task: 'Task',
  power: 'Power State',
  changesSince: 'Changes Since',
})

export const groupLabels = texts('instance.group', {
  storage: 'Volumes and snapshots',
  power: 'Power and lock',
  change: 'Change and inspect',
})
