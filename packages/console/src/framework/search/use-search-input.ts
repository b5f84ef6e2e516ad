import { useEffect, useRef, useState } from 'react'
import { SEARCH_DELAY_MS } from '../loading/timers.ts'
import { withToken, type Token, accepts, valueFor, type NamedFacet, type Suggestion } from './suggestions.ts'

interface SearchInput {
  tokens: readonly Token[]
  text: string
  onTokens(tokens: readonly Token[]): void
  onText(text: string): void
}

/** The state of the input: free text, or the value of the chosen facet. */
export function useSearchInput({ tokens, text, onTokens, onText }: SearchInput) {
  const [pending, setPending] = useState<NamedFacet | null>(null)
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  const [invalid, setInvalid] = useState(false)
  // The text was changed elsewhere: by Back, or by clearing the search.
  if (text !== seen) {
    setSeen(text)
    if (!pending) setTyped(text)
  }

  const free = pending ? '' : typed
  const notify = useRef(onText)
  useEffect(() => {
    notify.current = onText
  })
  useEffect(() => {
    if (free.trim() === text) return
    const timer = setTimeout(() => notify.current(free.trim()), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [free, text])

  const restart = (next: NamedFacet | null) => {
    setPending(next)
    setTyped('')
    setInvalid(false)
  }
  const add = (token: Token) => {
    restart(null)
    onTokens(withToken(tokens, token))
  }

  return {
    pending,
    typed,
    invalid,
    type(next: string) {
      setInvalid(false)
      setTyped(next)
    },
    pick: (suggestion: Suggestion) => (suggestion.kind === 'facet' ? restart(suggestion.facet) : add(suggestion.token)),
    /** Accepts the typed text; returns whether there was any. */
    commit(): boolean {
      const value = typed.trim()
      if (!pending) {
        if (value !== text) onText(value)
        return false
      }
      if (!value) return false
      if (accepts(pending, value)) add({ facet: pending.id, value: valueFor(pending, value) })
      else setInvalid(true)
      return true
    },
    /** Clears the typed text, then the chosen facet; returns whether there was anything to clear. */
    cancel(): boolean {
      if (!typed && !pending) return false
      restart(typed ? pending : null)
      return true
    },
    reset: () => restart(null),
    /** With nothing typed: removes the chosen facet, or the last token. */
    eraseBack() {
      if (pending) restart(null)
      else onTokens(tokens.slice(0, -1))
    },
  }
}
