import { words } from '../../framework/text/common.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const qosPolicyFormMessages = texts('qosPolicy.form', {
  sharedHint: 'All projects can use a policy that is shared.',
  ruleFailedToLoad: 'Unable to retrieve the rule.',
  ruleNotAdded: 'Unable to add the rule.',
  ruleNotEdited: 'Unable to edit the rule.',
})

export const ruleFormLabels = texts('qosRule.form', {
  type: 'Rule Type',
  max_kbps: 'Max bandwidth (in kbps)',
  max_burst_kbps: 'Max Burst Size (in kbps)',
  min_kbps: 'Min bandwidth (in kbps)',
  min_kpps: 'Min packet rate (in kpps)',
  dscp_mark: 'DSCP mark',
  direction: words.direction,
})

export const ruleFormPhrases = texts('qosRule.form', {
  added: '{type} rule was successfully added.',
  edited: '{type} rule was successfully updated.',
})
