import { defineMessages } from 'react-intl'

export const usageMessages = defineMessages({
  tab: { id: 'project.usage.tab', defaultMessage: 'Usage' },
  from: { id: 'project.usage.from', defaultMessage: 'From' },
  to: { id: 'project.usage.to', defaultMessage: 'To' },
  unableToLoad: { id: 'project.usage.unableToLoad', defaultMessage: 'Unable to retrieve usage information.' },
  none: { id: 'project.usage.none', defaultMessage: 'Nothing was used in this period.' },
  instance: { id: 'project.usage.instance', defaultMessage: 'Instance Name' },
  vcpus: { id: 'project.usage.vcpus', defaultMessage: 'VCPUs' },
  disk: { id: 'project.usage.disk', defaultMessage: 'Disk' },
  ram: { id: 'project.usage.ram', defaultMessage: 'RAM' },
  hours: { id: 'project.usage.hours', defaultMessage: 'Hours' },
  vcpuHours: { id: 'project.usage.vcpuHours', defaultMessage: 'VCPU Hours' },
  diskHours: { id: 'project.usage.diskHours', defaultMessage: 'Disk GB Hours' },
  ramHours: { id: 'project.usage.ramHours', defaultMessage: 'Memory MB Hours' },
})
