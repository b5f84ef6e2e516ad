import type { FormEvent, ReactNode, RefObject } from 'react'
import { onDemand } from './on-demand.ts'

export interface DialogProps {
  open: boolean
  /** Asked to close: by the button in the corner or Escape. A press beside the dialog never closes it. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** What stands beside the body: the steps of a wizard. */
  aside?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** What stands at the footer's start, opposite the buttons. */
  footerNote?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** Its work runs: it cannot be closed. */
  locked?: boolean
  /** Makes body and footer one form, so that Enter submits. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** Where focus goes first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called when it has faded out: the time to forget what it was about. */
  onClosed?: () => void
}

const Popup = onDemand(async () => (await import('./popups.ts')).DialogPopup)

/** A modal dialog. One inside another hides the outer until it closes; focus returns to where it came from. */
export const Dialog = (props: DialogProps) => <Popup wanted={props.open} props={props} />
