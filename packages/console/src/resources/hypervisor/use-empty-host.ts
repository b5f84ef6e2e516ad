import type { Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import type { Call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { applyResult } from '../../framework/actions/apply-result.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { joinNames } from '../../framework/actions/join-names.ts'
import { MOST_SHOWN } from '../../framework/code/use-show-code.tsx'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { planPhrases } from '../../framework/plan/plan.messages.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useStorePlan } from '../../framework/plan/use-store-plan.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { formatText } from '../../framework/resource/resource-text.ts'
import { moveOrder, moveSteps, startMove, summaryOf, type Means, type MoveRequest } from './empty-host.ts'
import { serversOn } from './host-servers.ts'
import { hypervisorFormPhrases as phrases, moveNames } from './hypervisor-forms.messages.ts'
import { changeService } from './change-service.ts'
import { hypervisorMessages as messages } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

const DISABLE = 'disable'
const FIRST_LOOK_MS = 1000
const LAST_LOOK_MS = 10_000

export interface EmptyRequest extends MoveRequest {
  /** Keeps Nova from placing instances on the host meanwhile; null: it is disabled, or down. */
  disable: { reason: string } | null
  atOnce: number
}

/** Empties a host as a plan that the list of activities shows and controls; resolves to the number of moves once it has begun. */
export function useEmptyHost(item: Hypervisor): (request: EmptyRequest, send: Call) => Promise<number> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  const store = useStorePlan()
  const { host } = item.service
  const self = { type: 'OS::Nova::Hypervisor', id: item.id }

  const means: Means = {
    wait: (looks) => new Promise((resolve) => setTimeout(resolve, Math.min(LAST_LOOK_MS, FIRST_LOOK_MS * (looks + 1)))),
    label: ({ name, id }, move) =>
      intl.formatMessage(planPhrases.step, { action: intl.formatMessage(moveNames[move]), name: name || id }),
    stayed: ({ fault }) =>
      new ApiError(fault?.message ?? intl.formatMessage(phrases.stillOn, { host }), {
        reason: 'refused',
        endpoint: 'GET /api/nova/servers/',
      }),
    isGone: (error) => error instanceof ApiError && error.status === 404,
  }

  return async ({ disable, atOnce, ...request }, send) => {
    // Read again: instances that an earlier attempt has moved are gone by now.
    const { items } = await queryClient.fetchQuery({ ...serversOn(host), staleTime: 0 })
    const disableHost = (reason: string, by: Call) =>
      changeService(item, { status: 'disabled', ...(reason && { disabled_reason: reason }) }, by)
    if (send.rehearsal) {
      if (disable) await disableHost(disable.reason, send)
      for (const { server } of moveOrder(items, request.mode).slice(0, MOST_SHOWN))
        await startMove(server, request, { ...means, send })
      return items.length
    }
    const disabling = disable && {
      id: DISABLE,
      label: formatText(intl, messages.disable),
      run: (by: Call) => disableHost(disable.reason, by),
    }
    const steps = moveSteps(items, host, request, means, disabling ? [DISABLE] : [])
    const moving = moveOrder(items, request.mode).map(({ server }) => server)
    const staying = items.filter((server) => !moving.includes(server))
    const nameOf = ({ name, id }: Server) => name || id
    const tracked = {
      title: formatText(intl, request.mode === 'evacuate' ? messages.evacuate : messages.migrate),
      subject: item.hypervisor_hostname,
      confirm,
      settle: settleBy(registry, intl),
      apply: () => applyResult({ created: [], updated: [self], deleted: [], failed: [] }, registry),
    }
    void runTracked(tracked, async ({ notify, track, send: by }) => {
      const all = disabling ? [disabling, ...steps] : steps
      const plan = createPlan(all, { atOnce, obstacle: scopeGuard(), send: by })
      const report = () => {
        const { moved, failed, left } = summaryOf(plan.steps, [DISABLE])
        const lost = [...moving.filter(({ id }) => failed.includes(id)), ...staying]
        const text = intl.formatMessage(phrases.summary, {
          host,
          moved,
          failed: failed.length,
          left: left + staying.length,
        })
        if (lost.length === 0 && left === 0) notify.success(text)
        else notify.danger(text, { detail: joinNames(lost, { intl, label: nameOf }) })
        return { created: [], updated: [self], deleted: [], failed: lost.length > 0 ? [self] : [] }
      }
      track(plan, report)
      store(tracked, plan, { ...self, action: request.mode === 'evacuate' ? 'evacuate' : 'migrate' })
      await plan.run()
      await tracked.apply()
      void queryClient.invalidateQueries({ queryKey: serversOn(host).queryKey })
      return report()
    })
    return steps.length
  }
}
