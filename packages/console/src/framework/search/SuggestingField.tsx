import { Autocomplete } from '@base-ui/react/autocomplete'
import { useDeferredValue, useLayoutEffect } from 'react'
import type { SearchFieldProps, Swap } from './SearchField.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import type { Suggestion } from './suggestions.ts'

export function SuggestingField({ input, typed, onType, open, onOpen, focused, ...list }: SearchFieldProps & Swap) {
  const { ref } = input
  useLayoutEffect(() => {
    if (!focused || !ref.current) return
    ref.current.focus()
    ref.current.setSelectionRange(ref.current.value.length, ref.current.value.length)
  }, [focused, ref])
  // The letter first: finding the list's place takes longer than drawing what was typed.
  const listed = useDeferredValue(open, false) && open
  return (
    <Autocomplete.Root
      items={list.suggestions}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press' && reason !== 'escape-key') onType(value)
      }}
      itemToStringValue={({ key }: Suggestion) => key}
      open={open}
      onOpenChange={(next, { reason }) => {
        // Picking knows whether there is more to choose.
        if (reason !== 'item-press') onOpen(next)
      }}
      openOnInputClick
      autoHighlight={list.facetKnown ? 'always' : false}
      onItemHighlighted={list.onHighlight}
    >
      <Autocomplete.Input {...input} />
      {listed && (
        <SuggestionList anchor={list.frame} container={list.place} bare={list.facetKnown} onPick={list.onPick} />
      )}
    </Autocomplete.Root>
  )
}
