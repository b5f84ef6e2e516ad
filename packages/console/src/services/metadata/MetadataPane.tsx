import { useId, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx, fieldClass } from '../../ui/classes.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface MetadataPaneProps {
  title: string
  count: number
  filter: string
  onFilter: (text: string) => void
  /** Below the header, above the scrolling content. */
  top?: ReactNode
  children: ReactNode
}

/** One side of the editor. */
export function MetadataPane({ title, count, filter, onFilter, top, children }: MetadataPaneProps) {
  const { formatMessage, formatNumber } = useIntl()
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg border border-line max-md:max-h-110"
    >
      <header className="grid gap-2 border-b border-line bg-bg p-2.5">
        <h3 id={heading} className="flex items-baseline gap-2 font-semibold">
          {title} <span className="text-sm font-normal text-ink-3">{formatNumber(count)}</span>
        </h3>
        <input
          type="search"
          aria-label={`${formatMessage(moreWords.filter)}: ${title}`}
          placeholder={formatMessage(moreWords.filter)}
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className={cx(fieldClass, 'h-8!')}
        />
        {top}
      </header>
      <div className="min-h-0 flex-1 overflow-auto">{children}</div>
    </section>
  )
}
