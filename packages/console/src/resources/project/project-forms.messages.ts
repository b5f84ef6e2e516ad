import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const projectFormMessages = texts('project', {
  information: 'Project Information',
  membersHint: 'Users who may work in the project, and in which roles.',
  groupsHint: 'Groups whose users may work in the project, and in which roles.',
  tagsHint: 'Separated by commas, as in "production, team-a".',
  tagsInvalid: 'At most 80 tags of at most 255 characters each, without "/".',
  noParent: 'None: directly in the domain',
  parentHint: 'It cannot be changed later.',
  cannotDisable: 'You cannot disable your current project',
  taken: 'Project name "{name}" is already used.',
})

export const quotaMessages = texts('project.quotas', {
  failed: 'Unable to update project quota data.',
  unableToLoad: 'Unable to retrieve the quotas of the project.',
  hint: 'The limits of {name}; -1 means no limit.',
  belowUse: 'Quota value(s) cannot be less than the current usage value(s): {quotas}.',
  inUse: '{count, number} in use',
  done: 'Modified quotas of project "{name}"',
  partly: '{reasons} Saved: {services}.',
})

export const quotaServices = texts('project.quotas', {
  compute: words.compute,
  volume: 'Volume',
  network: typeNames.network,
})

/** By the services' names of the quotas. */
/** Names beside a share, or beside an amount with its own unit; `quotaNames` has the unit of plain numbers. */
export const unitlessQuotaNames = texts('project.unitlessQuota', {
  ram: words.ram,
  gigabytes: 'Total Size of Volumes and Snapshots',
})

export const quotaNames = texts('project.quota', {
  metadata_items: 'Metadata Items',
  cores: words.vcpus,
  instances: typeNames.instances,
  injected_files: 'Injected Files',
  injected_file_content_bytes: 'Injected File Content Bytes',
  injected_file_path_bytes: 'Injected File Path Bytes',
  ram: moreWords.ramMb,
  key_pairs: typeNames.keyPairs,
  server_groups: typeNames.serverGroups,
  server_group_members: 'Server Group Members',
  volumes: typeNames.volumes,
  snapshots: moreWords.volumeSnapshots,
  gigabytes: 'Total Size of Volumes and Snapshots (GB)',
  network: typeNames.networks,
  subnet: typeNames.subnets,
  port: typeNames.ports,
  router: typeNames.routers,
  floatingip: typeNames.floatingIps,
  security_group: typeNames.securityGroups,
  security_group_rule: typeNames.securityGroupRules,
})
