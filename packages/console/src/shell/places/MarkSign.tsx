import { useIntl, type IntlShape } from 'react-intl'
import type { Mark } from '../../framework/panel/panel-marks.ts'
import { cx } from '../../ui/classes.ts'
import { frameSentences } from '../messages/frame.messages.ts'

/** A mark in words; empty if nothing needs attention. */
export const markText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, { bad, warn }: Mark): string =>
  [
    ...(bad > 0 ? [formatMessage(frameSentences.bad, { count: bad })] : []),
    ...(warn > 0 ? [formatMessage(frameSentences.warn, { count: warn })] : []),
  ].join(', ')

/** How many need attention; the shape says how bad it is, for those who see no colour. Nothing if none does. */
export function MarkSign({ mark, bare = false, className }: { mark: Mark; bare?: boolean; className?: string }) {
  const intl = useIntl()
  const isBad = mark.bad > 0
  const count = isBad ? mark.bad : mark.warn
  if (count === 0) return null
  return (
    <span
      role="img"
      aria-label={markText(intl, mark)}
      className={cx(
        'pointer-events-none flex items-center gap-1 text-xs font-semibold tabular-nums',
        isBad ? 'text-bad' : 'text-warn',
        className,
      )}
    >
      <svg viewBox="0 0 10 10" className="size-2.5 fill-current" aria-hidden>
        {isBad ? (
          <rect x="1.5" y="1.5" width="7" height="7" rx="1" transform="rotate(45 5 5)" />
        ) : (
          <path d="M5 .5 9.8 9.5H.2Z" />
        )}
      </svg>
      {!bare && intl.formatNumber(count, { notation: 'compact' })}
    </span>
  )
}
