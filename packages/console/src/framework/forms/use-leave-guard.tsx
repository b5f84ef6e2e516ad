import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { formMessages } from './form.messages.ts'

interface LeaveGuard {
  /** Calls `goOn`, after a confirmation if input would be lost. */
  leave: (goOn: () => void) => void
  /** The confirmation; render it inside the dialog that it guards. */
  question: ReactNode
}

/** Asks before unsaved input is lost: by closing the dialog, the back button, navigation, or closing the tab. */
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
