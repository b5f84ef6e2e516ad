import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const overviewMessages = texts('overview', {
  monitoring: 'Monitoring',
  limits: 'Limit Summary',
  limitsFailed: 'Unable to retrieve limits information.',
  compute: words.compute,
  volume: 'Volume',
  network: typeNames.network,
})

/** The resources with a limit. */
export const limitNames = texts('overview', {
  instances: typeNames.instances,
  vcpus: words.vcpus,
  ram: words.ram,
  volumes: typeNames.volumes,
  snapshots: moreWords.volumeSnapshots,
  storage: 'Volume Storage',
  floatingIps: typeNames.floatingIps,
  securityGroups: typeNames.securityGroups,
  securityGroupRules: typeNames.securityGroupRules,
  networks: typeNames.networks,
  ports: typeNames.ports,
  routers: typeNames.routers,
})
