import {
  keypairEndpoints,
  floatingIpEndpoints,
  securityGroupEndpoints,
  type Endpoint,
  type Image,
} from '@meridian/contract'
import { queryClient } from '../../../api/query.ts'
import { openTrace, type Trace } from '../../../api/trace.ts'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { beginActivity } from '../../../framework/activity/activity.ts'
import type { RegistryEntry } from '../../../framework/resource/registry.ts'
import { instanceManifest } from '../../../resources/instance/instance.manifest.ts'
import { saveFile } from '../../../ui/copy.tsx'
import type { CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { createChoice, type CreateChoice } from '../rules/create-choice.ts'
import { createRun, type CreateRun } from './create-run.ts'
import { operationsOf } from './operations.ts'

/** A run with what its page shows. It goes on while the user is on other pages. */
export interface ListedRun {
  run: CreateRun
  values: CreateForm
  choice: CreateChoice
  /** What the server starts from, for the name of the account; null if that is a volume. */
  image: Image | null
  /** Names of servers when it began, so that another one gets a free name. */
  taken: readonly string[]
}

const runs = new Map<string, ListedRun>()

export const runOf = (id: string | undefined): ListedRun | undefined => (id === undefined ? undefined : runs.get(id))

interface RunContext {
  facts: CreateFacts
  registry: readonly RegistryEntry[]
  /** The title in the list of activities. */
  title: string
}

/** Starts to create what the values describe; returns the id of the run. */
export function beginRun(values: CreateForm, { facts, registry, title }: RunContext): string {
  const id = String(runs.size + 1)
  const choice = createChoice(values, facts)
  const run = createRun(operationsOf(values, facts))
  const image = facts.images.find((each) => each.id === choice.source?.id) ?? null
  runs.set(id, { run, values, choice, image, taken: facts.servers.map(({ name }) => name) })
  follow(run, registry, title)
  void run.start()
  return id
}

/** Lists the run as an activity, refreshes the lists that it changes, and saves the private key at once. */
function follow(run: CreateRun, registry: readonly RegistryEntry[], title: string) {
  let activity: ReturnType<typeof beginActivity> | null = null
  let closeTrace = () => {}
  let { made, busy } = run.getState()
  run.subscribe(() => {
    const next = run.getState()
    if (next.busy && !busy) {
      const sent: Trace = []
      closeTrace = openTrace(sent)
      activity = beginActivity({ title, subject: '', sent, holdsPage: true })
    }
    const about = next.made.serverId ? { type: instanceManifest.type, id: next.made.serverId } : null
    if (!next.busy && busy) {
      closeTrace()
      const failed = next.steps.some(({ status }) => status === 'failed')
      activity?.end(failed ? 'failed' : 'done', about)
      if (about) void applyResult({ created: [about], updated: [], deleted: [], failed: [] }, registry)
    }
    if (next.made.privateKey && !made.privateKey) savePrivateKey(next.made)
    if (next.made.serverId && !made.serverId && about)
      void applyResult({ created: [about], updated: [], deleted: [], failed: [] }, registry)
    if (next.made.keyName !== made.keyName) refresh(keypairEndpoints.keypairList)
    if (next.made.group !== made.group) refresh(securityGroupEndpoints.securityGroupList)
    if (next.made.floatingIp !== made.floatingIp || next.made.attached !== made.attached)
      refresh(floatingIpEndpoints.floatingIpList)
    ;({ made, busy } = next)
  })
}

const refresh = ({ method, path }: Endpoint) => void queryClient.invalidateQueries({ queryKey: [method, path] })

export const savePrivateKey = ({ keyName = 'key', privateKey = '' }: { keyName?: string; privateKey?: string }) =>
  saveFile(`${keyName}.pem`, privateKey, 'application/x-pem-file')
