import { defineMessages } from 'react-intl'

export const systemInfoMessages = defineMessages({
  services: { id: 'systemInfo.services', defaultMessage: 'Services' },
  compute: { id: 'systemInfo.compute', defaultMessage: 'Compute Services' },
  volume: { id: 'systemInfo.volume', defaultMessage: 'Block Storage Services' },
  network: { id: 'systemInfo.network', defaultMessage: 'Network Agents' },
  orchestration: { id: 'systemInfo.orchestration', defaultMessage: 'Orchestration Services' },
  checks: { id: 'systemInfo.checks', defaultMessage: 'Checks' },
  filter: { id: 'systemInfo.filter', defaultMessage: 'Filter' },
  none: { id: 'systemInfo.none', defaultMessage: 'Nothing to show.' },
  noMatch: { id: 'systemInfo.noMatch', defaultMessage: 'Nothing matches the filter.' },
  allUp: { id: 'systemInfo.allUp', defaultMessage: 'All services and agents report.' },
  partFailed: {
    id: 'systemInfo.partFailed',
    defaultMessage: 'Some services could not be asked for their state. See the tabs below.',
  },
  disableWarning: {
    id: 'systemInfo.disableWarning',
    defaultMessage: 'It gets no new work until it is enabled again. What it does already goes on.',
  },
  measuring: { id: 'systemInfo.measuring', defaultMessage: 'Measuring…' },
  viewRouters: { id: 'systemInfo.viewRouters', defaultMessage: 'View Routers' },
  enabled: { id: 'systemInfo.enabled', defaultMessage: 'Enabled' },
  disabled: { id: 'systemInfo.disabled', defaultMessage: 'Disabled' },
})

export const systemInfoFields = defineMessages({
  service: { id: 'systemInfo.field.service', defaultMessage: 'Service' },
  region: { id: 'systemInfo.field.region', defaultMessage: 'Region' },
  endpoints: { id: 'systemInfo.field.endpoints', defaultMessage: 'Endpoints' },
  microversions: { id: 'systemInfo.field.microversions', defaultMessage: 'Microversions' },
  response: { id: 'systemInfo.field.response', defaultMessage: 'Response' },
  clock: { id: 'systemInfo.field.clock', defaultMessage: 'Clock Difference' },
  certificate: { id: 'systemInfo.field.certificate', defaultMessage: 'Certificate Expires' },
  zone: { id: 'systemInfo.field.zone', defaultMessage: 'Zone' },
  state: { id: 'systemInfo.field.state', defaultMessage: 'State' },
  lastUpdated: { id: 'systemInfo.field.lastUpdated', defaultMessage: 'Last Updated' },
  reason: { id: 'systemInfo.field.reason', defaultMessage: 'Disabled Reason' },
  hostname: { id: 'systemInfo.field.hostname', defaultMessage: 'Hostname' },
  engineId: { id: 'systemInfo.field.engineId', defaultMessage: 'Engine Id' },
  result: { id: 'systemInfo.field.result', defaultMessage: 'Result' },
  check: { id: 'systemInfo.field.check', defaultMessage: 'Check' },
  seen: { id: 'systemInfo.field.seen', defaultMessage: 'Seen' },
  topic: { id: 'systemInfo.field.topic', defaultMessage: 'Topic' },
})

export const checkResults = defineMessages({
  ok: { id: 'systemInfo.check.ok', defaultMessage: 'Passed' },
  note: { id: 'systemInfo.check.note', defaultMessage: 'Warning' },
  fail: { id: 'systemInfo.check.fail', defaultMessage: 'Failed' },
})

export const findingPhrases = defineMessages<{
  responds: { url: string }
  versions: { url: string; min: string; max: string }
  rule: { rule: string }
  cloudAllows: { own: string }
  cloudRefuses: { own: string }
  setPolicyFile: { setting: string }
  defaults: { service: string }
  unknownDefaults: { applied: string }
  otherDefaults: { found: string; applied: string }
  addSetting: { service: string; setting: string }
  removeSetting: { service: string; setting: string }
}>({
  responds: { id: 'systemInfo.finding.responds', defaultMessage: 'Responds at {url}' },
  versions: { id: 'systemInfo.finding.versions', defaultMessage: 'Responds at {url}, microversions {min} to {max}' },
  rule: { id: 'systemInfo.finding.rule', defaultMessage: 'Policy {rule}' },
  cloudAllows: { id: 'systemInfo.finding.cloudAllows', defaultMessage: 'The cloud allows what the {own} refuses.' },
  cloudRefuses: { id: 'systemInfo.finding.cloudRefuses', defaultMessage: 'The cloud refuses what the {own} allows.' },
  setPolicyFile: {
    id: 'systemInfo.finding.setPolicyFile',
    defaultMessage: 'The console offers the wrong actions. Set {setting} to the policy file of the cloud.',
  },
  defaults: { id: 'systemInfo.finding.defaults', defaultMessage: 'Policy defaults of {service}' },
  unknownDefaults: {
    id: 'systemInfo.finding.unknownDefaults',
    defaultMessage: 'Not detectable as this user. The console applies: {applied}',
  },
  otherDefaults: {
    id: 'systemInfo.finding.otherDefaults',
    defaultMessage: '{found}, but the console applies: {applied}',
  },
  addSetting: {
    id: 'systemInfo.finding.addSetting',
    defaultMessage: 'The console offers actions that the cloud refuses. Add {service} to {setting}.',
  },
  removeSetting: {
    id: 'systemInfo.finding.removeSetting',
    defaultMessage: 'The console hides actions that the cloud allows. Remove {service} from {setting}.',
  },
})

export const findingMessages = defineMessages({
  absent: { id: 'systemInfo.finding.absent', defaultMessage: 'Not in the catalog' },
  asRule: { id: 'systemInfo.finding.asRule', defaultMessage: 'As the default rule' },
  asConfigured: { id: 'systemInfo.finding.asConfigured', defaultMessage: 'As the configured rule' },
  ofDefault: { id: 'systemInfo.finding.ofDefault', defaultMessage: 'default rule' },
  ofConfigured: { id: 'systemInfo.finding.ofConfigured', defaultMessage: 'configured rule' },
  new: { id: 'systemInfo.finding.new', defaultMessage: 'New rules only' },
  'deprecated too': { id: 'systemInfo.finding.deprecated', defaultMessage: 'New and deprecated rules' },
})

/** What the console lacks without a service. */
export const missingEffects = defineMessages({
  compute: { id: 'systemInfo.without.compute', defaultMessage: 'No instances, flavors and key pairs.' },
  image: { id: 'systemInfo.without.image', defaultMessage: 'No images, and no instances from them.' },
  network: { id: 'systemInfo.without.network', defaultMessage: 'No networks, security groups and floating IPs.' },
  volume: { id: 'systemInfo.without.volume', defaultMessage: 'No volumes, snapshots and backups.' },
  'object-store': { id: 'systemInfo.without.objectStore', defaultMessage: 'No containers.' },
  orchestration: { id: 'systemInfo.without.orchestration', defaultMessage: 'No stacks.' },
  placement: { id: 'systemInfo.without.placement', defaultMessage: 'Less detail about hypervisors.' },
  metric: { id: 'systemInfo.without.metric', defaultMessage: 'No usage charts of instances.' },
})

export const serviceNames = defineMessages({
  one: { id: 'systemInfo.service.one', defaultMessage: 'Service' },
  other: { id: 'systemInfo.service.other', defaultMessage: 'Services' },
})

export const serviceActionPhrases = defineMessages<Record<'enable' | 'disable' | 'remove', { name: string }>>({
  enable: { id: 'systemInfo.service.enable', defaultMessage: 'Enable {name}' },
  disable: { id: 'systemInfo.service.disable', defaultMessage: 'Disable {name}' },
  remove: { id: 'systemInfo.service.remove', defaultMessage: 'Delete {name}' },
})

export const systemInfoPhrases = defineMessages<{
  milliseconds: { amount: number }
  seconds: { amount: number }
  down: { name: string; host: string; age: string }
  downCount: { count: number }
  range: { min: string; max: string }
  failed: { what: string }
}>({
  milliseconds: { id: 'systemInfo.milliseconds', defaultMessage: '{amount, number} ms' },
  seconds: { id: 'systemInfo.seconds', defaultMessage: '{amount, number} s' },
  down: { id: 'systemInfo.down', defaultMessage: '{name} on {host}: no report for {age}' },
  downCount: {
    id: 'systemInfo.downCount',
    defaultMessage: '{count, plural, one {# service or agent is down} other {# services or agents are down}}',
  },
  range: { id: 'systemInfo.range', defaultMessage: '{min} to {max}' },
  failed: { id: 'systemInfo.failed', defaultMessage: 'Unable to retrieve: {what}.' },
})

/** What does not work while a service is down, by its binary. */
export const outageEffects = defineMessages({
  'nova-compute': {
    id: 'systemInfo.effect.nova-compute',
    defaultMessage: 'Instances on this host cannot be changed, and no new ones start there.',
  },
  'nova-scheduler': { id: 'systemInfo.effect.nova-scheduler', defaultMessage: 'New instances find no host.' },
  'nova-conductor': {
    id: 'systemInfo.effect.nova-conductor',
    defaultMessage: 'Instances cannot be created, resized or migrated.',
  },
  'cinder-volume': {
    id: 'systemInfo.effect.cinder-volume',
    defaultMessage: 'Volumes of this backend cannot be created, attached or deleted.',
  },
  'cinder-scheduler': { id: 'systemInfo.effect.cinder-scheduler', defaultMessage: 'New volumes find no backend.' },
  'cinder-backup': {
    id: 'systemInfo.effect.cinder-backup',
    defaultMessage: 'Volumes cannot be backed up or restored.',
  },
  'neutron-dhcp-agent': {
    id: 'systemInfo.effect.neutron-dhcp-agent',
    defaultMessage: 'New instances may get no address; others lose theirs when it expires.',
  },
  'neutron-l3-agent': {
    id: 'systemInfo.effect.neutron-l3-agent',
    defaultMessage: 'Its routers and their floating IPs may not be reachable.',
  },
  'neutron-metadata-agent': {
    id: 'systemInfo.effect.neutron-metadata-agent',
    defaultMessage: 'New instances may get no SSH key and no user data.',
  },
  'neutron-openvswitch-agent': {
    id: 'systemInfo.effect.neutron-openvswitch-agent',
    defaultMessage: 'Ports on this host are not connected or changed.',
  },
  'heat-engine': {
    id: 'systemInfo.effect.heat-engine',
    defaultMessage: 'Stacks change more slowly, or not at all if it is the only engine.',
  },
})
