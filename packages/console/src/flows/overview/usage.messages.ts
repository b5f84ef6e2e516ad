import { texts } from '../../framework/text/texts.ts'

export const usageMessages = texts('usage', {
  summary: 'Usage Summary',
  period: 'Period',
  start: 'Start',
  end: 'End',
  submit: 'Submit',
  periodHint: 'From the beginning of the first day to the end of the last, in UTC.',
  malformed: 'Invalid date format: Using today as default.',
  impossible: 'Choose a period in the past whose end is not before its start.',
  failed: 'Unable to retrieve usage information.',
  table: 'Usage',
  none: 'Nothing was used',
  noneHint: 'No instance of this project ran in this period.',
  onlyTerminated: 'All instances that ran in this period have been deleted since.',
  csv: 'Download CSV Summary',
  terminated: 'Terminated',
})

export const usagePhrases = texts<{ withTerminated: { count: number } }>('usage', {
  withTerminated: 'Show terminated ({count, number})',
})

export const totalNames = texts('usage.total', {
  instances: 'Active Instances:',
  ram: 'Active RAM:',
  vcpuHours: "This Period's VCPU-Hours:",
  diskHours: "This Period's GB-Hours:",
  ramHours: "This Period's RAM-Hours:",
})

export const usageFields = texts('usage.field', {
  name: 'Instance Name',
  vcpus: 'VCPUs',
  disk: 'Disk',
  ram: 'RAM',
  age: 'Age',
})

/** The header of the CSV file, in the order of its columns. */
export const csvFields = texts('usage.csv', {
  name: 'Instance Name',
  vcpus: 'VCPUs',
  ram: 'RAM (MB)',
  disk: 'Disk (GB)',
  hours: 'Usage (Hours)',
  age: 'Age (Seconds)',
  state: 'State',
})

export const projectUsageFields = texts('projectUsage', {
  name: 'Project Name',
  vcpus: 'VCPUs',
  disk: 'Disk',
  ram: 'RAM',
  vcpuHours: 'VCPU Hours',
  diskHours: 'Disk GB Hours',
  ramHours: 'Memory MB Hours',
})

/** The header of the CSV file, in the order of its columns. */
export const projectCsvFields = texts('projectUsage.csv', {
  name: 'Project Name',
  vcpus: 'VCPUs',
  ram: 'RAM (MB)',
  disk: 'Disk (GB)',
  hours: 'Usage (Hours)',
})

export const projectUsageMessages = texts('projectUsage', {
  none: 'No instance of any project ran in this period.',
})
