import { defineMessages } from 'react-intl'

export const systemInfoMessages = defineMessages({
  services: { id: 'systemInfo.services', defaultMessage: 'Services' },
  compute: { id: 'systemInfo.compute', defaultMessage: 'Compute Services' },
  volume: { id: 'systemInfo.volume', defaultMessage: 'Block Storage Services' },
  network: { id: 'systemInfo.network', defaultMessage: 'Network Agents' },
  orchestration: { id: 'systemInfo.orchestration', defaultMessage: 'Orchestration Services' },
  filter: { id: 'systemInfo.filter', defaultMessage: 'Filter' },
  none: { id: 'systemInfo.none', defaultMessage: 'Nothing to show.' },
  noMatch: { id: 'systemInfo.noMatch', defaultMessage: 'Nothing matches the filter.' },
  allUp: { id: 'systemInfo.allUp', defaultMessage: 'All services and agents report.' },
  partFailed: {
    id: 'systemInfo.partFailed',
    defaultMessage: 'Some services could not be asked for their state. See the tabs below.',
  },
  measuring: { id: 'systemInfo.measuring', defaultMessage: 'Measuring …' },
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
  topic: { id: 'systemInfo.field.topic', defaultMessage: 'Topic' },
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
