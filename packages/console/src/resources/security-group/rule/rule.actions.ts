import { securityGroupEndpoints } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { GlobalAction, RunningAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../../services/network/network-quota.ts'
import { paths } from '../../../paths.ts'
import { securityGroupManifest } from '../security-group.manifest.ts'
import { deleteMessages, ruleMessages } from './rule.messages.ts'
import type { Rule } from './rule.queries.ts'

export const addRuleTo = (group: string): GlobalAction => ({
  id: 'add',
  label: ruleMessages.add,
  icon: Plus,
  policy: [['network', 'create_security_group_rule']],
  open: () => paths.modal('add-rule', group),
  availability: networkQuotaLasts('security_group_rule'),
})

const remove = batchAction<Rule>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_security_group_rule']],
  messages: deleteMessages,
  perform: ({ id }) => call(securityGroupEndpoints.securityGroupRuleDelete, { params: { id } }),
})

export const deleteRules: RunningAction<Rule> = {
  ...remove,
  async run(rules, tools) {
    const result = await remove.run(rules, tools)
    const groups = new Set(rules.map(({ security_group_id: group }) => group))
    // Their pages show the rules, too.
    return result && { ...result, updated: [...groups].map((id) => ({ type: securityGroupManifest.type, id })) }
  },
}
