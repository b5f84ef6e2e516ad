import type { ReactNode } from 'react'
import { useUiTexts } from './texts.ts'

/** What there is to show; a dash where there is nothing, which assistive technology is told in words. */
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
