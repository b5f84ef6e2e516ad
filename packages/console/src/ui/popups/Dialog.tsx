import type { FormEvent, ReactNode, RefObject } from 'react'
import { onDemand } from './on-demand.ts'

export interface DialogProps {
  open: boolean
  /** Called by the close button or Escape. A press outside never closes the dialog. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Beside the body: the steps of a wizard. */
  aside?: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** At the start of the footer, opposite the buttons. */
  footerNote?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide' | 'full'
  /** It cannot be closed while its work runs. */
  locked?: boolean
  /** Makes body and footer one form, so that Enter submits. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  /** The element that gets focus first; the first control unless given. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after it has faded out. */
  onClosed?: () => void
}

const Popup = onDemand(async () => (await import('./popups.ts')).DialogPopup)

/** A modal dialog. A nested dialog hides the outer one until it closes; focus returns to the element that had it. */
export const Dialog = (props: DialogProps) => <Popup wanted={props.open} props={props} />
