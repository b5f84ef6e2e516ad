import { Search, X } from 'lucide-react'
import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import type { Facet } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { SearchField, SearchToken } from './SearchField.tsx'
import { searchMessages } from './search.messages.ts'
import { type Token, labelFor, suggest, type NamedFacet, type Suggestion } from './suggestions.ts'
import { useSearchInput } from './use-search-input.ts'
import { words } from '../text/common.messages.ts'

export interface SearchBarProps<T extends Item> {
  /** The plural name of the items, as 'images'. */
  things: string
  facets: readonly Facet<T>[]
  tokens: readonly Token[]
  text: string
  onTokens: (tokens: readonly Token[]) => void
  onText: (text: string) => void
  onClear: () => void
}

/** Tokens and free text. Tab and Enter accept, Escape cancels, Backspace and Delete remove. */
export function SearchBar<T extends Item>({
  things,
  facets,
  tokens,
  text,
  onTokens,
  onText,
  onClear,
}: SearchBarProps<T>) {
  const intl = useIntl()
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const highlighted = useRef<Suggestion | undefined>(undefined)
  const named = useMemo(
    () =>
      facets.map(({ id, label, options, numeric }): NamedFacet => ({
        id,
        label: intl.formatMessage(label),
        numeric,
        options: options?.map((option) => ({ value: option.value, label: intl.formatMessage(option.label) })),
      })),
    [facets, intl],
  )
  const input = useSearchInput({ tokens, text, onTokens, onText })
  const suggestions = suggest(named, tokens, input.pending, input.typed)
  const listOpen = open && suggestions.length > 0

  const pick = (suggestion: Suggestion) => {
    input.pick(suggestion)
    setOpen(suggestion.kind === 'facet' && suggestion.facet.options !== undefined)
    field.current?.focus()
  }
  const remove = (token: Token) => {
    onTokens(tokens.filter((other) => other !== token))
    field.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = listOpen ? highlighted.current : undefined
    const taken =
      (event.key === 'Tab' && !event.shiftKey && (chosen ? (pick(chosen), true) : input.commit())) ||
      (event.key === 'Enter' && !chosen && input.commit()) ||
      (event.key === 'Escape' && !listOpen && input.cancel())
    if (taken) event.preventDefault()
    // What was searched for is in sight then.
    else if (event.key === 'Enter' && !chosen) setOpen(false)
    if (event.key === 'Backspace' && input.typed === '') input.eraseBack()
  }

  /** Wherever the focus goes, also by itself: the list must not stay over the rows. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <div ref={container} className="grid gap-1" onBlur={onBlur}>
      <div
        ref={frame}
        className={cx(
          'flex min-h-9 flex-wrap items-center gap-1.5 rounded-md border border-line-field bg-surface py-0.5 pe-1 ps-2.5',
          'transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent-soft',
          input.invalid && 'border-bad',
        )}
      >
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        {tokens.map((token) => {
          const facet = named.find(({ id }) => id === token.facet)
          return (
            facet && (
              <SearchToken
                key={token.facet}
                facet={facet.label}
                value={labelFor(facet, token.value)}
                onRemove={() => remove(token)}
              />
            )
          )
        })}
        {input.pending && <span className="text-sm font-medium text-ink-2">{input.pending.label}:</span>}
        <SearchField
          input={{
            ref: field,
            'aria-label': input.pending?.label ?? intl.formatMessage(searchMessages.label, { things }),
            'aria-invalid': input.invalid || undefined,
            placeholder: intl.formatMessage(placeholderFor(input.pending)),
            onKeyDown,
            className: 'h-6 min-w-32 flex-1 bg-transparent outline-none placeholder:text-ink-3',
          }}
          typed={input.typed}
          onType={input.type}
          suggestions={suggestions}
          open={listOpen}
          onOpen={setOpen}
          onHighlight={(suggestion) => {
            highlighted.current = suggestion
          }}
          onPick={pick}
          facetKnown={input.pending !== null}
          frame={frame}
          container={container}
        />
        {(tokens.length > 0 || input.pending || input.typed !== '') && (
          <IconButton
            label={intl.formatMessage(words.clearSearch)}
            icon={<X aria-hidden />}
            size="small"
            onClick={() => {
              input.reset()
              onClear()
              field.current?.focus()
            }}
          />
        )}
      </div>
      {input.invalid && (
        <p role="alert" className="text-sm text-bad">
          {intl.formatMessage(searchMessages.digits)}
        </p>
      )}
    </div>
  )
}

const placeholderFor = (pending: NamedFacet | null) =>
  pending ? (pending.options ? searchMessages.choose : searchMessages.value) : searchMessages.placeholder
