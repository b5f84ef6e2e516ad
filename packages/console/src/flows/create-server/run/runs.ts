import {
  floatingIpEndpoints,
  keypairEndpoints,
  networkEndpoints,
  portEndpoints,
  routerEndpoints,
  securityGroupEndpoints,
  type Endpoint,
} from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { callFor } from '../../../api/client.ts'
import { queryClient } from '../../../api/query.ts'
import type { Trace } from '../../../api/trace.ts'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { beginActivity } from '../../../framework/activity/activity.ts'
import type { RegistryEntry } from '../../../framework/resource/registry.ts'
import { paths } from '../../../paths.ts'
import { instanceManifest } from '../../../resources/instance/instance.manifest.ts'
import { saveFile } from '../../../ui/copy.tsx'
import type { PlanView } from '../../../framework/plan/plan.ts'
import { scopeGuard } from '../../../framework/plan/scope-guard.ts'
import type { useStorePlan } from '../../../framework/plan/use-store-plan.ts'
import { blankCreate, type CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { createRun, type CreateRun, type StepId } from './create-run.ts'
import { lookAtRun, lookingFirst } from './look-first.ts'
import { operationsOf } from './operations.ts'
import { hasSecrets, orderOf, StoredRun, withoutSecrets, type RunOrder } from './run-order.ts'
import { runPhrases as phrases } from './run.messages.ts'
import { stepLabel } from './step-label.ts'

/** A run with what its page shows. It goes on while the user is on other pages. */
export interface ListedRun {
  run: CreateRun
  values: CreateForm
  order: RunOrder
  /** Another page has begun it. */
  continued: boolean
  /** Takes it off the list of activities. */
  drop: () => void
}

const runs = new Map<string, ListedRun>()

export const runOf = (id: string | undefined): ListedRun | undefined => (id === undefined ? undefined : runs.get(id))

interface RunContext {
  intl: IntlShape
  registry: readonly RegistryEntry[]
  store: ReturnType<typeof useStorePlan>
}

/** Starts to create what the values describe; returns the id of the run. */
export const beginRun = (values: CreateForm, facts: CreateFacts, context: RunContext): string =>
  start({ values, order: orderOf(values, facts), continued: false }, null, context)

/** Continues a run of a page that was closed; null if its description is of another version. */
export function continueRun(details: unknown, context: RunContext): string | null {
  const { data: stored } = StoredRun.safeParse(details)
  if (!stored) return null
  const values = { ...blankCreate, ...(stored.values as Partial<CreateForm>) } // as `start` has stored them
  return start({ values, order: stored.order, continued: true }, stored, context)
}

function start(listed: Omit<ListedRun, 'run' | 'drop'>, before: StoredRun | null, context: RunContext): string {
  const { values, order, continued } = listed
  const { intl, registry, store } = context
  const begun = { order, isIncomplete: before?.isIncomplete ?? false }
  const done = (): StepId[] => [
    ...new Set([
      ...(before?.done ?? []),
      ...run.getState().steps.flatMap(({ id, status }) => (status === 'done' ? id : [])),
    ]),
  ]
  const operations = lookingFirst(operationsOf(order), {
    continued,
    look: (made, send) => lookAtRun({ ...begun, made, done: done() }, send),
    removeKey: (send) => send(keypairEndpoints.keypairDelete, { params: { name: order.newKey?.name ?? '' } }),
  })
  const label = (id: StepId) => stepLabel(intl, id, listed)
  const sent: Trace = []
  const run: CreateRun = createRun(operations, {
    label,
    translate: (text) => intl.formatMessage(text),
    made: before?.made,
    obstacle: scopeGuard(),
    send: callFor(sent),
  })
  const id = String(runs.size + 1)
  const name = values.name.trim()
  const title = intl.formatMessage(phrases.activity, { name })
  const { drop } = follow(run, registry, {
    title,
    page: paths.createServer({ run: id }),
    sent,
  })
  runs.set(id, { ...listed, run, drop })
  const subject = intl.formatList(run.plan.steps.map(({ step }) => step.label))
  store({ title, subject }, run.plan, {
    type: instanceManifest.type,
    id: '',
    action: 'create-server',
    // Read whenever the plan is stored.
    details: {
      values: { ...withoutSecrets(values) },
      order: { ...order, request: withoutSecrets(order.request) },
      isIncomplete: begun.isIncomplete || hasSecrets(order.request),
      get made() {
        const { privateKey: _, ...made } = run.getState().made
        return made
      },
      get done() {
        return done()
      },
    } satisfies StoredRun,
  })
  return id
}

/** Lists the run as an activity, refreshes the lists that it changes, and saves the private key at once. */
function follow(
  run: CreateRun,
  registry: readonly RegistryEntry[],
  shown: { title: string; page: string; sent: Trace },
) {
  const { plan } = run
  const activity = beginActivity({ ...shown, subject: '', plan, holdsPage: true })
  let { made } = run.getState()
  const aboutNow = () => (made.serverId ? { type: instanceManifest.type, id: made.serverId } : null)
  const list = () => {
    const about = aboutNow()
    if (about) void applyResult({ created: [about], updated: [], deleted: [], failed: [] }, registry)
  }
  const end = async (ended: Promise<PlanView>) => {
    const { counts, stopped } = await ended
    activity.end(counts.failed > 0 ? 'failed' : stopped ? 'stopped' : 'done', aboutNow())
    list()
  }
  run.subscribe(() => {
    const before = made
    made = run.getState().made
    if (made.privateKey && !before.privateKey) savePrivateKey(made)
    if (made.serverId !== before.serverId) list()
    if (made.keyName !== before.keyName) refresh(keypairEndpoints.keypairList)
    if (made.group !== before.group) refresh(securityGroupEndpoints.securityGroupList)
    if (made.network !== before.network || made.subnetId !== before.subnetId) refresh(networkEndpoints.networkList)
    if (made.routerId !== before.routerId || made.connected !== before.connected) {
      refresh(routerEndpoints.routerList)
      refresh(portEndpoints.portList)
    }
    if (made.floatingIp !== before.floatingIp || made.attached !== before.attached)
      refresh(floatingIpEndpoints.floatingIpList)
  })
  plan.onContinue((ended) => {
    activity.again()
    void end(ended)
  })
  void end(plan.run())
  return activity
}

const refresh = ({ method, path }: Endpoint) => void queryClient.invalidateQueries({ queryKey: [method, path] })

export const savePrivateKey = ({ keyName = 'key', privateKey = '' }: { keyName?: string; privateKey?: string }) =>
  saveFile(`${keyName}.pem`, privateKey, 'application/x-pem-file')
