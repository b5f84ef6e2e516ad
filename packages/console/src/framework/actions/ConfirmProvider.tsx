import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { frameworkMessages, frameworkPhrases } from '../framework.messages.ts'
import { ConfirmContextProvider, type Confirm, type ConfirmRequest } from './confirm.ts'

interface Asked {
  request: ConfirmRequest<unknown>
  answer(result: Promise<unknown>): void
}

/** Draws the question that `useConfirm` asks, and how far its work has come. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const outcome = useRef<Promise<unknown>>(Promise.resolve(null))

  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) => {
        outcome.current = Promise.resolve(null)
        setAsked({ request, answer: answer as Asked['answer'] }) // `run` answers what this very request's work gives
        setProgress(null)
        setOpen(true)
      }),
    [],
  )

  const run = () => {
    if (!asked) return
    setProgress({ done: 0, total: 0 })
    outcome.current = asked.request.run((done, total) => setProgress({ done, total }))
    void outcome.current.finally(() => setOpen(false)).catch(() => {}) // whoever asked hears of it
  }

  // Only now that focus is back where it came from: what becomes of that place can be seen to.
  const answer = () => {
    asked?.answer(outcome.current)
    setAsked(null)
  }

  const request = asked?.request
  return (
    <ConfirmContextProvider value={confirm}>
      {children}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={answer}
        locked={progress !== null}
        size="small"
        title={request?.title}
        initialFocus={cancel}
        footer={
          <>
            <Button ref={cancel} onClick={() => setOpen(false)} disabled={progress !== null}>
              {intl.formatMessage(frameworkMessages.cancel)}
            </Button>
            <Button variant={request?.danger ? 'danger' : 'primary'} busy={progress !== null} onClick={run}>
              {request?.action}
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">{request?.body}</p>
        {progress && progress.total > 1 && (
          <div className="mt-4 grid gap-1.5 text-sm text-ink-2" role="status">
            {intl.formatMessage(frameworkPhrases.working, progress)}
            <ProgressBar label={request?.action ?? ''} value={(progress.done / progress.total) * 100} />
          </div>
        )}
      </Dialog>
    </ConfirmContextProvider>
  )
}
