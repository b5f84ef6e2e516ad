import { texts } from '../../framework/text/texts.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const usageMessages = texts('usage', {
  summary: 'Usage Summary',
  start: 'Start',
  end: 'End',
  submit: 'Submit',
  periodHint: 'From the beginning of the first day to the end of the last, in UTC.',
  malformed: 'Invalid date format: Using today as default.',
  impossible: 'Choose a period in the past whose end is not before its start.',
  none: 'Nothing was used',
  noneHint: 'No instance of this project ran in this period.',
  onlyTerminated: 'All instances that ran in this period have been deleted since.',
  terminated: 'Terminated',
  gigabyteHours: '{amount} GB-hours',
  withTerminated: 'Show terminated ({count, number})',
})

export const totalNames = texts('usage.total', {
  instances: 'Active Instances:',
  ram: 'Active RAM:',
  vcpuHours: "This Period's VCPU-Hours:",
  diskHours: "This Period's GB-Hours:",
  ramHours: "This Period's RAM-Hours:",
})

/** The header of the CSV file, in the order of its columns. */
export const csvFields = texts('usage.csv', {
  name: typeNames.instanceName,
  vcpus: words.vcpus,
  ram: moreWords.ramMb,
  disk: 'Disk (GB)',
  hours: 'Usage (Hours)',
  age: 'Age (Seconds)',
  state: moreWords.state,
})

export const projectUsageFields = {
  name: words.projectName,
  vcpus: words.vcpus,
  disk: words.disk,
  ram: words.ram,
  vcpuHours: moreWords.vcpuHours,
  diskHours: moreWords.diskGbHours,
  ramHours: moreWords.memoryMbHours,
}

/** The header of the CSV file, in the order of its columns. */
export const projectCsvFields = texts('projectUsage.csv', {
  name: words.projectName,
  vcpus: words.vcpus,
  ram: moreWords.ramMb,
  disk: 'Disk (GB)',
  hours: 'Usage (Hours)',
})

export const projectUsageMessages = texts('projectUsage', { none: 'No instance of any project ran in this period.' })
