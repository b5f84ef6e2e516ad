import type { BalancedPolicy, BalancedPool, BalancedRule } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { wordFor } from '../../framework/text/wording.ts'
import { l7Phrases as phrases, l7Sentences as sentences } from './load-balancer-tree.messages.ts'
import { ruleTypes } from './part-forms.messages.ts'

const COMPARISONS = ['EQUAL_TO', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'REGEX'] as const

/** `Path starts with /api`. */
export function ruleText(intl: IntlShape, { type, key, compare_type: how, value, invert }: BalancedRule): string {
  const word = wordFor(intl, ruleTypes, type)
  const what = key === null ? word : intl.formatMessage(phrases.keyed, { type: word, key })
  const known = COMPARISONS.find((one) => one === how) ?? 'REGEX'
  const phrase = sentences[invert ? (`not_${known}` as const) : known]
  return intl.formatMessage(phrase, { what, value })
}

/** What a policy takes: what fits all of its rules. */
export const policyText = (intl: IntlShape, { rules }: BalancedPolicy): string =>
  rules.length === 0
    ? intl.formatMessage(phrases.never)
    : intl.formatList(
        rules.map((rule) => ruleText(intl, rule)),
        { type: 'conjunction' },
      )

/** What the listener does with the rest. */
export const restText = (intl: IntlShape, { length }: readonly BalancedPolicy[]): string =>
  intl.formatMessage(length === 0 ? phrases.everything : phrases.rest)

/** Where what fits goes. */
export function targetText(intl: IntlShape, policy: BalancedPolicy, pools: readonly BalancedPool[]): string {
  const { action, redirect_pool_id: id, redirect_url: url, redirect_prefix: prefix } = policy
  if (action === 'REJECT') return intl.formatMessage(phrases.refused)
  if (action !== 'REDIRECT_TO_POOL') return intl.formatMessage(phrases.toUrl, { url: url ?? prefix ?? '' })
  const pool = pools.find((one) => one.id === id)
  return intl.formatMessage(phrases.toPool, { name: pool?.name || (id ?? '') })
}
