import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { searchPhrases } from './search.messages.ts'

interface SearchTokenProps {
  facet: string
  value: string
  onRemove: () => void
}

export function SearchToken({ facet, value, onRemove }: SearchTokenProps) {
  const intl = useIntl()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    event.preventDefault()
    onRemove()
  }
  return (
    <span className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-sm bg-accent-soft pe-0.5 ps-2 text-sm">
      <span className="shrink-0 text-ink-2">{facet}</span>
      <span className="truncate font-medium">{value}</span>
      <button
        type="button"
        aria-label={intl.formatMessage(searchPhrases.remove, { facet, value })}
        onClick={onRemove}
        onKeyDown={onKeyDown}
        className="grid size-5 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
