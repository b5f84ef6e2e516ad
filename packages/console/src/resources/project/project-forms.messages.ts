import { defineMessages } from 'react-intl'

export const projectFormMessages = defineMessages({
  information: { id: 'project.information', defaultMessage: 'Project Information' },
  membersHint: {
    id: 'project.membersHint',
    defaultMessage: 'Users who may work in the project, and in which roles.',
  },
  groupsHint: {
    id: 'project.groupsHint',
    defaultMessage: 'Groups whose users may work in the project, and in which roles.',
  },
  tagsHint: { id: 'project.tagsHint', defaultMessage: 'Separated by commas, as in "production, team-a".' },
  tagsInvalid: {
    id: 'project.tagsInvalid',
    defaultMessage: 'At most 80 tags of at most 255 characters each, without "/".',
  },
  noParent: { id: 'project.noParent', defaultMessage: 'None: directly in the domain' },
  parentHint: { id: 'project.parentHint', defaultMessage: 'It cannot be changed later.' },
  cannotDisable: { id: 'project.cannotDisable', defaultMessage: 'You cannot disable your current project' },
})

export const projectFormPhrases = defineMessages<{ taken: { name: string } }>({
  taken: { id: 'project.taken', defaultMessage: 'Project name "{name}" is already used.' },
})

export const quotaMessages = defineMessages({
  failed: { id: 'project.quotas.failed', defaultMessage: 'Unable to update project quota data.' },
  unableToLoad: { id: 'project.quotas.unableToLoad', defaultMessage: 'Unable to retrieve the quotas of the project.' },
  quotas: { id: 'project.quotas.quotas', defaultMessage: 'Quotas' },
})

export const quotaServices = defineMessages({
  compute: { id: 'project.quotas.compute', defaultMessage: 'Compute' },
  volume: { id: 'project.quotas.volume', defaultMessage: 'Volume' },
  network: { id: 'project.quotas.network', defaultMessage: 'Network' },
})

export const quotaPhrases = defineMessages<{
  hint: { name: string }
  belowUse: { quotas: string }
  inUse: { count: number }
  done: { name: string }
  partly: { services: string; reasons: string }
}>({
  hint: { id: 'project.quotas.hint', defaultMessage: 'The limits of {name}; -1 means no limit.' },
  belowUse: {
    id: 'project.quotas.belowUse',
    defaultMessage: 'Quota value(s) cannot be less than the current usage value(s): {quotas}.',
  },
  inUse: { id: 'project.quotas.inUse', defaultMessage: '{count, number} in use' },
  done: { id: 'project.quotas.done', defaultMessage: 'Modified quotas of project "{name}"' },
  partly: { id: 'project.quotas.partly', defaultMessage: '{reasons} Saved: {services}.' },
})

/** By the services' names of the quotas. */
/** Names beside a share, or beside an amount with its own unit; `quotaNames` has the unit of plain numbers. */
export const unitlessQuotaNames = defineMessages({
  ram: { id: 'project.quota.ramAlone', defaultMessage: 'RAM' },
  gigabytes: { id: 'project.quota.gigabytesAlone', defaultMessage: 'Total Size of Volumes and Snapshots' },
})

export const quotaNames = defineMessages({
  metadata_items: { id: 'project.quota.metadata_items', defaultMessage: 'Metadata Items' },
  cores: { id: 'project.quota.cores', defaultMessage: 'VCPUs' },
  instances: { id: 'project.quota.instances', defaultMessage: 'Instances' },
  injected_files: { id: 'project.quota.injected_files', defaultMessage: 'Injected Files' },
  injected_file_content_bytes: {
    id: 'project.quota.injected_file_content_bytes',
    defaultMessage: 'Injected File Content Bytes',
  },
  injected_file_path_bytes: {
    id: 'project.quota.injected_file_path_bytes',
    defaultMessage: 'Injected File Path Bytes',
  },
  ram: { id: 'project.quota.ram', defaultMessage: 'RAM (MB)' },
  key_pairs: { id: 'project.quota.key_pairs', defaultMessage: 'Key Pairs' },
  server_groups: { id: 'project.quota.server_groups', defaultMessage: 'Server Groups' },
  server_group_members: { id: 'project.quota.server_group_members', defaultMessage: 'Server Group Members' },
  volumes: { id: 'project.quota.volumes', defaultMessage: 'Volumes' },
  snapshots: { id: 'project.quota.snapshots', defaultMessage: 'Volume Snapshots' },
  gigabytes: { id: 'project.quota.gigabytes', defaultMessage: 'Total Size of Volumes and Snapshots (GB)' },
  network: { id: 'project.quota.network', defaultMessage: 'Networks' },
  subnet: { id: 'project.quota.subnet', defaultMessage: 'Subnets' },
  port: { id: 'project.quota.port', defaultMessage: 'Ports' },
  router: { id: 'project.quota.router', defaultMessage: 'Routers' },
  floatingip: { id: 'project.quota.floatingip', defaultMessage: 'Floating IPs' },
  security_group: { id: 'project.quota.security_group', defaultMessage: 'Security Groups' },
  security_group_rule: { id: 'project.quota.security_group_rule', defaultMessage: 'Security Group Rules' },
})
