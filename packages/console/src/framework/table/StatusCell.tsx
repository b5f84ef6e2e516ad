import type { ReactNode } from 'react'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Status, type StatusTone } from '../../ui/Status.tsx'

/** A status; with a progress bar while its resource is in transition. */
export const StatusCell = ({ tone, word, busy }: { tone: StatusTone; word: string; busy: boolean }): ReactNode => (
  <span className="inline-flex items-center gap-2">
    <Status tone={tone}>{word}</Status>
    {busy && <ProgressBar label={word} value={null} className="w-16" />}
  </span>
)
