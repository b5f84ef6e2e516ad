import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { formMessages } from './form.messages.ts'

interface LeaveGuard {
  /** Does it, after asking where something would be lost. */
  leave: (goOn: () => void) => void
  /** The question; to be drawn inside the dialog that it is about. */
  question: ReactNode
}

/** Asks before what was entered is lost: by closing, by the back button, by another page, or by closing the tab. */
export function useLeaveGuard(unsaved: () => boolean): LeaveGuard {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<{ goOn: () => void } | null>(null)
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved() && !asked,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  const stay = () => {
    setAsked(null)
    blocker.reset?.()
  }
  const discard = () => {
    asked?.goOn()
    blocker.proceed?.()
  }
  return {
    leave: (goOn) => (unsaved() ? setAsked({ goOn }) : goOn()),
    question: (
      <Dialog
        open={asked !== null || blocker.status === 'blocked'}
        onClose={stay}
        size="small"
        title={formatMessage(formMessages.discardTitle)}
        footer={
          <>
            <Button onClick={stay}>{formatMessage(formMessages.keepEditing)}</Button>
            <Button variant="danger" onClick={discard}>
              {formatMessage(formMessages.discard)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(formMessages.discardBody)}</p>
      </Dialog>
    ),
  }
}
