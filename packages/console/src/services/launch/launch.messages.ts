import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const launchMessages = texts('launch', {
  noSource: 'The source to launch from could not be found. Choose another.',
  launched: '{count, plural, one {# instance launched.} other {# instances launched.}}',
})

export const stepTitles = texts('launch.step', {
  details: words.details,
  source: 'Source',
  flavor: typeNames.flavor,
  networks: typeNames.networks,
  ports: 'Network Ports',
  securityGroups: typeNames.securityGroups,
  keyPair: typeNames.keyPair,
  configuration: moreWords.configuration,
  serverGroups: typeNames.serverGroups,
  schedulerHints: 'Scheduler Hints',
  metadata: words.metadata,
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
  name: typeNames.instanceName,
  description: words.description,
  availability_zone: 'Availability Zone',
  instance_count: 'Count',
  source_type: 'Select Boot Source',
  source: 'Source',
  vol_create: 'Create New Volume',
  vol_size: 'Volume Size (GB)',
  vol_delete_on_instance_delete: 'Delete Volume on Instance Delete',
  vol_device_name: words.deviceName,
  flavor: typeNames.flavor,
  networks: typeNames.networks,
  ports: 'Network Ports',
  security_groups: typeNames.securityGroups,
  key_pair: typeNames.keyPair,
  user_data: 'Customization Script',
  disk_config: moreWords.diskPartition,
  config_drive: 'Configuration Drive',
  admin_pass: 'Set admin password',
  confirm_admin_pass: 'Confirm password',
  server_groups: typeNames.serverGroups,
  scheduler_hints: 'Scheduler Hints',
  meta: words.metadata,
})
