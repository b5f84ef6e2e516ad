import { defineMessages } from 'react-intl'

export const launchMessages = defineMessages({
  title: { id: 'launch.title', defaultMessage: 'Launch Instance' },
  noSource: { id: 'launch.noSource', defaultMessage: 'The source to launch from could not be found. Choose another.' },
})

export const launchPhrases = defineMessages<{ launched: { count: number } }>({
  launched: {
    id: 'launch.launched',
    defaultMessage: '{count, plural, one {# instance launched.} other {# instances launched.}}',
  },
})

export const stepTitles = defineMessages({
  details: { id: 'launch.step.details', defaultMessage: 'Details' },
  source: { id: 'launch.step.source', defaultMessage: 'Source' },
  flavor: { id: 'launch.step.flavor', defaultMessage: 'Flavor' },
  networks: { id: 'launch.step.networks', defaultMessage: 'Networks' },
  ports: { id: 'launch.step.ports', defaultMessage: 'Network Ports' },
  securityGroups: { id: 'launch.step.securityGroups', defaultMessage: 'Security Groups' },
  keyPair: { id: 'launch.step.keyPair', defaultMessage: 'Key Pair' },
  configuration: { id: 'launch.step.configuration', defaultMessage: 'Configuration' },
  serverGroups: { id: 'launch.step.serverGroups', defaultMessage: 'Server Groups' },
  schedulerHints: { id: 'launch.step.schedulerHints', defaultMessage: 'Scheduler Hints' },
  metadata: { id: 'launch.step.metadata', defaultMessage: 'Metadata' },
})

export const stepHints = defineMessages({
  details: {
    id: 'launch.hint.details',
    defaultMessage: 'Name, availability zone and number of the instances.',
  },
  source: {
    id: 'launch.hint.source',
    defaultMessage: 'The template that an instance is created from: an image, a snapshot, or a volume.',
  },
  flavor: {
    id: 'launch.hint.flavor',
    defaultMessage: 'How much compute, memory and storage each instance gets.',
  },
  networks: {
    id: 'launch.hint.networks',
    defaultMessage: 'Networks connect the instance to other instances and to the outside.',
  },
  ports: {
    id: 'launch.hint.ports',
    defaultMessage: 'Existing ports give the instance their addresses.',
  },
  securityGroups: {
    id: 'launch.hint.securityGroups',
    defaultMessage: 'Rules for the traffic to and from the instance.',
  },
  keyPair: {
    id: 'launch.hint.keyPair',
    defaultMessage: 'A key pair lets you sign in to the new instance by SSH.',
  },
  configuration: {
    id: 'launch.hint.configuration',
    defaultMessage: 'What the instance does when it first starts.',
  },
  serverGroups: {
    id: 'launch.hint.serverGroups',
    defaultMessage: 'A server group keeps its members on one host, or apart.',
  },
  schedulerHints: {
    id: 'launch.hint.schedulerHints',
    defaultMessage: 'Requirements for the scheduler, which chooses the host.',
  },
  metadata: { id: 'launch.hint.metadata', defaultMessage: 'Keys and values that are stored with the instance.' },
})

export const launchLabels = defineMessages({
  name: { id: 'launch.field.name', defaultMessage: 'Instance Name' },
  description: { id: 'launch.field.description', defaultMessage: 'Description' },
  availability_zone: { id: 'launch.field.zone', defaultMessage: 'Availability Zone' },
  instance_count: { id: 'launch.field.count', defaultMessage: 'Count' },
  source_type: { id: 'launch.field.sourceType', defaultMessage: 'Select Boot Source' },
  source: { id: 'launch.field.source', defaultMessage: 'Source' },
  vol_create: { id: 'launch.field.volCreate', defaultMessage: 'Create New Volume' },
  vol_size: { id: 'launch.field.volSize', defaultMessage: 'Volume Size (GB)' },
  vol_delete_on_instance_delete: {
    id: 'launch.field.volDelete',
    defaultMessage: 'Delete Volume on Instance Delete',
  },
  vol_device_name: { id: 'launch.field.volDevice', defaultMessage: 'Device Name' },
  flavor: { id: 'launch.field.flavor', defaultMessage: 'Flavor' },
  networks: { id: 'launch.field.networks', defaultMessage: 'Networks' },
  ports: { id: 'launch.field.ports', defaultMessage: 'Network Ports' },
  security_groups: { id: 'launch.field.securityGroups', defaultMessage: 'Security Groups' },
  key_pair: { id: 'launch.field.keyPair', defaultMessage: 'Key Pair' },
  user_data: { id: 'launch.field.userData', defaultMessage: 'Customization Script' },
  disk_config: { id: 'launch.field.diskConfig', defaultMessage: 'Disk Partition' },
  config_drive: { id: 'launch.field.configDrive', defaultMessage: 'Configuration Drive' },
  admin_pass: { id: 'launch.field.adminPass', defaultMessage: 'Set admin password' },
  confirm_admin_pass: { id: 'launch.field.confirmAdminPass', defaultMessage: 'Confirm password' },
  server_groups: { id: 'launch.field.serverGroups', defaultMessage: 'Server Groups' },
  scheduler_hints: { id: 'launch.field.schedulerHints', defaultMessage: 'Scheduler Hints' },
  meta: { id: 'launch.field.meta', defaultMessage: 'Metadata' },
})
