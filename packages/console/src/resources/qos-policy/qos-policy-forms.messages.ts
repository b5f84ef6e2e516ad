import { defineMessages } from 'react-intl'
import { words } from '../../framework/text/common.messages.ts'

export const qosPolicyFormMessages = defineMessages({
  sharedHint: { id: 'qosPolicy.form.sharedHint', defaultMessage: 'All projects can use a policy that is shared.' },
  ruleFailedToLoad: { id: 'qosRule.form.unableToLoad', defaultMessage: 'Unable to retrieve the rule.' },
  ruleNotAdded: { id: 'qosRule.form.unableToAdd', defaultMessage: 'Unable to add the rule.' },
  ruleNotEdited: { id: 'qosRule.form.unableToEdit', defaultMessage: 'Unable to edit the rule.' },
})

export const ruleFormLabels = {
  ...defineMessages({
    type: { id: 'qosRule.form.type', defaultMessage: 'Rule Type' },
    max_kbps: { id: 'qosRule.form.maxKbps', defaultMessage: 'Max bandwidth (in kbps)' },
    max_burst_kbps: { id: 'qosRule.form.maxBurst', defaultMessage: 'Max Burst Size (in kbps)' },
    min_kbps: { id: 'qosRule.form.minKbps', defaultMessage: 'Min bandwidth (in kbps)' },
    min_kpps: { id: 'qosRule.form.minKpps', defaultMessage: 'Min packet rate (in kpps)' },
    dscp_mark: { id: 'qosRule.form.dscp', defaultMessage: 'DSCP mark' },
  }),
  direction: words.direction,
}

export const ruleFormPhrases = defineMessages<{ added: { type: string }; edited: { type: string } }>({
  added: { id: 'qosRule.form.added', defaultMessage: '{type} rule was successfully added.' },
  edited: { id: 'qosRule.form.edited', defaultMessage: '{type} rule was successfully updated.' },
})
