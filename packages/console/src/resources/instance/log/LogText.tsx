import { useEffect, useRef } from 'react'
import { visibleText } from './visible-text.ts'

/** A log, with its end in sight: the last lines are what one looks for. */
export function LogText({ text, label, empty }: { text: string; label: string; empty: string }) {
  const place = useRef<HTMLPreElement>(null)
  useEffect(() => {
    place.current?.scrollTo(0, place.current.scrollHeight)
  }, [text])
  if (text.trim() === '') return <p className="p-4 text-ink-3">{empty}</p>
  return (
    <pre
      ref={place}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-[60vh] overflow-auto bg-sunken p-4 font-mono text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere -outline-offset-2"
    >
      {visibleText(text)}
    </pre>
  )
}
