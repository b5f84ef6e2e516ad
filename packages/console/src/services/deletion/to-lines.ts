import type { Consequence } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { ConsequenceLine } from '../../framework/actions/consequences.ts'
import { joinNames } from '../../framework/actions/join-names.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { consequencePhrases } from './deletion.messages.ts'
import { remedyStep } from './remedies.ts'

/** The sentences of consequences: one for each that the user can choose about, one for all others of the same kind. */
export function toLines(consequences: readonly Consequence[], intl: IntlShape): ConsequenceLine[] {
  const groups = new Map<string, Consequence[]>()
  for (const one of consequences) {
    const key = one.remedy
      ? `${one.effect} ${one.reason} ${one.of} ${one.id}`
      : `${one.effect} ${one.reason} ${one.detail && one.reason !== 'stackResource' ? one.id : ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([key, group]) => toLine(key, group, intl))
}

function toLine(key: string, group: readonly Consequence[], intl: IntlShape): ConsequenceLine {
  const [first] = group
  if (!first) throw new Error('A group of consequences has at least one')
  const { remedy } = first
  const gigabytes = group.reduce((sum, one) => sum + (one.gigabytes ?? 0), 0)
  const unique = [...new Map(group.map((one) => [one.name, one])).values()]
  const name = joinNames(unique, { intl, label: (one) => one.name })
  const detail = first.detail ?? (first.reason === 'portOfGroup' ? 'none' : '')
  const step = remedy && remedyStep({ ...first, remedy }, intl)
  return {
    key,
    effect: first.effect,
    text: intl.formatMessage(consequencePhrases[first.reason], { name, detail, count: group.length }).trim(),
    ...(gigabytes > 0 && { amount: formatGigabytes(intl, gigabytes) }),
    ...(step && {
      choice: { label: step.label, step, ...(remedy?.operation === 'delete' && gigabytes > 0 && { gigabytes }) },
    }),
  }
}
