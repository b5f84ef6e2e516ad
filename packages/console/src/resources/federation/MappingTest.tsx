import { evaluateMapping, type MappingOutcome, type MappingRules } from '@meridian/contract'
import { CircleCheck, CircleX } from 'lucide-react'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { mappingTestMessages as messages, mappingTestPhrases as phrases } from './mapping-test.messages.ts'
import { attributesIn, sampleFor } from './sample-attributes.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

/** Shows whom rules would let in with sample attributes; `rules` is null while they are invalid. */
export function MappingTest({ rules }: { rules: MappingRules | null }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState<string | null>(null)
  const sample = typed ?? (rules ? sampleFor(rules) : '')
  return (
    <section className="grid gap-3" aria-label={formatMessage(messages.title)}>
      <TextArea
        label={formatMessage(messages.sample)}
        hint={formatMessage(messages.sampleHint)}
        value={sample}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div aria-live="polite">
        {rules ? (
          <Outcome outcome={evaluateMapping(rules, attributesIn(sample))} />
        ) : (
          <p className="text-ink-3">{formatMessage(messages.unreadable)}</p>
        )}
      </div>
    </section>
  )
}

function Outcome({ outcome }: { outcome: MappingOutcome }) {
  const intl = useIntl()
  const { user, groups, projects, rules } = outcome
  const Icon = user ? CircleCheck : CircleX
  return (
    <div className="grid gap-2">
      <p className={`flex items-center gap-2 rounded-md px-3 py-2 ${user ? 'bg-ok-soft' : 'bg-bad-soft'}`}>
        <Icon aria-hidden className={`size-4 shrink-0 ${user ? 'text-ok' : 'text-bad'}`} />
        {verdict(intl, outcome)}
      </p>
      {user && groups.length + projects.length === 0 && <p>{intl.formatMessage(messages.noGroups)}</p>}
      <Named title={intl.formatMessage(typeNames.groups)} of={groups.map((group) => groupText(intl, group))} />
      <Named
        title={intl.formatMessage(typeNames.projects)}
        of={projects.map(({ name, roles }) => intl.formatMessage(phrases.withRoles, { name, roles: roles.join(', ') }))}
      />
      <ol className="text-sm text-ink-2">
        {rules.map((unmet, index) => (
          // Rules have no ids; their order is what counts.
          <li key={index}>
            {intl.formatMessage(phrases.rule, {
              number: index + 1,
              outcome: unmet
                ? intl.formatMessage(phrases[unmet.reason], { type: unmet.type })
                : intl.formatMessage(messages.applies),
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}

const Named = ({ title, of }: { title: string; of: readonly string[] }) =>
  of.length > 0 && (
    <p>
      <strong className="font-medium">{title}:</strong> {of.join(', ')}
    </p>
  )

function groupText(intl: IntlShape, { id, name, domain }: MappingOutcome['groups'][number]): string {
  if (id !== undefined || !domain) return id ?? name ?? ''
  return intl.formatMessage(phrases.inDomain, { name: name ?? '', domain })
}

function verdict(intl: IntlShape, { user, problem }: MappingOutcome): string {
  if (user) return intl.formatMessage(phrases[user.type], { name: user.name ?? user.id ?? '' })
  switch (problem?.kind) {
    case 'no-capture':
      return intl.formatMessage(phrases.noCapture, { index: `{${problem.index}}` })
    case 'bad-pattern':
      return intl.formatMessage(phrases.badPattern, { pattern: problem.pattern })
    case 'bad-place':
      return intl.formatMessage(phrases.badPlace, { text: problem.text })
    case 'not-json':
      return intl.formatMessage(phrases.notJson, { text: problem.text })
    case 'no-domain':
      return intl.formatMessage(messages.noDomain)
    case 'no-user':
      return intl.formatMessage(messages.noUser)
    default:
      return intl.formatMessage(messages.noRule)
  }
}
