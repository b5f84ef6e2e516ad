import { FilePlus2, KeyRound, KeySquare, LockKeyhole } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Field, WidgetField, useShownFields } from '../../../framework/forms/Field.tsx'
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { PartState } from '../../../services/launch/PartState.tsx'
import { Section } from '../Section.tsx'
import { SSH_SOURCES } from '../create-form.ts'
import { accessMessages as messages, accessPhrases } from '../create-server.messages.ts'
import type { CreateFacts } from '../facts.ts'
import type { Creatable } from '../use-create-facts.ts'
import { createChoice } from '../rules/create-choice.ts'
import type { PageForm } from '../use-create-form.ts'

interface AccessSectionProps {
  form: PageForm
  creatable: Creatable
}

/** The prefix of the options that are key pairs. */
const PAIR = 'pair:'

const ICON = 'size-4 shrink-0 text-ink-3'

export function AccessSection({ form, creatable: { facts, parts } }: AccessSectionProps) {
  const { formatMessage } = useIntl()
  const { key_source: source, key_pair: pair } = form.values
  // By the cards of the key source.
  useShownFields(form, ['key_pair'])
  const choose = (option: string) => {
    if (option.startsWith(PAIR)) {
      form.set('key_source', 'existing')
      form.set('key_pair', [option.slice(PAIR.length)])
    } else form.set('key_source', option as 'create' | 'import' | 'none') // one of the options below
  }
  return (
    <Section name="access">
      <PartState part={parts.keyPairs} name="keyPairs">
        <Field of={form} name="key_source">
          {({ value: _, onChange: __, ...field }) => (
            <ChoiceField
              {...field}
              look="cards"
              value={source === 'existing' ? PAIR + (pair?.[0] ?? '') : source}
              onChange={(option) => choose(option ?? '')}
              hint={source === 'none' ? formatMessage(messages.noneWarning) : undefined}
              options={[
                ...facts.keyPairs.map(({ name }) => ({
                  value: PAIR + name,
                  label: name,
                  note: formatMessage(messages.existingNote),
                  icon: <KeyRound aria-hidden className={ICON} />,
                })),
                {
                  value: 'create',
                  label: formatMessage(messages.create),
                  note: formatMessage(messages.createNote),
                  icon: <KeySquare aria-hidden className={ICON} />,
                },
                {
                  value: 'import',
                  label: formatMessage(messages.import),
                  note: formatMessage(messages.importNote),
                  icon: <FilePlus2 aria-hidden className={ICON} />,
                },
                {
                  value: 'none',
                  label: formatMessage(messages.none),
                  note: formatMessage(messages.noneNote),
                  icon: <LockKeyhole aria-hidden className={ICON} />,
                  disabled: facts.requiresKeyPair,
                },
              ]}
            />
          )}
        </Field>
        {(source === 'create' || source === 'import') && (
          <div className="grid items-start gap-3 rounded-lg border border-line bg-bg p-3 sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)]">
            <WidgetField
              of={form}
              name="new_key_name"
              as={TextField}
              optional={false}
              autoComplete="off"
              hint={source === 'create' ? formatMessage(messages.createHint) : undefined}
              className={source === 'create' ? 'sm:col-span-2' : undefined}
            />
            {source === 'import' && (
              <WidgetField
                of={form}
                name="public_key"
                as={TextArea}
                optional={false}
                mono
                rows={3}
                spellCheck={false}
                placeholder="ssh-ed25519 AAAA…"
              />
            )}
          </div>
        )}
      </PartState>
      {facts.hasNetworks && <SshField form={form} facts={facts} />}
    </Section>
  )
}

function SshField({ form, facts }: { form: PageForm; facts: CreateFacts }) {
  const { formatMessage } = useIntl()
  const { opening } = createChoice(form.values, facts)
  const hint =
    form.values.ssh_from === 'nobody'
      ? formatMessage(messages.nobodyHint)
      : opening && formatMessage(accessPhrases[opening.kind], { group: opening.name })
  return (
    <WidgetField
      of={form}
      name="ssh_from"
      as={ChoiceField}
      look="segments"
      hint={
        <>
          {hint} {facts.settled && facts.myAddress === null && formatMessage(messages.meUnknown)}
        </>
      }
      options={SSH_SOURCES.map((from) => ({
        value: from,
        disabled: from === 'me' && facts.myAddress === null,
        label:
          from === 'me' && facts.myAddress !== null ? (
            <>
              {formatMessage(messages.me)} <code className="font-mono text-sm">{facts.myAddress}</code>
            </>
          ) : (
            formatMessage(messages[from])
          ),
      }))}
    />
  )
}
