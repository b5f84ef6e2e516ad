import type { RuleNote } from '@meridian/contract'
import { Copy, Pencil, Trash2, TriangleAlert, Undo2 } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { cx, linkClass, stackedClass } from '../../../ui/classes.ts'
import { Badge } from '../../../ui/inline.tsx'
import { RemoteCell, portsText, ruleSentence, serviceName } from './rule-display.tsx'
import type { Lookups } from './rule-remotes.ts'
import { stateOf, type DraftRow, type RowState } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

export interface RowHandlers {
  onEdit: (key: string) => void
  onDuplicate: (key: string) => void
  onRemove: (key: string) => void
  onPutBack: (key: string) => void
  /** Restricts the remote of a rule to the user's address. */
  onNarrow: (key: string) => void
}

interface RuleRowProps {
  row: DraftRow
  notes: readonly RuleNote[]
  lookups: Lookups
  /** The sentence of the rule with this key. */
  sentenceOf: (key: string) => string
  /** Null if the user may not change rules. */
  handlers: RowHandlers | null
}

const TONES: Record<RowState, string> = {
  same: '',
  added: 'bg-ok-soft',
  changed: 'bg-ok-soft',
  removed: 'bg-bad-soft',
}

const STATE_WORDS = { added: messages.added, changed: messages.changed, removed: messages.removed }

export function RuleRow({ row, notes, lookups, sentenceOf, handlers }: RuleRowProps) {
  const intl = useIntl()
  const { rule, removed } = row
  const state = stateOf(row)
  const sentence = ruleSentence(intl, rule, lookups)
  const labelled = (action: keyof typeof messages) =>
    intl.formatMessage(phrases.onRule, { action: intl.formatMessage(messages[action]), rule: sentence })
  const cell = (name: string, isEmpty = false) => ({
    'data-name': name,
    className: cx(
      stackedClass.cell,
      TONES[state],
      removed && name !== '' && 'line-through',
      notes.length > 0 && 'border-b-0!',
      isEmpty && 'stacked:hidden',
    ),
  })
  const name = serviceName(intl, rule)
  const protocol = rule.protocol?.toUpperCase() ?? rule.ethertype
  return (
    <>
      <tr className={stackedClass.row}>
        <td {...cell(intl.formatMessage(words.direction))}>
          <div className={stackedClass.value}>
            {intl.formatMessage(rule.direction === 'ingress' ? messages.in : messages.out)}
            {state !== 'same' && (
              <span className="ms-2 inline-block no-underline">
                <Badge tone={removed ? 'bad' : 'ok'}>{intl.formatMessage(STATE_WORDS[state])}</Badge>
              </span>
            )}
          </div>
        </td>
        <td {...cell(intl.formatMessage(messages.service))}>
          <div className={stackedClass.value}>
            <strong className="font-medium text-ink">{name}</strong>{' '}
            {name !== protocol && <span className="text-ink-3">{protocol}</span>}
          </div>
        </td>
        <td {...cell(intl.formatMessage(typeNames.ports))}>
          <div className={cx(stackedClass.value, 'font-mono text-sm')}>{portsText(intl, rule)}</div>
        </td>
        <td {...cell(intl.formatMessage(messages.remote))}>
          <div className={stackedClass.value}>
            <RemoteCell rule={rule} lookups={lookups} />
          </div>
        </td>
        <td {...cell(intl.formatMessage(words.description), rule.description === '')}>
          <div className={cx(stackedClass.value, 'wrap-anywhere')}>{rule.description}</div>
        </td>
        {handlers && (
          <td {...cell('')}>
            <div className={cx(stackedClass.value, 'flex justify-end gap-0.5')}>
              {(removed || state === 'changed') && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={<Undo2 aria-hidden />}
                  aria-label={labelled('putBack')}
                  onClick={() => handlers.onPutBack(row.key)}
                >
                  {intl.formatMessage(messages.putBack)}
                </Button>
              )}
              {!removed && (
                <>
                  <IconButton
                    size="small"
                    icon={<Pencil aria-hidden />}
                    label={labelled('edit')}
                    onClick={() => handlers.onEdit(row.key)}
                  />
                  <IconButton
                    size="small"
                    icon={<Copy aria-hidden />}
                    label={labelled('duplicate')}
                    onClick={() => handlers.onDuplicate(row.key)}
                  />
                  <IconButton
                    size="small"
                    icon={<Trash2 aria-hidden />}
                    label={labelled('remove')}
                    onClick={() => handlers.onRemove(row.key)}
                  />
                </>
              )}
            </div>
          </td>
        )}
      </tr>
      {notes.map((note) => (
        <tr key={note.kind} className={stackedClass.row}>
          <td
            colSpan={6}
            className={cx('border-b border-line px-4 pb-2 text-sm text-ink-2 stacked:block', TONES[state])}
          >
            <span className="flex flex-wrap items-center gap-x-2">
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-warn" />
              <span>{noteText(intl, note, sentenceOf, lookups)}</span>
              {handlers && (
                <NoteFix
                  note={note}
                  rowKey={row.key}
                  rule={sentence}
                  knowsAddress={lookups.myAddress !== null}
                  {...handlers}
                />
              )}
            </span>
          </td>
        </tr>
      ))}
    </>
  )
}

function noteText(intl: IntlShape, note: RuleNote, sentenceOf: (key: string) => string, lookups: Lookups): string {
  switch (note.kind) {
    case 'world':
      return intl.formatMessage(phrases.world, {
        services: intl.formatList(note.services.slice(0, 4)) + (note.services.length > 4 ? ' …' : ''),
        count: note.services.length,
      })
    case 'duplicate':
      return intl.formatMessage(messages.duplicateRule)
    case 'shadowed':
      return intl.formatMessage(phrases.shadowed, { rule: sentenceOf(note.other) })
    case 'nobody': {
      const name = lookups.groups.find(({ id }) => id === note.group)?.name
      return intl.formatMessage(phrases.nobody, { group: name ?? note.group })
    }
  }
}

interface NoteFixProps extends RowHandlers {
  note: RuleNote
  rowKey: string
  rule: string
  knowsAddress: boolean
}

/** The button that fixes what a note is about. */
function NoteFix({ note, rowKey, rule, knowsAddress, onNarrow, onRemove }: NoteFixProps) {
  const { formatMessage } = useIntl()
  const narrows = note.kind === 'world' && knowsAddress
  const action = formatMessage(narrows ? messages.narrow : messages.leaveOut)
  return (
    <button
      type="button"
      className={cx(linkClass, 'cursor-pointer')}
      aria-label={formatMessage(phrases.onRule, { action, rule })}
      onClick={() => (narrows ? onNarrow(rowKey) : onRemove(rowKey))}
    >
      {action}
    </button>
  )
}
