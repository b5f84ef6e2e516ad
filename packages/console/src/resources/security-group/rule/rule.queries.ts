import { securityGroupEndpoints, type SecurityGroupRule } from '@meridian/contract'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import type { ItemQuery, ListQuery } from '../../../api/query.ts'

/** A rule with the names of its group, and of the one that it is about, where it is about one. */
export interface Rule extends SecurityGroupRule {
  groupName: string
  remoteGroup: string | null
}

const all = async (signal: AbortSignal) => (await call(securityGroupEndpoints.securityGroupList, {}, { signal })).items

/** Names of other groups are an extra: without them their ids stand there. */
async function groupNames(rules: readonly SecurityGroupRule[], signal: AbortSignal): Promise<Map<string, string>> {
  if (rules.every(({ remote_group_id: other }) => other === null)) return new Map()
  try {
    return new Map((await all(signal)).map(({ id, name }) => [id, name]))
  } catch (error) {
    if (error instanceof ApiError) return new Map()
    throw error
  }
}

const named = (rule: SecurityGroupRule, names: ReadonlyMap<string, string>): Rule => ({
  ...rule,
  groupName: names.get(rule.security_group_id) ?? rule.security_group_id,
  remoteGroup: rule.remote_group_id && (names.get(rule.remote_group_id) ?? rule.remote_group_id),
})

const missing = (id: string) =>
  new ApiError(`There is no security group rule ${id}.`, { status: 404, reason: 'refused', endpoint: 'GET rule' })

const group = (id: string, signal: AbortSignal) =>
  call(securityGroupEndpoints.securityGroupView, { params: { id } }, { signal })

export const ruleQueries = {
  list: (id: string): ListQuery<Rule> => ({
    queryKey: ['security group rules', 'of', id],
    queryFn: async ({ signal }) => {
      const { security_group_rules: rules, name } = await group(id, signal)
      const names = new Map([...(await groupNames(rules, signal)), [id, name] as const])
      return { items: rules.map((rule) => named(rule, names)), complete: true }
    },
  }),
  groupName: (id: string): ItemQuery<string> => ({
    queryKey: ['security group rules', 'title', id],
    queryFn: async ({ signal }) => (await group(id, signal)).name || id,
  }),
  /** Out of all groups: our API has rules only as parts of theirs. */
  one: (id: string): ItemQuery<Rule> => ({
    queryKey: ['security group rules', 'one', id],
    queryFn: async ({ signal }) => {
      const groups = await all(signal)
      const rule = groups.flatMap(({ security_group_rules: rules }) => rules).find((each) => each.id === id)
      if (!rule) throw missing(id)
      return named(rule, new Map(groups.map(({ id: other, name }) => [other, name])))
    },
  }),
}
