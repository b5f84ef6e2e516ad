import { defineMessages } from 'react-intl'

export const instanceMessages = defineMessages({
  emptyHint: { id: 'instance.emptyHint', defaultMessage: 'Instances that your project launches will be listed here.' },
  quickLaunch: { id: 'instance.quickLaunch', defaultMessage: 'Quick Launch' },
  launch: { id: 'instance.launch', defaultMessage: 'Launch Instance' },
  launchAnother: { id: 'instance.launchAnother', defaultMessage: 'Launch Another Like This' },
  overview: { id: 'instance.overview', defaultMessage: 'Overview' },
  interfaces: { id: 'instance.interfaces', defaultMessage: 'Interfaces' },
  log: { id: 'instance.log', defaultMessage: 'Log' },
  console: { id: 'instance.console', defaultMessage: 'Console' },
  viewLog: { id: 'instance.viewLog', defaultMessage: 'View Log' },
  actionLog: { id: 'instance.actionLog', defaultMessage: 'Action Log' },
  locked: {
    id: 'instance.locked',
    defaultMessage:
      'This instance is currently locked. To enable more actions on it, please unlock it by selecting Unlock Instance from the actions menu.',
  },
  unlocked: { id: 'instance.unlocked', defaultMessage: 'This instance is unlocked.' },
  noTask: { id: 'instance.noTask', defaultMessage: 'None' },
})

export const instanceFields = defineMessages({
  id: { id: 'instance.field.id', defaultMessage: 'Instance ID' },
  name: { id: 'instance.field.name', defaultMessage: 'Instance Name' },
  description: { id: 'instance.field.description', defaultMessage: 'Description' },
  project: { id: 'instance.field.project', defaultMessage: 'Project' },
  projectId: { id: 'instance.field.projectId', defaultMessage: 'Project ID' },
  projectName: { id: 'instance.field.projectName', defaultMessage: 'Project Name' },
  host: { id: 'instance.field.host', defaultMessage: 'Host' },
  hostName: { id: 'instance.field.hostName', defaultMessage: 'Host Name' },
  image: { id: 'instance.field.image', defaultMessage: 'Image Name' },
  imageId: { id: 'instance.field.imageId', defaultMessage: 'Image ID' },
  address: { id: 'instance.field.address', defaultMessage: 'IP Address' },
  ipv4: { id: 'instance.field.ipv4', defaultMessage: 'IPv4 Address' },
  ipv6: { id: 'instance.field.ipv6', defaultMessage: 'IPv6 Address' },
  flavor: { id: 'instance.field.flavor', defaultMessage: 'Flavor' },
  flavorId: { id: 'instance.field.flavorId', defaultMessage: 'Flavor ID' },
  flavorName: { id: 'instance.field.flavorName', defaultMessage: 'Flavor Name' },
  vcpus: { id: 'instance.field.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'instance.field.ram', defaultMessage: 'RAM' },
  disk: { id: 'instance.field.disk', defaultMessage: 'Disk' },
  keyPair: { id: 'instance.field.keyPair', defaultMessage: 'Key Pair' },
  keyPairName: { id: 'instance.field.keyPairName', defaultMessage: 'Key Pair Name' },
  status: { id: 'instance.field.status', defaultMessage: 'Status' },
  lock: { id: 'instance.field.lock', defaultMessage: 'Locked' },
  zone: { id: 'instance.field.zone', defaultMessage: 'Availability Zone' },
  task: { id: 'instance.field.task', defaultMessage: 'Task' },
  power: { id: 'instance.field.power', defaultMessage: 'Power State' },
  age: { id: 'instance.field.age', defaultMessage: 'Age' },
  created: { id: 'instance.field.created', defaultMessage: 'Created' },
  changesSince: { id: 'instance.field.changesSince', defaultMessage: 'Changes Since' },
  tags: { id: 'instance.field.tags', defaultMessage: 'Tags' },
})

export const instancePhrases = defineMessages<{
  size: { vcpus: number; ram: string; disk: string }
}>({
  size: {
    id: 'instance.size',
    defaultMessage: '{vcpus, plural, one {# VCPU} other {# VCPUs}}, {ram} RAM, {disk} disk',
  },
})
