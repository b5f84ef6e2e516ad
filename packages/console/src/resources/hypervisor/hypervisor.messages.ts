import { defineMessages } from 'react-intl'

export const hypervisorMessages = defineMessages({
  emptyHint: {
    id: 'hypervisor.emptyHint',
    defaultMessage: 'A host appears here when its compute service has started and registered with Nova.',
  },
  summary: { id: 'hypervisor.summary', defaultMessage: 'Hypervisor Summary' },
  physical: {
    id: 'hypervisor.physical',
    defaultMessage: 'What the hosts have physically. Capacity counts what may be allocated, with overcommit.',
  },
  vcpuUsage: { id: 'hypervisor.vcpuUsage', defaultMessage: 'VCPU Usage' },
  memoryUsage: { id: 'hypervisor.memoryUsage', defaultMessage: 'Memory Usage' },
  diskUsage: { id: 'hypervisor.diskUsage', defaultMessage: 'Local Disk Usage' },
  disable: { id: 'hypervisor.disable', defaultMessage: 'Disable Service' },
  migrate: { id: 'hypervisor.migrate', defaultMessage: 'Migrate Host' },
  placement: { id: 'hypervisor.placement', defaultMessage: 'Placement' },
  evacuate: { id: 'hypervisor.evacuate', defaultMessage: 'Evacuate Host' },
})

export const hypervisorFields = defineMessages({
  hostname: { id: 'hypervisor.field.hostname', defaultMessage: 'Hostname' },
  localStorage: { id: 'hypervisor.field.localStorage', defaultMessage: 'Local Storage' },
  state: { id: 'hypervisor.field.state', defaultMessage: 'State' },
  updated: { id: 'hypervisor.field.updated', defaultMessage: 'Time Since Update' },
  reason: { id: 'hypervisor.field.reason', defaultMessage: 'Disabled Reason' },
  version: { id: 'hypervisor.field.version', defaultMessage: 'Version' },
  hostIp: { id: 'hypervisor.field.hostIp', defaultMessage: 'Host IP' },
  leastDisk: { id: 'hypervisor.field.leastDisk', defaultMessage: 'Disk Available Least' },
  workload: { id: 'hypervisor.field.workload', defaultMessage: 'Current Workload' },
  forcedDown: { id: 'hypervisor.field.forcedDown', defaultMessage: 'Forced Down' },
})

/** By Nova's words. */
export const serviceStatuses = defineMessages({
  enabled: { id: 'hypervisor.status.enabled', defaultMessage: 'Enabled' },
  disabled: { id: 'hypervisor.status.disabled', defaultMessage: 'Disabled' },
})

export const enableMessages = defineMessages({
  one: { id: 'hypervisor.enable.one', defaultMessage: 'Enable Service' },
  other: { id: 'hypervisor.enable.other', defaultMessage: 'Enable Services' },
  pastOne: { id: 'hypervisor.enable.pastOne', defaultMessage: 'Enabled compute service for host' },
  pastOther: { id: 'hypervisor.enable.pastOther', defaultMessage: 'Enabled compute services for hosts' },
})

export const forceDownMessages = defineMessages({
  one: { id: 'hypervisor.forceDown.one', defaultMessage: 'Force Down' },
  other: { id: 'hypervisor.forceDown.other', defaultMessage: 'Force Down' },
  pastOne: { id: 'hypervisor.forceDown.pastOne', defaultMessage: 'Forced down' },
  pastOther: { id: 'hypervisor.forceDown.pastOther', defaultMessage: 'Forced down' },
  help: {
    id: 'hypervisor.forceDown.help',
    defaultMessage:
      'Nova then treats the host as down, and its instances can be evacuated at once. Make sure first that the host is really off: an instance that runs twice damages its volumes.',
  },
})

export const unforceMessages = defineMessages({
  one: { id: 'hypervisor.unforce.one', defaultMessage: 'End Forced Down' },
  other: { id: 'hypervisor.unforce.other', defaultMessage: 'End Forced Down' },
  pastOne: { id: 'hypervisor.unforce.pastOne', defaultMessage: 'No longer forced down' },
  pastOther: { id: 'hypervisor.unforce.pastOther', defaultMessage: 'No longer forced down' },
})
