import { defineMessages } from 'react-intl'

export const usageMessages = defineMessages({
  summary: { id: 'usage.summary', defaultMessage: 'Usage Summary' },
  period: { id: 'usage.period', defaultMessage: 'Period' },
  start: { id: 'usage.start', defaultMessage: 'Start' },
  end: { id: 'usage.end', defaultMessage: 'End' },
  submit: { id: 'usage.submit', defaultMessage: 'Submit' },
  periodHint: {
    id: 'usage.periodHint',
    defaultMessage: 'From the beginning of the first day to the end of the last, in UTC.',
  },
  malformed: { id: 'usage.malformed', defaultMessage: 'Invalid date format: Using today as default.' },
  impossible: {
    id: 'usage.impossible',
    defaultMessage: 'Choose a period in the past whose end is not before its start.',
  },
  failed: { id: 'usage.failed', defaultMessage: 'Unable to retrieve usage information.' },
  table: { id: 'usage.table', defaultMessage: 'Usage' },
  none: { id: 'usage.none', defaultMessage: 'Nothing was used' },
  noneHint: { id: 'usage.noneHint', defaultMessage: 'No instance of this project ran in this period.' },
  onlyTerminated: {
    id: 'usage.onlyTerminated',
    defaultMessage: 'All instances that ran in this period have been deleted since.',
  },
  csv: { id: 'usage.csv', defaultMessage: 'Download CSV Summary' },
  terminated: { id: 'usage.terminated', defaultMessage: 'Terminated' },
})

export const usagePhrases = defineMessages<{ withTerminated: { count: number } }>({
  withTerminated: { id: 'usage.withTerminated', defaultMessage: 'Show terminated ({count, number})' },
})

export const totalNames = defineMessages({
  instances: { id: 'usage.total.instances', defaultMessage: 'Active Instances:' },
  ram: { id: 'usage.total.ram', defaultMessage: 'Active RAM:' },
  vcpuHours: { id: 'usage.total.vcpuHours', defaultMessage: "This Period's VCPU-Hours:" },
  diskHours: { id: 'usage.total.diskHours', defaultMessage: "This Period's GB-Hours:" },
  ramHours: { id: 'usage.total.ramHours', defaultMessage: "This Period's RAM-Hours:" },
})

export const usageFields = defineMessages({
  name: { id: 'usage.field.name', defaultMessage: 'Instance Name' },
  vcpus: { id: 'usage.field.vcpus', defaultMessage: 'VCPUs' },
  disk: { id: 'usage.field.disk', defaultMessage: 'Disk' },
  ram: { id: 'usage.field.ram', defaultMessage: 'RAM' },
  age: { id: 'usage.field.age', defaultMessage: 'Age' },
})

/** The header of the CSV file, in the order of its columns. */
export const csvFields = defineMessages({
  name: { id: 'usage.csv.name', defaultMessage: 'Instance Name' },
  vcpus: { id: 'usage.csv.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'usage.csv.ram', defaultMessage: 'RAM (MB)' },
  disk: { id: 'usage.csv.disk', defaultMessage: 'Disk (GB)' },
  hours: { id: 'usage.csv.hours', defaultMessage: 'Usage (Hours)' },
  age: { id: 'usage.csv.age', defaultMessage: 'Age (Seconds)' },
  state: { id: 'usage.csv.state', defaultMessage: 'State' },
})

export const projectUsageFields = defineMessages({
  name: { id: 'projectUsage.name', defaultMessage: 'Project Name' },
  vcpus: { id: 'projectUsage.vcpus', defaultMessage: 'VCPUs' },
  disk: { id: 'projectUsage.disk', defaultMessage: 'Disk' },
  ram: { id: 'projectUsage.ram', defaultMessage: 'RAM' },
  vcpuHours: { id: 'projectUsage.vcpuHours', defaultMessage: 'VCPU Hours' },
  diskHours: { id: 'projectUsage.diskHours', defaultMessage: 'Disk GB Hours' },
  ramHours: { id: 'projectUsage.ramHours', defaultMessage: 'Memory MB Hours' },
})

/** The header of the CSV file, in the order of its columns. */
export const projectCsvFields = defineMessages({
  name: { id: 'projectUsage.csv.name', defaultMessage: 'Project Name' },
  vcpus: { id: 'projectUsage.csv.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'projectUsage.csv.ram', defaultMessage: 'RAM (MB)' },
  disk: { id: 'projectUsage.csv.disk', defaultMessage: 'Disk (GB)' },
  hours: { id: 'projectUsage.csv.hours', defaultMessage: 'Usage (Hours)' },
})

export const projectUsageMessages = defineMessages({
  none: { id: 'projectUsage.none', defaultMessage: 'No instance of any project ran in this period.' },
})
