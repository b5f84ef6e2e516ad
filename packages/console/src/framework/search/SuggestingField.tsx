import { Autocomplete } from '@base-ui/react/autocomplete'
import { useDeferredValue, useLayoutEffect, useRef, type InputHTMLAttributes, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { searchMessages } from './search.messages.ts'
import type { Suggestion } from './suggestions.ts'

export interface SearchFieldProps {
  input: InputHTMLAttributes<HTMLInputElement> & { ref: RefObject<HTMLInputElement | null> }
  typed: string
  onType: (typed: string) => void
  suggestions: readonly Suggestion[]
  open: boolean
  onOpen: (open: boolean) => void
  onHighlight: (suggestion: Suggestion | undefined) => void
  onPick: (suggestion: Suggestion) => void
  /** The suggestions are values of a facet. */
  facetKnown: boolean
  /** The element that sets the list's width, and the element that contains it: in the page, for the same landmark. */
  frame: RefObject<HTMLElement | null>
  container: RefObject<HTMLElement | null>
}

export interface Swap {
  /** The plain field had focus: this one takes it over. */
  focused: boolean
}

export function SuggestingField({ input, typed, onType, open, onOpen, focused, ...list }: SearchFieldProps & Swap) {
  const { ref } = input
  useLayoutEffect(() => {
    if (!focused || !ref.current) return
    ref.current.focus()
    ref.current.setSelectionRange(ref.current.value.length, ref.current.value.length)
  }, [focused, ref])
  // The typed letter first: positioning the list takes longer than rendering the letter.
  const listed = useDeferredValue(open, false) && open
  const actions = useRef<Autocomplete.Root.Actions>(null)
  // The library forgets the highlight when its popup has closed; this list is not in its popup.
  useLayoutEffect(() => {
    if (!open) actions.current?.unmount()
  }, [open])
  return (
    <Autocomplete.Root
      actionsRef={actions}
      items={list.suggestions}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press' && reason !== 'escape-key') onType(value)
      }}
      itemToStringValue={({ key }: Suggestion) => key}
      open={open}
      onOpenChange={(next, { reason }) => {
        // Picking an item decides itself whether the list stays open.
        if (reason !== 'item-press') onOpen(next)
      }}
      openOnInputClick
      autoHighlight={list.facetKnown ? 'always' : false}
      onItemHighlighted={list.onHighlight}
    >
      <Autocomplete.Input {...input} />
      {listed && (
        <SuggestionList anchor={list.frame} container={list.container} bare={list.facetKnown} onPick={list.onPick} />
      )}
    </Autocomplete.Root>
  )
}

interface SuggestionListProps {
  anchor: RefObject<HTMLElement | null>
  /** The container: in the page, so that the list is part of the same landmark. */
  container: RefObject<HTMLElement | null>
  /** The facet is chosen: its values need no prefix. */
  bare: boolean
  onPick: (suggestion: Suggestion) => void
}

/**
 * The suggestions of the search bar. Not in the library's popup, which would hide the rest of the page from assistive
 * technology while it is open: the table below is what is being searched.
 */
function SuggestionList({ anchor, container, bare, onPick }: SuggestionListProps) {
  const intl = useIntl()
  return (
    <Autocomplete.Portal container={container}>
      <Autocomplete.Positioner
        anchor={anchor}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 outline-none"
      >
        <div className="max-h-(--available-height) w-72 max-w-(--available-width) overflow-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-far">
          <Autocomplete.List aria-label={intl.formatMessage(searchMessages.suggestions)}>
            {(suggestion: Suggestion) => (
              <Autocomplete.Item
                key={suggestion.key}
                value={suggestion}
                onClick={() => onPick(suggestion)}
                className="flex min-h-8 cursor-default items-center gap-2 rounded-md px-2.5 py-1 select-none data-highlighted:bg-hover"
              >
                {suggestion.kind === 'facet' ? (
                  suggestion.facet.label
                ) : (
                  <>
                    {!bare && <span className="shrink-0 text-ink-3">{suggestion.facet.label}</span>}
                    <span className="truncate">{suggestion.label}</span>
                  </>
                )}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
