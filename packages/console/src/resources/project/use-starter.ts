import { networkEndpoints, projectQuotaEndpoints, routerEndpoints, subnetEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { sendQuotas } from './quotas.ts'
import { starterSteps, type Starter, type StarterCalls } from './starter-plan.ts'
import { starterMessages as messages, starterPhrases as phrases, starterSteps as labels } from './starter.messages.ts'

const callsFor = ({ id, name }: { id: string; name: string }): StarterCalls => ({
  quotas: () => call(projectQuotaEndpoints.projectQuotaView, { params: { id } }),
  sendQuotas: (service, limits) => sendQuotas(service, id, limits),
  network: async () => (await call(networkEndpoints.networkCreate, { body: { name, tenant_id: id } })).id,
  removeNetwork: (network) => call(networkEndpoints.networkDelete, { params: { id: network } }),
  subnet: async (network, cidr) =>
    (
      await call(subnetEndpoints.subnetCreate, {
        body: { network_id: network, name, cidr, ip_version: 4, tenant_id: id },
      })
    ).id,
  router: async (external) =>
    (
      await call(routerEndpoints.routerCreate, {
        body: { name, tenant_id: id, external_gateway_info: { network_id: external } },
      })
    ).id,
  removeRouter: (router) => call(routerEndpoints.routerDelete, { params: { id: router }, query: { detach: 'true' } }),
  connect: (router, subnet) =>
    call(routerEndpoints.routerInterfaceAdd, { params: { id: router }, body: { subnet_id: subnet } }),
})

/** Creates the first resources of a project as a plan that the list of activities shows. */
export function useStarter() {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return (project: { id: string; name: string }, starter: Starter) => {
    const { name } = project
    const steps = starterSteps(starter, callsFor(project), (step) => intl.formatMessage(labels[step]))
    if (steps.length === 0) return
    const plan = createPlan(steps, { obstacle: scopeGuard() })
    const tracked = {
      title: intl.formatMessage(messages.run),
      subject: name,
      confirm,
      settle: settleBy(registry, intl),
    }
    void runTracked(tracked, async ({ notify, track }) => {
      const report = () => {
        const open = plan.steps.filter(({ state }) => state !== 'done')
        if (open.length === 0) notify.success(intl.formatMessage(phrases.done, { name }))
        else
          notify.danger(
            intl.formatMessage(phrases.failed, { name, steps: open.map(({ step }) => step.label).join(', ') }),
          )
        return { created: [], updated: [], deleted: [], failed: [] }
      }
      track?.(plan, report)
      await plan.run()
      return report()
    })
  }
}
