import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { RefusalDetails } from '../../services/failure/RefusalDetails.tsx'
import { describeError } from '../../framework/text/error-text.ts'
import { Button } from '../../ui/buttons.tsx'
import { StepProblem, type RunState, type RunStep } from './run/create-run.ts'
import { missingConnection } from './run/connection.ts'
import { runMessages as messages, runPhrases as phrases } from './run/run.messages.ts'
import type { ListedRun } from './run/runs.ts'
import { useConnect } from './use-connect.ts'

interface StepFailureProps {
  step: RunStep
  error: ApiError
  listed: ListedRun
  state: RunState
}

/** Why a step failed, and what mends it. */
export function StepFailure({ step, error, listed, state }: StepFailureProps) {
  const intl = useIntl()
  const { connect, busy } = useConnect(listed)
  const missing = missingConnection(step, listed.order, state.made)
  const canRetry = state.removed.length === 0 && !(error instanceof StepProblem && !error.canRetry)
  return (
    <div role="alert" className="grid justify-items-start gap-1.5 rounded-md bg-bad-soft px-3 py-2 wrap-anywhere">
      <RefusalDetails detail={describeError(intl, error)} requestId={error.requestId} folded />
      {canRetry && (
        <div className="flex flex-wrap gap-2">
          {missing && (
            <Button size="small" variant="primary" busy={busy} onClick={() => void connect(missing)}>
              {intl.formatMessage(phrases.connect, { name: missing.network.name })}
            </Button>
          )}
          <Button size="small" disabled={state.busy || busy} onClick={listed.run.retry}>
            {intl.formatMessage(messages.retry)}
          </Button>
        </div>
      )}
    </div>
  )
}
