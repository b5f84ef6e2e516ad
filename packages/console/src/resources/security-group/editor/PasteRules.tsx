import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import type { SecurityGroup } from '@meridian/contract'
import { frameworkMessages } from '../../../framework/text/framework.messages.ts'
import { Button } from '../../../ui/buttons.tsx'
import { ComboboxField } from '../../../ui/fields/ComboboxField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { pasteRules, type PasteProblem } from './paste-rules.ts'
import type { Lookups } from './rule-remotes.ts'
import { draftOf, MOST_RULES, type RuleDraft } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

interface PasteRulesProps {
  open: boolean
  lookups: Lookups
  /** The other groups, whose rules can be copied. */
  groups: readonly SecurityGroup[]
  onAdd: (rules: RuleDraft[]) => void
  onClose: () => void
}

const SHOWN_PROBLEMS = 5

/** Rules from the clipboard or from another group become new rows; nothing is sent. */
export function PasteRules({ open, lookups, groups, onAdd, onClose }: PasteRulesProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [services, setServices] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const { rules: pasted, problems } =
    text.trim() === '' ? NOTHING : pasteRules(text, lookups, { direction: 'ingress', services })
  const copied = groups.find(({ id }) => id === group)?.security_group_rules.map(draftOf) ?? []
  const rules = [...pasted, ...copied]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={intl.formatMessage(messages.paste)}
      description={intl.formatMessage(messages.pasteHint)}
      onSubmit={(event) => {
        event.preventDefault()
        if (rules.length > 0) onAdd(rules)
      }}
      footerNote={<span role="status">{intl.formatMessage(phrases.found, { count: rules.length })}</span>}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(frameworkMessages.cancel)}</Button>
          <Button type="submit" variant="primary" disabled={rules.length === 0}>
            {intl.formatMessage(messages.addRow)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={intl.formatMessage(messages.pasted)}
          value={text}
          optional
          mono
          rows={8}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          error={
            problems.length > 0 ? (
              <ul className="grid gap-0.5">
                {problems.slice(0, SHOWN_PROBLEMS).map((problem) => (
                  <li key={`${problem.line} ${problem.part}`}>{problemText(intl, problem)}</li>
                ))}
                {problems.length > SHOWN_PROBLEMS && <li>{'…'}</li>}
              </ul>
            ) : undefined
          }
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={intl.formatMessage(messages.forAddresses)}
            value={services}
            optional
            autoComplete="off"
            placeholder={intl.formatMessage(messages.servicesExample)}
            onChange={(event) => setServices(event.target.value)}
          />
          <ComboboxField
            label={intl.formatMessage(messages.fromGroup)}
            optional
            value={group}
            onChange={setGroup}
            onClear={() => setGroup(null)}
            options={groups.map(({ id, name, security_group_rules: of }) => ({
              value: id,
              label: name || id,
              note: intl.formatMessage(phrases.rules, { count: of.length }),
            }))}
          />
        </div>
      </div>
    </Dialog>
  )
}

const NOTHING = { rules: [], problems: [] }

const PROBLEMS = {
  ports: phrases.badService,
  remote: phrases.badRemote,
  direction: phrases.badDirection,
  noPorts: phrases.noPorts,
}

function problemText(intl: IntlShape, { line, kind, part }: PasteProblem): string {
  if (kind === 'tooMany') return intl.formatMessage(phrases.tooMany, { count: MOST_RULES, line })
  if (kind === 'syntax') return intl.formatMessage(phrases.syntax, { line })
  return intl.formatMessage(phrases.badLine, { line, problem: intl.formatMessage(PROBLEMS[kind], { part }) })
}
