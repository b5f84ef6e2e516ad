import { texts } from '../../framework/text/texts.ts'
import { statusNames, words } from '../../framework/text/common.messages.ts'

export const hypervisorMessages = texts('hypervisor', {
  emptyHint: 'A host appears here when its compute service has started and registered with Nova.',
  summary: 'Hypervisor Summary',
  physical: 'What the hosts have physically. Capacity counts what may be allocated, with overcommit.',
  vcpuUsage: 'VCPU Usage',
  memoryUsage: 'Memory Usage',
  diskUsage: 'Local Disk Usage',
  disable: 'Disable Service',
  migrate: 'Migrate Host',
  evacuate: 'Evacuate Host',
})

export const hypervisorFields = texts('hypervisor.field', {
  localStorage: 'Local Storage',
  state: 'State',
  updated: 'Time Since Update',
  hostIp: 'Host IP',
  leastDisk: 'Disk Available Least',
  workload: 'Current Workload',
  forcedDown: 'Forced Down',
})

/** By Nova's words. */
export const serviceStatuses = {
  enabled: words.enabled,
  disabled: statusNames.disabled,
}

export const enableMessages = texts('hypervisor.enable', {
  one: 'Enable Service',
  other: 'Enable Services',
  pastOne: 'Enabled compute service for host',
  pastOther: 'Enabled compute services for hosts',
})

export const forceDownMessages = texts('hypervisor.forceDown', {
  one: 'Force Down',
  other: 'Force Down',
  pastOne: 'Forced down',
  pastOther: 'Forced down',
  help: 'Nova then treats the host as down, and its instances can be evacuated at once. Make sure first that the host is really off: an instance that runs twice damages its volumes.',
})

export const unforceMessages = texts('hypervisor.unforce', {
  one: 'End Forced Down',
  other: 'End Forced Down',
  pastOne: 'No longer forced down',
  pastOther: 'No longer forced down',
})
