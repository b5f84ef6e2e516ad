import { defineMessages } from 'react-intl'

export const overviewMessages = defineMessages({
  monitoring: { id: 'overview.monitoring', defaultMessage: 'Monitoring' },
  limits: { id: 'overview.limits', defaultMessage: 'Limit Summary' },
  limitsFailed: { id: 'overview.limitsFailed', defaultMessage: 'Unable to retrieve limits information.' },
  compute: { id: 'overview.compute', defaultMessage: 'Compute' },
  volume: { id: 'overview.volume', defaultMessage: 'Volume' },
  network: { id: 'overview.network', defaultMessage: 'Network' },
})

/** The resources with a limit. */
export const limitNames = defineMessages({
  instances: { id: 'overview.instances', defaultMessage: 'Instances' },
  vcpus: { id: 'overview.vcpus', defaultMessage: 'VCPUs' },
  ram: { id: 'overview.ram', defaultMessage: 'RAM' },
  volumes: { id: 'overview.volumes', defaultMessage: 'Volumes' },
  snapshots: { id: 'overview.snapshots', defaultMessage: 'Volume Snapshots' },
  storage: { id: 'overview.storage', defaultMessage: 'Volume Storage' },
  floatingIps: { id: 'overview.floatingIps', defaultMessage: 'Floating IPs' },
  securityGroups: { id: 'overview.securityGroups', defaultMessage: 'Security Groups' },
  securityGroupRules: { id: 'overview.securityGroupRules', defaultMessage: 'Security Group Rules' },
  networks: { id: 'overview.networks', defaultMessage: 'Networks' },
  ports: { id: 'overview.ports', defaultMessage: 'Ports' },
  routers: { id: 'overview.routers', defaultMessage: 'Routers' },
})
