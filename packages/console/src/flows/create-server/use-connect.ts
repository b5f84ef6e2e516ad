import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { asApiError } from '../../api/api-error.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { StepProblem } from './run/create-run.ts'
import { connectionSteps, type Connection } from './run/connection.ts'
import { runPhrases as phrases } from './run/run.messages.ts'
import type { ListedRun } from './run/runs.ts'
import { stepLabel } from './run/step-label.ts'

/** Connects the network of a run to the outside, and then tries the run's failed steps again. */
export function useConnect({ run, order }: Pick<ListedRun, 'run' | 'order'>) {
  const intl = useIntl()
  const registry = useRegistry()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const connect = async (connection: Connection) => {
    const { network, external } = connection
    const title = intl.formatMessage(phrases.connect, { name: network.name })
    const about = { ...order, network: { name: network.name, cidr: '', external } }
    setBusy(true)
    await runTracked(
      { title, subject: network.name, confirm, settle: settleBy(registry, intl) },
      async ({ notify, track, send }) => {
        const result = { created: [], updated: [], deleted: [], failed: [] }
        try {
          const steps = await connectionSteps(connection, (id) => stepLabel(intl, id, { order: about }), send)
          const plan = createPlan(steps, { obstacle: scopeGuard(), send })
          const report = () => {
            const failed = plan.steps.find(({ state }) => state === 'failed')
            if (failed) {
              const { requestId } = asApiError(failed.error)
              notify.danger(failed.step.label, { detail: describeError(intl, failed.error), requestId })
            } else run.retry()
            return result
          }
          track(plan, report)
          await plan.run()
          return report()
        } catch (error) {
          const { requestId } = asApiError(error)
          const detail = error instanceof StepProblem ? intl.formatMessage(error.text) : describeError(intl, error)
          notify.danger(title, { detail, requestId })
          return result
        }
      },
    )
    setBusy(false)
  }
  return { connect, busy }
}
