import type { AbsoluteLimits } from '@meridian/wire'
import type { Since } from '../microversion.ts'
import type { Limits } from '../quotas/store.ts'

export const toLimits = (most: Limits, used: Limits, since: Since): AbsoluteLimits => ({
  maxTotalInstances: most.instances,
  maxTotalCores: most.cores,
  maxTotalRAMSize: most.ram,
  maxServerMeta: most.metadata_items,
  ...(!since(39) && { maxImageMeta: most.metadata_items }),
  ...(!since(57) && { maxPersonality: most.injected_files, maxPersonalitySize: most.injected_file_content_bytes }),
  maxTotalKeypairs: most.key_pairs,
  maxServerGroups: most.server_groups,
  maxServerGroupMembers: most.server_group_members,
  ...(!since(36) && {
    maxTotalFloatingIps: most.floating_ips,
    maxSecurityGroups: most.security_groups,
    maxSecurityGroupRules: most.security_group_rules,
  }),
  totalRAMUsed: used.ram,
  totalCoresUsed: used.cores,
  totalInstancesUsed: used.instances,
  ...(!since(36) && { totalFloatingIpsUsed: used.floating_ips, totalSecurityGroupsUsed: used.security_groups }),
  totalServerGroupsUsed: used.server_groups,
})
