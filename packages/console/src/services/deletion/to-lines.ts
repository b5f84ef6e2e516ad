import { DELETED_TYPES, type Consequence } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { ConsequenceLine, ExtraStep } from '../../framework/resource/consequences.ts'
import { joinNames } from '../../framework/actions/join-names.ts'
import { formatGigabytes } from '../../framework/text/units.ts'
import { consequencePhrases, purgePhrases, remedyPhrases } from './deletion.messages.ts'
import { remedySteps } from './remedies.ts'

/** As many as a line has room for. */
const LINKS = 5

/** The thing itself, or the server or router that has it, which users know better than a port. */
function linkTo({ type, id, name, detail, of, remedy }: Consequence) {
  if (remedy?.operation === 'detachPort' && detail)
    return [{ type: DELETED_TYPES.server, id: remedy.server, name: detail }]
  if (remedy?.operation === 'removeInterface' && detail)
    return [{ type: DELETED_TYPES.router, id: remedy.router, name: detail }]
  return id === of || type === 'stack' || remedy?.operation === 'leaveAggregate'
    ? []
    : [{ type: DELETED_TYPES[type], id, name }]
}

/** The sentences of consequences: one for each that the user can choose about, one for all others of the same kind. */
export function toLines(consequences: readonly Consequence[], intl: IntlShape): ConsequenceLine[] {
  const groups = new Map<string, Consequence[]>()
  for (const one of consequences) {
    const key = one.remedy
      ? `${one.effect} ${one.reason} ${one.of} ${one.id}`
      : `${one.effect} ${one.reason} ${one.detail && one.reason !== 'stackResource' ? one.id : ''} ${one.reason === 'listed' ? one.type : ''}`
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
  const steps = remedy ? remedySteps({ ...first, remedy }, intl) : []
  const [step] = steps
  return {
    key,
    effect: first.effect,
    of: [...new Set(group.map(({ of }) => of))],
    ...(first.reason === 'listed' && { type: DELETED_TYPES[first.type] }),
    text: intl
      .formatMessage(consequencePhrases[first.reason], { name, detail, by: first.by ?? 'nobody', count: group.length })
      .trim(),
    links: unique.flatMap(linkTo).slice(0, LINKS),
    ...(gigabytes > 0 && { amount: formatGigabytes(intl, gigabytes) }),
    ...(step && {
      choice: {
        label: labelOf(first, step, intl),
        steps,
        ...(remedy?.operation === 'delete' && gigabytes > 0 && { gigabytes }),
        ...(remedy?.operation === 'purge' && { large: true }),
      },
    }),
  }
}

/** What is chosen: the first step, unless it entails others. */
function labelOf({ remedy, name }: Consequence, { label }: ExtraStep, intl: IntlShape) {
  if (remedy?.operation === 'detachPort') return intl.formatMessage(remedyPhrases.detachAndDelete, { name })
  if (remedy?.operation === 'purge') return intl.formatMessage(purgePhrases.first, { count: remedy.contents.length })
  return label
}
