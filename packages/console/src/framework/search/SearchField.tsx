import { X } from 'lucide-react'
import { useId, useState, type ComponentType, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import type { SearchFieldProps, Swap } from './SuggestingField.tsx'
import { searchMessages } from './search.messages.ts'

/** The left button, or a finger. */
const PRIMARY = 0

/** The text field: plain until it gets focus, then with suggestions as soon as their code is loaded. */
export function SearchField(props: SearchFieldProps) {
  const { input, typed, onType, onOpen } = props
  const list = useId()
  const [suggesting, setSuggesting] = useState<{ Field: ComponentType<SearchFieldProps & Swap>; focused: boolean }>()
  const load = async () => {
    const { SuggestingField: Field } = await import('./SuggestingField.tsx')
    setSuggesting({ Field, focused: document.activeElement === input.ref.current })
  }
  if (suggesting) return <suggesting.Field {...props} focused={suggesting.focused} />
  return (
    <input
      {...input}
      role="combobox"
      aria-expanded="false"
      aria-controls={list}
      aria-autocomplete="list"
      value={typed}
      onFocus={() => void load()}
      // Not at the click: by then the other field may have taken the place of this one.
      onMouseDown={({ button }) => button === PRIMARY && onOpen(true)}
      onChange={(event) => {
        onType(event.target.value)
        onOpen(true)
      }}
    />
  )
}

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
        aria-label={intl.formatMessage(searchMessages.remove, { facet, value })}
        onClick={onRemove}
        onKeyDown={onKeyDown}
        className="grid size-5 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  )
}
