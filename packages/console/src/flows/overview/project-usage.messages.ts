import { defineMessages } from 'react-intl'

export const projectUsageFields = defineMessages({
  name: { id: 'projectUsage.name', defaultMessage: 'Project Name' },
  vcpus: { id: 'projectUsage.vcpus', defaultMessage: 'VCPUs' },
  disk: { id: 'projectUsage.disk', defaultMessage: 'Disk' },
  ram: { id: 'projectUsage.ram', defaultMessage: 'RAM' },
  vcpuHours: { id: 'projectUsage.vcpuHours', defaultMessage: 'VCPU Hours' },
  diskHours: { id: 'projectUsage.diskHours', defaultMessage: 'Disk GB Hours' },
  ramHours: { id: 'projectUsage.ramHours', defaultMessage: 'Memory MB Hours' },
})

/** The head of the file for spreadsheets, in the order of its columns. */
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
