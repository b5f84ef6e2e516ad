import {
  networkEndpoints,
  portEndpoints,
  projectQuotaEndpoints,
  routerEndpoints,
  subnetEndpoints,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import type { ApiError } from '../../api/api-error.ts'
import { call, type Call } from '../../api/client.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { scopeGuard } from '../../framework/plan/scope-guard.ts'
import { useStorePlan } from '../../framework/plan/use-store-plan.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { applyChange } from '../../services/identity/members.ts'
import { invalidateAssignments, roleGrants } from '../../services/identity/role-grants.ts'
import { projectManifest } from './project.manifest.ts'
import { sendQuotas } from './quotas.ts'
import {
  nothingMade,
  starterSteps,
  type Grant,
  type Starter,
  type StarterCalls,
  type StarterMade,
} from './starter-plan.ts'
import { starterMessages as messages, starterPhrases as phrases, starterSteps as labels } from './starter.messages.ts'

type EquippedProject = { id: string; name: string }

const callsFor = ({ id, name }: EquippedProject): StarterCalls => ({
  grant: (grants, send) => changeRoles(id, { granted: grants, revoked: [] }, send),
  revoke: (grants, send) => changeRoles(id, { granted: [], revoked: grants }, send),
  quotas: () => call(projectQuotaEndpoints.projectQuotaView, { params: { id } }),
  sendQuotas: (service, limits, send) => sendQuotas(service, id, limits, send),
  network: async (send) => (await send(networkEndpoints.networkCreate, { body: { name, tenant_id: id } })).id,
  removeNetwork: (network, send) => send(networkEndpoints.networkDelete, { params: { id: network } }),
  subnet: async (network, cidr, send) =>
    (
      await send(subnetEndpoints.subnetCreate, {
        body: { network_id: network, name, cidr, ip_version: 4, tenant_id: id },
      })
    ).id,
  router: async (external, send) =>
    (
      await send(routerEndpoints.routerCreate, {
        body: { name, tenant_id: id, external_gateway_info: { network_id: external } },
      })
    ).id,
  removeRouter: (router, send) =>
    send(routerEndpoints.routerDelete, { params: { id: router }, query: { detach: 'true' } }),
  connect: (router, subnet, send) =>
    send(routerEndpoints.routerInterfaceAdd, { params: { id: router }, body: { subnet_id: subnet } }),
  find: (cidr) => findMade({ id, name }, cidr),
})

type Grants = Record<'granted' | 'revoked', readonly Grant[]>

/** Makes every change that Keystone allows; rejects with the first refusal. */
async function changeRoles(project: string, { granted, revoked }: Grants, send: Call): Promise<void> {
  const failures: ApiError[] = []
  for (const holder of ['user', 'group'] as const) {
    const of = (grants: readonly Grant[]) => grants.filter((grant) => grant.holder === holder)
    const change = { granted: of(granted), revoked: of(revoked) }
    failures.push(...(await applyChange(roleGrants({ project }, holder), change, send)))
  }
  void invalidateAssignments({ project })
  if (failures[0]) throw failures[0]
}

/** What the plan of another page has made: a new project has nothing else of its own name. */
async function findMade({ id, name }: EquippedProject, cidr: string): Promise<Partial<StarterMade>> {
  const query = { all_projects: 'true', tenant_id: id, name }
  const [networks, subnets, routers] = await Promise.all([
    call(networkEndpoints.networkList, { query }),
    call(subnetEndpoints.subnetList, { query: { ...query, cidr } }),
    call(routerEndpoints.routerList, { query }),
  ])
  const router = routers.items[0]?.id ?? ''
  const subnet = subnets.items[0]?.id ?? ''
  const ports =
    router && subnet
      ? (await call(portEndpoints.portList, { query: { all_projects: 'true', device_id: router } })).items
      : []
  return {
    network: networks.items[0]?.id ?? '',
    subnet,
    router,
    connected: ports.some(({ fixed_ips: ips }) => ips.some((ip) => ip.subnet_id === subnet)),
  }
}

/** Equips a project as a plan that the list of activities shows; `begun` continues one of a page that was closed. */
export function useStarter() {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  const store = useStorePlan()
  return (project: EquippedProject, starter: Starter, begun?: StarterMade) => {
    const { id, name } = project
    const made = begun ?? nothingMade()
    const label = (step: keyof typeof labels) => intl.formatMessage(labels[step])
    const steps = starterSteps(starter, callsFor(project), label, { made, continued: begun !== undefined })
    if (steps.length === 0) return
    const tracked = {
      title: intl.formatMessage(messages.run),
      subject: name,
      confirm,
      settle: settleBy(registry, intl),
    }
    void runTracked(tracked, async ({ notify, track, send }) => {
      const plan = createPlan(steps, { obstacle: scopeGuard(), send })
      const report = () => {
        const open = plan.steps.filter(({ state }) => state !== 'done')
        if (open.length > 0)
          notify.danger(
            intl.formatMessage(phrases.failed, { name, steps: open.map(({ step }) => step.label).join(', ') }),
          )
        // The message about the new project says enough about its members.
        else if (begun || steps.some(({ id: step }) => step !== 'roles'))
          notify.success(intl.formatMessage(phrases.done, { name }))
        return { created: [], updated: [], deleted: [], failed: [] }
      }
      track(plan, report)
      store(tracked, plan, { type: projectManifest.type, id, action: 'equip', details: { starter, made } })
      await plan.run()
      return report()
    })
  }
}
