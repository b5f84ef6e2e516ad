import { defineMessages } from 'react-intl'

export const quotaMessages = defineMessages({
  instances: { id: 'launch.quota.instances', defaultMessage: 'Total Instances' },
  vcpus: { id: 'launch.quota.vcpus', defaultMessage: 'Total VCPUs' },
  ram: { id: 'launch.quota.ram', defaultMessage: 'Total RAM' },
  volumes: { id: 'launch.quota.volumes', defaultMessage: 'Total Volumes' },
  storage: { id: 'launch.quota.storage', defaultMessage: 'Total Volume Storage' },
})
