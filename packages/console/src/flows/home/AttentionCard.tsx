import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Button } from '../../ui/buttons.tsx'
import { cx, linkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { AttentionRow } from './AttentionRow.tsx'
import { Unchecked } from './Unchecked.tsx'
import { inspectedNames } from './attention-names.ts'
import { homeMessages as messages, homePhrases } from './home.messages.ts'
import type { AttentionState } from './use-attention.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** As many are shown at first. */
const SHOWN = 5

/** What needs attention, worst first, each with its reason and a next step. */
export function AttentionCard({ all, loading, unchecked, retrying, retry }: AttentionState) {
  const intl = useIntl()
  const [whole, setWhole] = useState(false)
  const shown = whole ? all : all.slice(0, SHOWN)
  return (
    <Card
      title={intl.formatMessage(moreWords.needsAttention)}
      actions={all.length > 1 && <span className="text-sm text-ink-3">{intl.formatMessage(messages.worstFirst)}</span>}
      flush
    >
      <Unchecked names={unchecked.map((name) => inspectedNames[name])} retrying={retrying} retry={retry} />
      {all.length > 0 && (
        <ul className="divide-y divide-line">
          {shown.map((attention) => (
            <AttentionRow key={`${attention.kind} ${attention.id}`} attention={attention} onFixed={retry} />
          ))}
        </ul>
      )}
      {/* Invisible below the first rows: it would move with each further one. */}
      {loading && (
        <div aria-hidden className={cx('grid h-16 content-center px-4', all.length > 0 && 'invisible')}>
          <Skeleton className="w-1/2" />
        </div>
      )}
      {all.length === 0 && !loading && unchecked.length === 0 && (
        <p className="flex h-16 items-center gap-2 px-4 text-ink-2">
          <CircleCheck aria-hidden className="size-4 text-ok" />
          {intl.formatMessage(messages.allWell)}
        </p>
      )}
      {shown.length < all.length && (
        <div className="border-t border-line p-2">
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {intl.formatMessage(homePhrases.more, { count: all.length - shown.length })}
          </Button>
        </div>
      )}
      <p className="border-t border-line px-4 py-2.5">
        <AppLink to={paths.findings()} className={linkClass}>
          {intl.formatMessage(messages.findings)}
        </AppLink>
      </p>
    </Card>
  )
}
