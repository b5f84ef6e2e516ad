import type { ReactNode } from 'react'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Status, type StatusTone } from '../../ui/Status.tsx'

/** A status; with a progress bar while its resource is in transition. */
export const StatusCell = ({ tone, word, busy }: { tone: StatusTone; word: string; busy: boolean }): ReactNode => (
  <span className="flex min-w-0 items-center gap-2">
    <Status tone={tone}>{word}</Status>
    {busy && (
      <span className="max-w-16 min-w-6 flex-1">
        <ProgressBar label={word} value={null} />
      </span>
    )}
  </span>
)
