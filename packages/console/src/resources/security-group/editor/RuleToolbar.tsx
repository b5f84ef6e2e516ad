import { ClipboardPaste, Search, TriangleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons.tsx'
import { cx, fieldClass } from '../../../ui/classes.ts'
import { Badge } from '../../../ui/inline.tsx'
import type { DraftRow, RulesChange } from './rules-draft.ts'
import { editorMessages as messages, editorPhrases as phrases } from './rules-editor.messages.ts'

export type Shown = 'all' | 'ingress' | 'egress'

interface RuleToolbarProps {
  rows: readonly DraftRow[]
  shown: Shown
  onShow: (shown: Shown) => void
  search: string
  onSearch: (text: string) => void
  /** Null if the user may not change rules. */
  onPaste: (() => void) | null
}

const LABELS = { all: messages.all, ingress: messages.in, egress: messages.out }

export function RuleToolbar({ rows, shown, onShow, search, onSearch, onPaste }: RuleToolbarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const count = (which: Shown) => rows.filter(({ rule }) => which === 'all' || rule.direction === which).length
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div role="group" aria-label={formatMessage(messages.show)} className="flex rounded-md bg-sunken p-0.5">
        {(['all', 'ingress', 'egress'] as const).map((which) => (
          <button
            key={which}
            type="button"
            aria-pressed={shown === which}
            onClick={() => onShow(which)}
            className={cx(
              'h-7 cursor-pointer rounded-sm px-2.5 text-sm',
              shown === which ? 'bg-raised font-medium text-ink shadow-near' : 'text-ink-2 hover:text-ink',
            )}
          >
            {formatMessage(LABELS[which])} <span className="text-ink-3 tabular-nums">{formatNumber(count(which))}</span>
          </button>
        ))}
      </div>
      <label className="relative min-w-48 flex-1">
        <span className="sr-only">{formatMessage(messages.search)}</span>
        <Search aria-hidden className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
        <input
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          placeholder={formatMessage(messages.search)}
          className={cx(fieldClass, 'ps-8')}
        />
      </label>
      {onPaste && (
        <Button icon={<ClipboardPaste aria-hidden />} onClick={onPaste}>
          {formatMessage(messages.paste)}
        </Button>
      )}
    </div>
  )
}

interface ChangeBarProps {
  change: RulesChange
  notes: number
  onDiscard: () => void
  onReview: () => void
}

/** What would be sent; it stays in sight. */
export function ChangeBar({ change, notes, onDiscard, onReview }: ChangeBarProps) {
  const { formatMessage } = useIntl()
  const { added, removed, replaced } = change
  return (
    <div
      role="status"
      className="sticky bottom-3 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-far"
    >
      <strong className="font-semibold">
        {formatMessage(phrases.changes, {
          added: added.length + replaced.length,
          removed: removed.length + replaced.length,
        })}
      </strong>
      {notes > 0 && (
        <Badge tone="warn">
          <TriangleAlert aria-hidden />
          {formatMessage(phrases.notes, { count: notes })}
        </Badge>
      )}
      <span className="text-sm text-ink-3">{formatMessage(messages.notApplied)}</span>
      <span className="ms-auto flex gap-2">
        <Button variant="quiet" onClick={onDiscard}>
          {formatMessage(messages.discard)}
        </Button>
        <Button variant="primary" onClick={onReview}>
          {formatMessage(messages.review)}
        </Button>
      </span>
    </div>
  )
}
