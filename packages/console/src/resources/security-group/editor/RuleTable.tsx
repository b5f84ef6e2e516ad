import type { RuleNote } from '@meridian/contract'
import { ClipboardPaste } from 'lucide-react'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { cx, linkClass, stackedClass } from '../../../ui/classes.ts'
import { ruleMessages } from '../security-group.messages.ts'
import { RuleFields } from './RuleFields.tsx'
import { RuleRow, type RowHandlers } from './RuleRow.tsx'
import type { Lookups } from './rule-remotes.ts'
import type { DraftRow, RuleDraft } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

interface RuleTableProps {
  rows: readonly DraftRow[]
  isFiltered: boolean
  notes: ReadonlyMap<string, readonly RuleNote[]>
  lookups: Lookups
  sentenceOf: (key: string) => string
  /** The key of the row that is edited. */
  editing: string | null
  onEdited: (key: string, rules: RuleDraft[]) => void
  onCancelEdit: () => void
  onAdd: (rules: RuleDraft[]) => void
  onUndoBatch: (batch: number) => void
  handlers: RowHandlers | null
}

export function RuleTable({ rows, isFiltered, notes, lookups, sentenceOf, handlers, ...edits }: RuleTableProps) {
  const { formatMessage } = useIntl()
  const headers = [words.direction, messages.service, typeNames.ports, messages.remote, words.description]
  return (
    <Card flush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard */}
      <div role="region" aria-label={formatMessage(typeNames.rules)} tabIndex={0} className={stackedClass.room(6)}>
        <table className={stackedClass.table}>
          <caption className="sr-only">{formatMessage(typeNames.rules)}</caption>
          <thead className="stacked:sr-only">
            <tr>
              {headers.map((header) => (
                <th key={header.id} scope="col" className={HEAD}>
                  {formatMessage(header)}
                </th>
              ))}
              {handlers && (
                <th scope="col" className={HEAD}>
                  <span className="sr-only">{formatMessage(words.actions)}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody className={stackedClass.body}>
            {rows.length === 0 && (
              <tr className={stackedClass.row}>
                <td colSpan={6} className="p-4 text-ink-3 stacked:block">
                  {formatMessage(isFiltered ? messages.noMatch : ruleMessages.emptyHint)}
                </td>
              </tr>
            )}
            {rows.map((row, at) => (
              <Fragment key={row.key}>
                {row.batch !== null && rows[at - 1]?.batch !== row.batch && (
                  <BatchHead
                    count={rows.filter(({ batch }) => batch === row.batch).length}
                    onUndo={() => edits.onUndoBatch(row.batch ?? 0)}
                  />
                )}
                {edits.editing === row.key && handlers ? (
                  <tr className={stackedClass.row}>
                    <td colSpan={6} className="border-b border-line bg-sunken stacked:block">
                      <RuleFields
                        label={sentenceOf(row.key)}
                        initial={row.rule}
                        lookups={lookups}
                        focused
                        action={formatMessage(messages.keepRow)}
                        onSubmit={(rules) => edits.onEdited(row.key, rules)}
                        onCancel={edits.onCancelEdit}
                      />
                    </td>
                  </tr>
                ) : (
                  <RuleRow
                    row={row}
                    notes={notes.get(row.key) ?? []}
                    lookups={lookups}
                    sentenceOf={sentenceOf}
                    handlers={handlers}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {handlers && (
        <div className="border-t border-line">
          <RuleFields
            label={formatMessage(messages.newRule)}
            lookups={lookups}
            action={formatMessage(messages.addRow)}
            onSubmit={edits.onAdd}
          />
        </div>
      )}
    </Card>
  )
}

const HEAD =
  'border-b border-line px-3 py-2 text-start text-sm font-semibold whitespace-nowrap text-ink-2 first:ps-4 last:pe-4'

function BatchHead({ count, onUndo }: { count: number; onUndo: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <tr className={stackedClass.row}>
      <td colSpan={6} className="border-b border-line bg-ok-soft px-4 py-1.5 text-sm text-ink-2 stacked:block">
        <span className="flex items-center gap-2">
          <ClipboardPaste aria-hidden className="size-4 shrink-0" />
          {formatMessage(phrases.pastedRows, { count })}
          <button type="button" className={cx(linkClass, 'cursor-pointer')} onClick={onUndo}>
            {formatMessage(messages.undoPaste)}
          </button>
        </span>
      </td>
    </tr>
  )
}
