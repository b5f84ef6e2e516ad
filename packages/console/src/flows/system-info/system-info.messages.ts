import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

export const systemInfoMessages = texts('systemInfo', {
  compute: 'Compute Services',
  volume: 'Block Storage Services',
  orchestration: 'Orchestration Services',
  checks: 'Checks',
  none: 'Nothing to show.',
  noMatch: 'Nothing matches the filter.',
  allUp: 'All services and agents report.',
  partFailed: 'Some services could not be asked for their state. See the tabs below.',
  disableWarning: 'It gets no new work until it is enabled again. What it does already goes on.',
  measuring: 'Measuring…',
  viewRouters: 'View Routers',
  milliseconds: '{amount, number} ms',
  seconds: '{amount, number} s',
  down: '{name} on {host}: no report for {age}',
  downCount: '{count, plural, one {# service or agent is down} other {# services or agents are down}}',
  range: '{min} to {max}',
  failed: 'Unable to retrieve: {what}.',
})

export const systemInfoFields = texts('systemInfo.field', {
  microversions: 'Microversions',
  response: 'Response',
  clock: 'Clock Difference',
  certificate: 'Certificate Expires',
  zone: 'Zone',
  state: 'State',
  lastUpdated: 'Last Updated',
  engineId: 'Engine Id',
  check: 'Check',
  seen: 'Seen',
  topic: 'Topic',
})

export const checkResults = texts('systemInfo.check', { ok: 'Passed', note: 'Warning', fail: words.failed })

export const findingPhrases = texts('systemInfo.finding', {
  responds: 'Responds at {url}',
  versions: 'Responds at {url}, microversions {min} to {max}',
  rule: 'Policy {rule}',
  cloudAllows: 'The cloud allows what the {own} refuses.',
  cloudRefuses: 'The cloud refuses what the {own} allows.',
  setPolicyFile: 'The console offers the wrong actions. Set {setting} to the policy file of the cloud.',
  defaults: 'Policy defaults of {service}',
  unknownDefaults: 'Not detectable as this user. The console applies: {applied}',
  otherDefaults: '{found}, but the console applies: {applied}',
  addSetting: 'The console offers actions that the cloud refuses. Add {service} to {setting}.',
  removeSetting: 'The console hides actions that the cloud allows. Remove {service} from {setting}.',
})

export const findingMessages = texts('systemInfo.finding', {
  absent: 'Not in the catalog',
  asRule: 'As the default rule',
  asConfigured: 'As the configured rule',
  ofDefault: 'default rule',
  ofConfigured: 'configured rule',
  new: 'New rules only',
  'deprecated too': 'New and deprecated rules',
})

/** What the console lacks without a service. */
export const missingEffects = texts('systemInfo.without', {
  compute: 'No instances, flavors and key pairs.',
  image: 'No images, and no instances from them.',
  network: 'No networks, security groups and floating IPs.',
  volume: 'No volumes, snapshots and backups.',
  'object-store': 'No containers.',
  orchestration: 'No stacks.',
  placement: 'Less detail about hypervisors.',
  metric: 'No usage charts of instances.',
})

export const serviceNames = {
  one: typeNames.service,
  other: typeNames.services,
}

export const serviceActionPhrases = texts('systemInfo.service', {
  enable: 'Enable {name}',
  disable: 'Disable {name}',
  remove: 'Delete {name}',
})

/** What does not work while a service is down, by its binary. */
export const outageEffects = texts('systemInfo.effect', {
  'nova-compute': 'Instances on this host cannot be changed, and no new ones start there.',
  'nova-scheduler': 'New instances find no host.',
  'nova-conductor': 'Instances cannot be created, resized or migrated.',
  'cinder-volume': 'Volumes of this backend cannot be created, attached or deleted.',
  'cinder-scheduler': 'New volumes find no backend.',
  'cinder-backup': 'Volumes cannot be backed up or restored.',
  'neutron-dhcp-agent': 'New instances may get no address; others lose theirs when it expires.',
  'neutron-l3-agent': 'Its routers and their floating IPs may not be reachable.',
  'neutron-metadata-agent': 'New instances may get no SSH key and no user data.',
  'neutron-openvswitch-agent': 'Ports on this host are not connected or changed.',
  'heat-engine': 'Stacks change more slowly, or not at all if it is the only engine.',
})
