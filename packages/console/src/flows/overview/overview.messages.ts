import { texts } from '../../framework/text/texts.ts'

export const overviewMessages = texts('overview', {
  monitoring: 'Monitoring',
  limits: 'Limit Summary',
  limitsFailed: 'Unable to retrieve limits information.',
  compute: 'Compute',
  volume: 'Volume',
  network: 'Network',
})

/** The resources with a limit. */
export const limitNames = texts('overview', {
  instances: 'Instances',
  vcpus: 'VCPUs',
  ram: 'RAM',
  volumes: 'Volumes',
  snapshots: 'Volume Snapshots',
  storage: 'Volume Storage',
  floatingIps: 'Floating IPs',
  securityGroups: 'Security Groups',
  securityGroupRules: 'Security Group Rules',
  networks: 'Networks',
  ports: 'Ports',
  routers: 'Routers',
})
