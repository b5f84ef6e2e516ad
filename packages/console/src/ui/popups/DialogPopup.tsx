import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../buttons.tsx'
import { cx } from '../classes.ts'
import { firstControl } from '../first-control.ts'
import { useUiTexts } from '../texts.ts'

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

const SIZES = {
  small: 'max-w-md',
  medium: 'max-w-xl',
  large: 'max-w-3xl',
  wide: 'h-[min(54rem,100dvh-2rem)] max-w-[65rem] max-sm:h-full',
  full: 'h-[calc(100dvh-2rem)] max-w-[90rem] max-sm:h-full',
}

export function DialogPopup({
  open,
  onClose,
  title,
  description,
  children,
  aside,
  footer,
  footerNote,
  size = 'medium',
  locked = false,
  onSubmit,
  initialFocus,
  onClosed,
}: DialogProps) {
  const texts = useUiTexts()
  const body = useRef<HTMLDivElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  /**
   * Not the close button, which comes first, but the first control of the body. None on touch devices, whose keyboard
   * would cover half of it. A form whose fields are still being loaded waits for the first of them; buttons are for dialogs without fields.
   */
  const beginning = () =>
    firstControl(body.current) ??
    (onSubmit && body.current ? focusedLater(body.current) : firstControl(buttons.current))
  const parts = (
    <>
      <div className="flex min-h-0 flex-1 max-md:flex-col low:flex-none">
        {aside && (
          <div className="w-56 shrink-0 overflow-auto border-line bg-bg p-2 low:overflow-visible max-md:w-full max-md:border-b md:border-e">
            {aside}
          </div>
        )}
        {children && (
          <div
            ref={body}
            tabIndex={-1}
            className="min-h-0 min-w-0 flex-1 overflow-auto px-5 py-4 outline-none max-sm:px-4 low:overflow-visible"
          >
            {children}
          </div>
        )}
      </div>
      {footer && (
        <div
          ref={buttons}
          className="flex flex-wrap items-center gap-2 rounded-b-xl border-t border-line bg-bg px-5 py-3 max-sm:px-4"
        >
          {footerNote && <div className="me-auto text-sm text-ink-3">{footerNote}</div>}
          <div className="ms-auto flex flex-wrap justify-end gap-2">{footer}</div>
        </div>
      )}
    </>
  )
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !locked) onClose()
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-30 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        {/* Toasts look for it, and move away. */}
        <Base.Viewport
          data-modal
          className="fixed inset-0 z-30 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-4 low:p-1"
        >
          <Base.Popup
            initialFocus={initialFocus ?? ((by) => by === 'touch' || beginning())}
            className={cx(
              'flex max-h-full w-full flex-col rounded-xl border border-line bg-surface text-ink shadow-far outline-none low:h-auto low:overflow-y-auto',
              'transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0',
              'data-nested-dialog-open:pointer-events-none data-nested-dialog-open:opacity-0',
              SIZES[size],
            )}
          >
            <header className="flex items-start gap-3 border-b border-line py-3 pe-3 ps-5 max-sm:ps-4">
              <div className="min-w-0 flex-1 py-1">
                <Base.Title className="text-lg leading-6 font-semibold wrap-anywhere">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-0.5 text-ink-2 wrap-anywhere">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                disabled={locked}
                render={<IconButton label={texts.close} icon={<X />} tooltipSide="bottom" />}
              />
            </header>
            {onSubmit ? (
              <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col low:flex-none">
                {parts}
              </form>
            ) : (
              parts
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Passes the focus on to the part's first control when there is one, unless the user has moved on. */
function focusedLater(part: HTMLElement): HTMLElement {
  const observer = new MutationObserver(() => {
    const control = firstControl(part)
    if (control && document.activeElement === part) control.focus()
    if (control || !part.isConnected) observer.disconnect()
  })
  observer.observe(part, { childList: true, subtree: true })
  return part
}
