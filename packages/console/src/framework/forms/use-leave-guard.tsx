import { useBlocker } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { formMessages } from './form.messages.ts'
import { useHeldPage } from './use-held-page.ts'
import { moreWords } from '../text/more-words.messages.ts'

interface LeaveGuard {
  /** Calls `proceed`, after a confirmation if input would be lost. */
  leave: (proceed: () => void) => void
  /** The confirmation; render it inside the dialog that it guards. */
  question: ReactNode
}

/**
 * Asks before unsaved input is lost: by closing the dialog, the back button, navigation, or closing the tab. `onDiscard`
 * forgets the input if the user says so.
 */
export function useLeaveGuard(unsaved: () => boolean, onDiscard?: () => void): LeaveGuard {
  const { formatMessage } = useIntl()
  const [pending, setPending] = useState<{ proceed: () => void } | null>(null)
  const blocker = useBlocker({
    shouldBlockFn: () => unsaved() && !pending,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  useHeldPage(unsaved)
  const stay = () => {
    setPending(null)
    blocker.reset?.()
  }
  const discard = () => {
    onDiscard?.()
    pending?.proceed()
    blocker.proceed?.()
  }
  return {
    leave: (proceed) => (unsaved() ? setPending({ proceed }) : proceed()),
    question: (
      <Dialog
        open={pending !== null || blocker.status === 'blocked'}
        onClose={stay}
        size="small"
        title={formatMessage(formMessages.discardTitle)}
        footer={
          <>
            <Button onClick={stay}>{formatMessage(formMessages.keepEditing)}</Button>
            <Button variant="danger" onClick={discard}>
              {formatMessage(moreWords.discard)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(formMessages.discardBody)}</p>
      </Dialog>
    ),
  }
}
