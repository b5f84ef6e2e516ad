import { addressGroupEndpoints, securityGroupEndpoints, type SecurityGroupRule } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { ItemQuery, ListQuery } from '../../api/query.ts'
import type { RunningAction } from '../../framework/resource/action.ts'
import { deleteAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { namesOrNone, networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { ruleColumns, ruleLabel, type Rule } from './security-group-rule.columns.tsx'
import { ruleManifest, securityGroupManifest } from './security-group.manifest.ts'
import { ruleMessages } from './security-group.messages.ts'

const fetchGroups = async (signal: AbortSignal) =>
  (await call(securityGroupEndpoints.securityGroupList, {}, { signal })).items

const fetchAddressGroups = async (signal: AbortSignal) =>
  (await call(addressGroupEndpoints.addressGroupList, {}, { signal })).items

const fetchGroup = (id: string, signal: AbortSignal) =>
  call(securityGroupEndpoints.securityGroupView, { params: { id } }, { signal })

/** The names of the groups and address groups that the rules refer to. */
async function remoteNames(rules: readonly SecurityGroupRule[], signal: AbortSignal): Promise<[string, string][]> {
  const [groups, addresses] = await Promise.all([
    rules.every(({ remote_group_id: other }) => other === null) ? [] : fetchGroups(signal),
    rules.every(({ remote_address_group_id: other }) => other === null) ? [] : fetchAddressGroups(signal),
  ])
  return [...groups, ...addresses].map(({ id, name }) => [id, name])
}

const withNames = (rule: SecurityGroupRule, names: ReadonlyMap<string, string>): Rule => ({
  ...rule,
  groupName: names.get(rule.security_group_id) ?? rule.security_group_id,
  remoteGroup: rule.remote_group_id && (names.get(rule.remote_group_id) ?? rule.remote_group_id),
  remoteAddresses:
    rule.remote_address_group_id && (names.get(rule.remote_address_group_id) ?? rule.remote_address_group_id),
})

const queries = {
  list: (group: string): ListQuery<Rule> => ({
    queryKey: ['security group rules', 'of', group],
    queryFn: async ({ signal }) => {
      const { security_group_rules: rules, name } = await fetchGroup(group, signal)
      const names = (await namesOrNone(remoteNames(rules, signal))).set(group, name)
      return { items: rules.map((rule) => withNames(rule, names)), complete: true }
    },
  }),
  groupName: (id: string): ItemQuery<string> => ({
    queryKey: ['security group rules', 'title', id],
    queryFn: async ({ signal }) => (await fetchGroup(id, signal)).name || id,
  }),
  /** Searched in all groups: the API only has rules as parts of their groups. */
  one: (id: string): ItemQuery<Rule> => ({
    queryKey: ['security group rules', 'one', id],
    queryFn: async ({ signal }) => {
      const groups = await fetchGroups(signal)
      const rule = groups.flatMap(({ security_group_rules: rules }) => rules).find((each) => each.id === id)
      if (rule) {
        const names = await namesOrNone(remoteNames([rule], signal))
        return withNames(rule, new Map([...groups.map((group) => [group.id, group.name] as const), ...names]))
      }
      throw new ApiError(`There is no security group rule ${id}.`, {
        status: 404,
        reason: 'refused',
        endpoint: 'GET rule',
      })
    },
  }),
}

const addRuleTo = (group: string) =>
  panelDialogAction(
    ruleManifest,
    'add',
    words.addRule,
    Plus,
    {
      policy: [['network', 'create_security_group_rule']],
      availability: networkQuotaAvailability('security_group_rule'),
    },
    group,
  )

const deleteOnly = deleteAction<Rule>(
  { names: { one: typeNames.rule, other: typeNames.rules } },
  {
    lookAhead: 'nothing else',
    policy: [['network', 'delete_security_group_rule']],
    remove: ({ id }, send) => send(securityGroupEndpoints.securityGroupRuleDelete, { params: { id } }),
  },
)

const deleteRules: RunningAction<Rule> = {
  ...deleteOnly,
  async run(rules, tools) {
    const result = await deleteOnly.run(rules, tools)
    const groups = new Set(rules.map(({ security_group_id: group }) => group))
    // The pages of the groups show the rules, too.
    return result && { ...result, updated: [...groups].map((id) => ({ type: securityGroupManifest.type, id })) }
  },
}

export const rule: Resource<Rule> = defineResource<Rule>(ruleManifest, {
  list: {
    emptyHint: ruleMessages.emptyHint,
    // Never fetched: its key says which lists are of this type.
    query: () => queries.list(''),
    nested: ({ group = '' }) => ({
      resource: {
        ...rule,
        list: { ...rule.list, query: () => queries.list(group) },
        actions: [addRuleTo(group), deleteRules],
      },
      title: group,
      named: queries.groupName(group),
    }),
    defaultSort: 'direction',
  },
  label: ruleLabel,
  load: queries.one,
  find: undefined,
  details: {
    breadcrumbs: ({ security_group_id: group, groupName }) => [
      { label: groupName, to: paths.securityGroupRules(group) },
    ],
  },
  columns: ruleColumns,
  actions: [deleteRules],
  work: { dialogs: { add: { panel: async () => (await import('./AddSecurityGroupRule.tsx')).AddSecurityGroupRule } } },
})
