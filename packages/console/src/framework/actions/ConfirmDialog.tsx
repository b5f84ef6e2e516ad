import { useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { ProgressBar, Spinner } from '../../ui/progress.tsx'
import { previewMessages } from '../code/code-preview.messages.ts'
import { MOST_SHOWN, useShowCode } from '../code/use-show-code.tsx'
import { ItemNotices } from '../notices/ItemNotices.tsx'
import type { PlanStep } from '../plan/plan.ts'
import { useSession } from '../session/session.ts'
import { describeError } from '../text/error-text.ts'
import { frameworkMessages, frameworkPhrases } from '../text/framework.messages.ts'
import type { OnReady, PendingConfirmation } from '../resource/confirm.ts'
import { OutlookView } from './OutlookView.tsx'
import { outlookPhrases } from './outlook.messages.ts'
import { useOutlook } from './use-outlook.ts'

/** What the user has chosen; `values` is a text of it. */
interface Chosen {
  ready: boolean
  values?: string | undefined
}

/** Shows a confirmation: first the survey, if there is one, then the question, then the progress of the work. */
export function ConfirmDialog({ pending: { request, resolve } }: { pending: PendingConfirmation }) {
  const intl = useIntl()
  const { project_name: project } = useSession()
  const [open, setOpen] = useState(true)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [stopping, setStopping] = useState(false)
  const { body, state } = useSurvey(request, open)
  const refuse = useRef<HTMLButtonElement>(null)
  const outcome = useRef<Promise<unknown>>(Promise.resolve(null))
  const work = useRef(new AbortController())
  const outlook = useOutlook(request.outlook, open)
  const [chosen, setChosen] = useState<Chosen>({ ready: !request.choices })
  const choose = useCallback<OnReady>((ready, values) => setChosen({ ready, values }), [])
  const running = progress !== null
  const own = typeof request.steps === 'function' ? request.steps() : request.steps
  const steps = request.outlook ? outlook.steps : own
  const { codeButton, code } = useStepsAsCode(chosen.ready ? steps : [], request.showsCode, chosen.values)
  const { undoSeconds = 0 } = request
  const stoppable = running && request.stoppable === true
  // Work on several items may continue in the background: the list of activities shows its progress.
  const many = running && progress.total > 1

  const run = () => {
    setProgress({ done: 0, total: 0 })
    if (request.inBackground) setOpen(false)
    outcome.current = request.run((done, total) => setProgress({ done, total }), work.current.signal, outlook.seen)
    void outcome.current.finally(() => setOpen(false)).catch(() => {}) // the caller of `confirm` handles the error
  }

  const cancel = () => {
    if (!stoppable) return setOpen(false)
    setStopping(true)
    work.current.abort()
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      // Only after focus has returned: the caller may remove the element that gets it.
      onClosed={() => resolve(outcome.current)}
      locked={running && !many}
      size={request.outlook || request.choices || code ? 'large' : 'small'}
      title={request.title}
      description={
        request.inOwnProject && project ? intl.formatMessage(outlookPhrases.project, { project }) : undefined
      }
      initialFocus={request.choices ? undefined : refuse}
      footerNote={codeButton}
      footer={
        <>
          {many && !stopping && (
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {intl.formatMessage(frameworkMessages.background)}
            </Button>
          )}
          <Button ref={refuse} onClick={cancel} disabled={running && !stoppable} busy={stopping}>
            {stoppable
              ? intl.formatMessage(frameworkMessages.stop)
              : (request.refuse ?? intl.formatMessage(frameworkMessages.cancel))}
          </Button>
          <Button
            variant={request.danger ? 'danger' : 'primary'}
            busy={running}
            disabled={state !== 'done' || !outlook.isReady || !chosen.ready}
            onClick={run}
          >
            {request.action}
          </Button>
        </>
      }
    >
      <div role={request.survey && 'status'} className="flex items-start gap-2.5">
        {state === 'looking' && <Spinner className="mt-0.5 size-4 shrink-0" />}
        <p className="min-w-0 wrap-anywhere whitespace-pre-line">{body}</p>
      </div>
      {request.choices && <request.choices onReady={choose} />}
      {request.about && (
        <div className="mt-3 empty:hidden">
          <ItemNotices {...request.about} on="change" />
        </div>
      )}
      {request.outlook && <OutlookView outlook={outlook} disabled={running} onLeave={() => setOpen(false)} />}
      {undoSeconds > 0 && (!request.outlook || outlook.leftOut.length < outlook.total) && (
        <p className="mt-4 text-sm text-ink-2">
          {intl.formatMessage(outlookPhrases.undoTime, { seconds: undoSeconds })}
        </p>
      )}
      {code && <div className="mt-4">{code}</div>}
      {many && (
        <div className="mt-4 grid gap-1.5 text-sm text-ink-2" role="status">
          {intl.formatMessage(frameworkPhrases.working, progress)}
          <ProgressBar label={request.action} value={(progress.done / progress.total) * 100} />
        </div>
      )}
    </Dialog>
  )
}

function useStepsAsCode(steps: readonly PlanStep[] = [], isOpen: boolean | undefined, choices = '') {
  const intl = useIntl()
  const shown = steps.slice(0, MOST_SHOWN)
  const rehearse = async (send: Call) => {
    for (const step of shown) await step.run(send)
    return true
  }
  return useShowCode({
    rehearse: shown.length > 0 ? rehearse : null,
    // A text, so that rendering the dialog again does not ask for the same code again.
    values: `${shown.map(({ id }) => id).join(' ')} ${choices}`,
    isOpen,
    note: shown.length < steps.length && (
      <p className="mt-2 text-sm text-ink-2">
        {intl.formatMessage(previewMessages.first, { shown: shown.length, total: steps.length })}
      </p>
    ),
  })
}

/** Runs the survey while the dialog is open, and returns the current text and state. Closing aborts the survey. */
function useSurvey({ body, survey }: PendingConfirmation['request'], open: boolean) {
  const intl = useIntl()
  const [text, setText] = useState(body)
  const [state, setState] = useState<'looking' | 'done' | 'failed'>(survey ? 'looking' : 'done')
  useEffect(() => {
    if (!survey || !open) return
    const looking = new AbortController()
    void survey(setText, looking.signal).then(
      () => setState('done'),
      (error: unknown) => {
        if (looking.signal.aborted) return
        setState('failed')
        if (!(error instanceof ApiError)) throw error
        setText(describeError(intl, error))
      },
    )
    return () => looking.abort()
  }, [survey, open, intl])
  return { body: text, state }
}
