import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The error, above the pressed button. */
export const FailureNote = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex gap-2 rounded-md bg-bad-soft px-3 py-2 wrap-anywhere text-ink">
    <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
    {children}
  </p>
)
