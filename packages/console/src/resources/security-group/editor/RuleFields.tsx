import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { formMessages } from '../../../framework/forms/form.messages.ts'
import { frameworkMessages } from '../../../framework/text/framework.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { Button } from '../../../ui/buttons.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Menu } from '../../../ui/popups/Menu.tsx'
import { parseRemotes, remoteText, type Lookups, type ParsedRemotes } from './rule-remotes.ts'
import { parseServices, serviceText, type ParsedServices } from './rule-services.ts'
import { MOST_RULES, rulesFrom, type RuleDraft } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

interface RuleFieldsProps {
  label: string
  /** The rule that is edited or copied. */
  initial?: RuleDraft
  lookups: Lookups
  action: string
  /** Focuses the services, as when the user asked for this form. */
  focused?: boolean
  onSubmit: (rules: RuleDraft[]) => void
  onCancel?: () => void
}

const isTooMany = ({ traffic = [] }: ParsedServices, { remotes = [] }: ParsedRemotes) =>
  traffic.length * remotes.length > MOST_RULES

/** One row of input for a rule, or for several: each service and each remote makes one. */
export function RuleFields({ label, initial, lookups, action, focused = false, onSubmit, onCancel }: RuleFieldsProps) {
  const { formatMessage } = useIntl()
  const [direction, setDirection] = useState<RuleDraft['direction']>(initial?.direction ?? 'ingress')
  const [services, setServices] = useState(initial ? serviceText(initial) : '')
  const [remote, setRemote] = useState(initial ? remoteText(initial, lookups) : '')
  const [description, setDescription] = useState(initial?.description ?? '')
  const [tried, setTried] = useState(false)
  const parsed = { services: parseServices(services), remotes: parseRemotes(remote, lookups) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { traffic } = parsed.services
    // In a pasted list, nothing is everywhere. Here the user says so.
    const remotes = remote.trim() === '' ? undefined : parsed.remotes.remotes
    const rules = traffic && remotes && rulesFrom({ direction, traffic, remotes, description: description.trim() })
    setTried(!rules)
    if (!rules) return
    onSubmit(rules)
    if (!initial) {
      setServices('')
      setRemote('')
      setDescription('')
    }
  }
  const required = (title: MessageDescriptor) => formatMessage(formMessages.required, { title: formatMessage(title) })
  const { myAddress, groups, addressGroups } = lookups
  const chip = 'h-6! px-2! text-xs!'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any field cancels
    <form
      noValidate
      aria-label={label}
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onCancel?.()
      }}
      className="grid items-start gap-3 p-3 sm:grid-cols-[6rem_1fr_1.3fr_1fr_auto]"
    >
      <SelectField
        label={formatMessage(words.direction)}
        value={direction}
        onChange={(next) => setDirection(next === 'egress' ? 'egress' : 'ingress')}
        options={[
          { value: 'ingress', label: formatMessage(messages.in) },
          { value: 'egress', label: formatMessage(messages.out) },
        ]}
      />
      <TextField
        label={formatMessage(messages.services)}
        value={services}
        autoFocus={focused} // oxlint-disable-line jsx-a11y/no-autofocus -- the user pressed the button that opens this form
        autoComplete="off"
        placeholder={formatMessage(messages.servicesExample)}
        onChange={(event) => setServices(event.target.value)}
        error={
          tried && parsed.services.problem !== undefined
            ? services.trim() === ''
              ? required(messages.services)
              : formatMessage(phrases.badService, { part: parsed.services.problem })
            : tried && isTooMany(parsed.services, parsed.remotes)
              ? formatMessage(phrases.tooManyHere, { count: MOST_RULES })
              : undefined
        }
      />
      <div className="grid gap-1.5">
        <TextField
          label={formatMessage(messages.remote)}
          value={remote}
          autoComplete="off"
          placeholder={formatMessage(messages.remoteExample)}
          onChange={(event) => setRemote(event.target.value)}
          error={
            tried && remote.trim() === ''
              ? required(messages.remote)
              : tried && parsed.remotes.problem !== undefined
                ? formatMessage(phrases.badRemote, { part: parsed.remotes.problem })
                : undefined
          }
        />
        <div className="flex flex-wrap gap-1">
          <Button
            size="small"
            className={chip}
            disabled={myAddress === null}
            focusableWhenDisabled
            title={myAddress ?? formatMessage(messages.noAddress)}
            onClick={() => setRemote(myAddress ?? '')}
          >
            {formatMessage(messages.myAddress)}
          </Button>
          <Button size="small" className={chip} onClick={() => setRemote('0.0.0.0/0')}>
            {formatMessage(messages.anywhere)}
          </Button>
          <Menu
            align="start"
            trigger={
              <Button size="small" className={chip}>
                {formatMessage(messages.groups)}
              </Button>
            }
            entries={() => [
              ...groups.map(({ id, name }) => ({
                id,
                label: name || id,
                onSelect: () => setRemote(remoteText({ ...EMPTY, remote_group_id: id }, lookups)),
              })),
              ...(addressGroups.length > 0 ? [{ heading: formatMessage(messages.addressGroup) }] : []),
              ...addressGroups.map(({ id, name }) => ({
                id,
                label: name || id,
                onSelect: () => setRemote(remoteText({ ...EMPTY, remote_address_group_id: id }, lookups)),
              })),
            ]}
          />
        </div>
      </div>
      <TextField
        label={formatMessage(words.description)}
        value={description}
        optional
        maxLength={255}
        autoComplete="off"
        onChange={(event) => setDescription(event.target.value)}
      />
      <div className="flex gap-1.5 sm:pt-6.5">
        <Button type="submit">{action}</Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {formatMessage(frameworkMessages.cancel)}
          </Button>
        )}
      </div>
    </form>
  )
}

const EMPTY = { ethertype: 'IPv4', remote_ip_prefix: null, remote_group_id: null, remote_address_group_id: null }
