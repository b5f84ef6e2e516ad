import type { QuotasOfProject } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import type { ActionTools } from '../../../framework/resource/action.ts'
import type { ActionResult } from '../../../framework/resource/action-result.ts'
import { createPlan } from '../../../framework/plan/create-plan.ts'
import type { PlanStep } from '../../../framework/plan/plan.ts'
import { planPhrases } from '../../../framework/plan/plan.messages.ts'
import { scopeGuard } from '../../../framework/plan/scope-guard.ts'
import { quotaServices } from '../project-forms.messages.ts'
import { sendQuotas } from '../quotas.ts'
import { QuotaChoices, type QuotaChoice } from './QuotaChoices.tsx'
import { changeMessages as phrases } from './change-quotas.messages.ts'
import { projectQuotaMessages } from './project-quota.messages.ts'
import { requestsFor, type QuotaRequest } from './quota-rules.ts'

type Tools = ActionTools<QuotasOfProject>

/** Asks what to change, shows the new limits, and sends them as a plan that can be undone. */
export async function changeQuotas(projects: readonly QuotasOfProject[], tools: Tools): Promise<ActionResult | null> {
  const { intl } = tools
  let requests: readonly QuotaRequest[] = []
  const keep = (choice: QuotaChoice | null) => {
    requests = choice ? requestsFor(projects, choice.names, choice.change) : []
  }
  return tools.confirm({
    title: intl.formatMessage(projectQuotaMessages.change),
    body: intl.formatMessage(phrases.about, { count: projects.length }),
    action: intl.formatMessage(projectQuotaMessages.change),
    inBackground: true,
    choices: ({ onReady }) => <QuotaChoices projects={projects} keep={keep} onReady={onReady} />,
    steps: () => requests.map((request) => stepOf(request, intl)),
    run: () => runRequests(requests, tools),
  })
}

const idOf = ({ project, service }: QuotaRequest) => `${project.id} ${service}`

function stepOf(request: QuotaRequest, intl: IntlShape): PlanStep {
  const { project, service, limits, before } = request
  const action = intl.formatMessage(quotaServices[service])
  return {
    id: idOf(request),
    label: intl.formatMessage(planPhrases.step, { action, name: project.name }),
    run: (send) => sendQuotas(service, project.id, limits, send),
    undo: (send) => sendQuotas(service, project.id, before, send),
  }
}

async function runRequests(requests: readonly QuotaRequest[], tools: Tools): Promise<ActionResult> {
  const { intl, type, notify } = tools
  const plan = createPlan(
    requests.map((request) => stepOf(request, intl)),
    { obstacle: scopeGuard(), send: tools.send },
  )
  const report = (): ActionResult => {
    const failed = plan.steps.filter(({ state }) => state === 'failed')
    const own = requests.map(({ project }) => ({ type, id: project.id }))
    if (failed.length === 0)
      notify.success(intl.formatMessage(phrases.done, { count: new Set(own.map(({ id }) => id)).size }))
    else
      notify.danger(intl.formatMessage(phrases.failed, { count: failed.length }), {
        detail: failed.map(({ step }) => step.label).join(', '),
      })
    return { created: [], updated: own, deleted: [], failed: [] }
  }
  tools.track?.(plan, report)
  // The other projects are offered again, with their present limits.
  tools.store?.(
    plan,
    new Map(requests.map((request) => [idOf(request), { type, id: request.project.id, action: 'change' }])),
  )
  await plan.run()
  return report()
}
