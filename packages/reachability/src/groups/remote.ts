import { everywhere, rangeOf, type Range, type Version } from '../model/addresses.ts'
import { addressesOf, oncePer, pairRanges, type Cloud } from '../model/cloud.ts'
import type { Rule } from '../model/lists.ts'

/** The addresses that a rule is about, and whether there may be others that nobody here can see. */
export interface Remote {
  ranges: readonly Range[]
  maybeMore: boolean
}

const NOTHING: Remote = { ranges: [], maybeMore: false }

export function remoteOf(cloud: Cloud, rule: Rule, version: Version): Remote {
  if (rule.remote_group_id) return members(cloud, rule.remote_group_id)
  if (rule.remote_address_group_id) return listed(cloud, rule.remote_address_group_id)
  if (rule.remote_ip_prefix === null || rule.remote_ip_prefix === undefined || rule.remote_ip_prefix === '') {
    return { ranges: [everywhere(version)], maybeMore: false }
  }
  const range = rangeOf(rule.remote_ip_prefix)
  return range ? { ranges: [range], maybeMore: false } : NOTHING
}

/** The addresses of a group's ports, and those that they may use besides. A group that is gone has none. */
const members = oncePer<Remote>((cloud, groupId) => ({
  ranges: cloud.portsInGroup(groupId).flatMap((port) => [...addressesOf(port), ...pairRanges(port)]),
  maybeMore: hasOthers(cloud, groupId),
}))

/** A group that is shared, or that the project cannot see, has ports of other projects. */
function hasOthers(cloud: Cloud, groupId: string): boolean {
  if (cloud.isUnread('ports') || cloud.isUnread('groups')) return true
  if (cloud.lists.projectId === null) return false
  const group = cloud.groups.get(groupId)
  return group === undefined || group.shared === true || group.project_id !== cloud.lists.projectId
}

function listed(cloud: Cloud, id: string): Remote {
  const group = cloud.addressGroups.get(id)
  if (!group) return { ranges: [], maybeMore: cloud.isUnread('addressGroups') }
  return { ranges: (group.addresses ?? []).flatMap((text) => rangeOf(text) ?? []), maybeMore: false }
}
