import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/classes.ts'

/** The error, above the pressed button. */
export const FailureNote = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="flex gap-2 rounded-md bg-bad-soft px-3 py-2 wrap-anywhere text-ink">
    <CircleAlert className="mt-0.5 size-4 shrink-0 text-bad" aria-hidden />
    {children}
  </p>
)

/** Why the user is on the sign-in page. */
export function StatusNote({ bad = false, children }: { bad?: boolean; children: ReactNode }) {
  const Icon = bad ? CircleAlert : Info
  return (
    <p
      role="status"
      className={cx(
        'flex w-full max-w-85 gap-2 rounded-md px-3 py-2 text-balance',
        bad ? 'bg-bad-soft' : 'bg-busy-soft',
      )}
    >
      <Icon className={cx('mt-0.5 size-4 shrink-0', bad ? 'text-bad' : 'text-busy')} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
