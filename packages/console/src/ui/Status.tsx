import type { ReactNode } from 'react'
import { cx } from './classes.ts'

export type StatusTone = 'ok' | 'off' | 'bad' | 'busy' | 'warn'

const WORD: Record<StatusTone, string> = {
  ok: 'text-ink',
  off: 'text-ink',
  bad: 'text-bad',
  busy: 'text-busy',
  warn: 'text-warn',
}

/** Each tone has its own shape, so that it is recognizable without colour. What is not checked does not move. */
const SHAPE: Record<StatusTone, ReactNode> = {
  ok: <circle cx="5" cy="5" r="4" className="fill-ok" />,
  off: <circle cx="5" cy="5" r="3.5" className="fill-none stroke-ink-3" strokeWidth="1.75" />,
  bad: <rect x="1.8" y="1.8" width="6.4" height="6.4" rx="1" transform="rotate(45 5 5)" className="fill-bad" />,
  busy: (
    <path
      d="M5 1.5A3.5 3.5 0 1 0 8.5 5"
      className="origin-center animate-spin fill-none in-data-unchecked:animate-none stroke-busy"
      strokeWidth="1.75"
      strokeLinecap="round"
    />
  ),
  warn: <path d="M5 1 9.5 9h-9Z" strokeLinejoin="round" className="fill-warn stroke-warn" />,
}

/** The status of an item: shape, word and colour. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex max-w-full items-baseline gap-2 whitespace-nowrap max-sm:in-[td]:leading-4 max-sm:in-[td]:whitespace-normal',
        WORD[tone],
      )}
    >
      <svg viewBox="0 0 10 10" className="size-2.5 shrink-0 self-center overflow-visible" aria-hidden>
        {SHAPE[tone]}
      </svg>
      <span className="min-w-0 sm:in-[td]:cut">{children}</span>
    </span>
  )
}
