import { ownerOf, type Gap } from '@meridian/contract'
import { Trash2 } from 'lucide-react'
import { asApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { targetOf, useActionRunner } from '../../framework/actions/use-actions.ts'
import { checkOf, usePolicyStore } from '../../framework/policy/policy-store.ts'
import type { ActionResult } from '../../framework/resource/action-result.ts'
import type { ActionTools, RunningAction } from '../../framework/resource/action.ts'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { ConsequenceLine, ExtraStep, LookAhead } from '../../framework/resource/consequences.ts'
import type { Item, ItemReference } from '../../framework/resource/item.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { cleanUpMessages as messages, findingsMessages } from './findings.messages.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Finding } from './rule.ts'

/** An item of any type, with what deletes it. */
interface Target extends Item {
  project_id: string | null
  label: string
  item: Item
  resource: AnyResource
  action: RunningAction<Item>
  /** By policy. */
  permitted: boolean
}

/** The look-aheads of all types that are deleted, as one. */
const lookAhead: LookAhead<Target> = async (targets, { intl, project }) => {
  const byAction = Map.groupBy(targets, ({ action }) => action)
  const looks = await Promise.all(
    [...byAction].map(async ([action, some]) =>
      action.look?.(
        some.map(({ item }) => item),
        { intl, project, label: (item) => some.find(({ id }) => id === item.id)?.label ?? item.id },
      ),
    ),
  )
  const all = looks.filter((look) => look !== undefined)
  return {
    lines: all.flatMap(({ lines }): readonly ConsequenceLine[] => lines),
    first: all.flatMap(({ first }): readonly ExtraStep[] => first),
    gigabytes: all.reduce((sum, { gigabytes }) => sum + gigabytes, 0),
    large: all.some(({ large }) => large),
    unread: all.flatMap(({ unread }): readonly Gap[] => unread ?? []),
    incomplete: all.some(({ incomplete }) => incomplete),
  }
}

const deletion = batchAction<Target>('delete', Trash2, {
  danger: true,
  batch: true,
  removes: true,
  messages,
  sentences: { title: messages.title, body: messages.body, done: messages.ended, failed: messages.failed },
  lookAhead: () => Promise.resolve(lookAhead),
  perform: async ({ action, item }, send) => action.perform?.(item, send),
})

/** The same, whose results and stored steps name the types of the items. */
const cleanUp: RunningAction<Target> = {
  ...deletion,
  allowed: ({ permitted, action, item }, context) => permitted && (action.allowed?.(item, context) ?? true),
  blocked: ({ action, item }, context) => action.blocked?.(item, context) ?? false,
  async run(targets, tools) {
    const typeOf = new Map(targets.map(({ id, resource }) => [id, resource.type]))
    const typed = <R extends ItemReference>(one: R): R => ({ ...one, type: typeOf.get(one.id) ?? one.type })
    const named = (result: ActionResult): ActionResult => ({
      created: [],
      updated: result.updated.map(typed),
      deleted: result.deleted.map(typed),
      failed: result.failed.map(typed),
    })
    const { track, store } = tools
    const own: ActionTools<Target> = {
      ...tools,
      ...(track && { track: (plan, report) => track(plan, () => named(report())) }),
      ...(store && {
        store: (plan, steps) =>
          store(plan, new Map([...steps].map(([id, of]) => [id, 'type' in of ? typed(of) : of.map(typed)]))),
      }),
    }
    const result = await deletion.run(targets, own)
    return result && named(result)
  },
}

const DELETE = 'delete'
const NOT_FOUND = 404

/** Returns a function that reads the things again and deletes them by one plan; how many of them the user can delete. */
export function useCleanUp(): (findings: readonly Finding[]) => Promise<ActionResult | null> {
  const context = useCellContext([])
  const registry = useRegistry()
  const policies = usePolicyStore()
  const run = useActionRunner(context)
  const targetFor = async ({ thing: { type, id } }: Finding): Promise<Target[]> => {
    const entry = entryOfType(registry, type)
    const resource = await entry?.resource()
    const action = resource?.actions.find((one): one is RunningAction<Item> => one.id === DELETE && 'run' in one)
    if (!entry || !resource || !action) return []
    const item: Item = await queryClient.fetchQuery({ ...resource.load(id), staleTime: 0 })
    const permitted =
      !action.policy || (await policies.allows(checkOf(action.policy, targetOf(resource, action, item))))
    const label = `${context.intl.formatMessage(entry.names.one)} ${resource.label(item)}`
    return [{ id, project_id: ownerOf(item), label, item, resource, action, permitted }]
  }
  return async (findings) => {
    const read = await Promise.allSettled(findings.map(targetFor))
    const targets = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const failure = read.find((one) => one.status === 'rejected' && asApiError(one.reason).status !== NOT_FOUND)
    if (failure?.status === 'rejected') throw failure.reason
    if (targets.length === 0) toast.info(context.intl.formatMessage(findingsMessages.goneAlready))
    if (targets.length === 0) return null
    const resource = { type: '', label: ({ label }: Target) => label, policyTarget: () => ({}) }
    return run(resource, cleanUp, targets)
  }
}
