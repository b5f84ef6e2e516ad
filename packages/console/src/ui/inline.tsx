import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './classes.ts'
import { useUiTexts } from './texts.ts'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="rounded-sm border border-line-strong px-1.5 font-mono text-xs whitespace-nowrap text-ink-3">
    {children}
  </kbd>
)

const TONES = {
  neutral: 'bg-sunken text-ink-2',
  accent: 'bg-accent-soft text-accent',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  busy: 'bg-busy-soft text-busy',
}

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        TONES[tone],
      )}
    >
      {children}
    </span>
  )
}

/** A chevron: points in the direction of the text, or down when open. */
export function UnfoldIcon({ open, className }: { open: boolean; className?: string }) {
  return (
    <ChevronRight
      aria-hidden
      className={cx('transition-transform', open ? 'rotate-90' : 'rtl:rotate-180', className)}
    />
  )
}

/** Addresses, one per line. */
export const Lines = ({ of }: { of: readonly string[] }) => (
  <OrNothing>
    {of.length > 0 && (
      <ul className="font-mono text-sm wrap-anywhere">
        {of.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </OrNothing>
)

/** The content, or a dash if there is none, with a text for assistive technology. */
export const orNothing = (shown: ReactNode) => (shown == null || shown === '' || shown === false ? <Nothing /> : shown)

export const OrNothing = ({ children }: { children: ReactNode }) => orNothing(children)

const DASH = '-'

function Nothing() {
  const { noValue } = useUiTexts()
  return (
    <>
      <span aria-hidden className="text-ink-3">
        {DASH}
      </span>
      <span className="sr-only">{noValue}</span>
    </>
  )
}
