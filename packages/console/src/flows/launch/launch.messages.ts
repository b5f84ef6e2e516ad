import { texts } from '../../framework/text/texts.ts'

export const launchMessages = texts('launch', {
  title: 'Launch Instance',
  noSource: 'The source to launch from could not be found. Choose another.',
})

export const launchPhrases = texts<{ launched: { count: number } }>('launch', {
  launched: '{count, plural, one {# instance launched.} other {# instances launched.}}',
})

export const stepTitles = texts('launch.step', {
  details: 'Details',
  source: 'Source',
  flavor: 'Flavor',
  networks: 'Networks',
  ports: 'Network Ports',
  securityGroups: 'Security Groups',
  keyPair: 'Key Pair',
  configuration: 'Configuration',
  serverGroups: 'Server Groups',
  schedulerHints: 'Scheduler Hints',
  metadata: 'Metadata',
})

export const stepHints = texts('launch.hint', {
  details: 'Name, availability zone and number of the instances.',
  source: 'The template that an instance is created from: an image, a snapshot, or a volume.',
  flavor: 'How much compute, memory and storage each instance gets.',
  networks: 'Networks connect the instance to other instances and to the outside.',
  ports: 'Existing ports give the instance their addresses.',
  securityGroups: 'Rules for the traffic to and from the instance.',
  keyPair: 'A key pair lets you sign in to the new instance by SSH.',
  configuration: 'What the instance does when it first starts.',
  serverGroups: 'A server group keeps its members on one host, or apart.',
  schedulerHints: 'Requirements for the scheduler, which chooses the host.',
  metadata: 'Keys and values that are stored with the instance.',
})

export const launchLabels = texts('launch.field', {
  name: 'Instance Name',
  description: 'Description',
  availability_zone: 'Availability Zone',
  instance_count: 'Count',
  source_type: 'Select Boot Source',
  source: 'Source',
  vol_create: 'Create New Volume',
  vol_size: 'Volume Size (GB)',
  vol_delete_on_instance_delete: 'Delete Volume on Instance Delete',
  vol_device_name: 'Device Name',
  flavor: 'Flavor',
  networks: 'Networks',
  ports: 'Network Ports',
  security_groups: 'Security Groups',
  key_pair: 'Key Pair',
  user_data: 'Customization Script',
  disk_config: 'Disk Partition',
  config_drive: 'Configuration Drive',
  admin_pass: 'Set admin password',
  confirm_admin_pass: 'Confirm password',
  server_groups: 'Server Groups',
  scheduler_hints: 'Scheduler Hints',
  meta: 'Metadata',
})
