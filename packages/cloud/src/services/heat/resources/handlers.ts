import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr as python } from '../../../core/errors/invalid.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findStack } from '../access.ts'
import type { OfStack } from '../access.ts'
import { schedule } from '../engine/begin.ts'
import type { EngineContext } from '../engine/context.ts'
import { modelOf } from '../engine/model.ts'
import type { Model } from '../engine/model.ts'
import { childOf } from '../engine/nested.ts'
import { newResource } from '../engine/new-resource.ts'
import { settleResource } from '../engine/settle.ts'
import { workOn } from '../engine/work.ts'
import { recordResource } from '../events/record.ts'
import { actionInProgress, noSuchResource } from '../faults.ts'
import { pluginFor } from '../plugins/registry.ts'
import { countIn, flagIn, readFlag } from '../query.ts'
import type { StackRow } from '../stacks/store.ts'
import { asText } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import * as store from './store.ts'
import type { ResourceRow } from './store.ts'
import { attributesOf, toResource } from './view.ts'

export type OfResource = OfStack & { resource: string }

const FILTERS: Readonly<Record<string, (row: ResourceRow) => string>> = {
  type: (row) => row.type,
  status: (row) => row.status,
  name: (row) => row.name,
  action: (row) => row.action,
  id: (row) => row.id,
  physical_resource_id: (row) => row.physical_id ?? '',
}

interface Nested {
  stack: StackRow
  row: ResourceRow
  parent: string | null
}

/** While a stack is created or updated, Heat also lists the resources whose turn has not come. */
function waitingRows(context: EngineContext, stack: StackRow, started: ResourceRow[]): ResourceRow[] {
  if (stack.status !== 'IN_PROGRESS' || (stack.action !== 'CREATE' && stack.action !== 'UPDATE')) return []
  const { definitions, requires } = modelOf(stack)
  return [...definitions.values()]
    .filter(({ name }) => !started.some((row) => row.name === name))
    .map((definition) => ({
      ...newResource(context, stack, definition, requires.get(definition.name) ?? []),
      action: 'INIT',
      status: 'COMPLETE',
      status_reason: '',
    }))
}

/** The resources of a stack and of its nested stacks, down to `depth`. */
function resourcesOf(context: EngineContext, stack: StackRow, depth: number, parent: string | null = null): Nested[] {
  const started = store.listOf(context.db, stack.id).filter((row) => !row.is_replaced)
  const rows = [...started, ...waitingRows(context, stack, started)]
  const inner = depth < 1 ? [] : rows.filter((row) => pluginFor(stack, row)?.nested)
  return [
    ...rows.map((row) => ({ stack, row, parent })),
    ...inner.flatMap((row) => {
      const child = childOf({ context, resource: row })
      return child ? resourcesOf(context, child, depth - 1, row.name) : []
    }),
  ]
}

export const list = (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, 'resource:index', { withDeleted: true })
  const { query } = call
  const unknown = [...new Set(query.keys())].filter(
    (key) => !(key in FILTERS) && !['nested_depth', 'with_detail'].includes(key),
  )
  if (unknown.length > 0) throw badRequest(`Invalid filter parameters ${python(unknown)}`)
  const isDetailed = flagIn(query, 'with_detail')
  const isWanted = ({ row }: Nested) =>
    Object.entries(FILTERS).every(([name, value]) => !query.has(name) || query.getAll(name).includes(value(row)))
  const models = new Map<string, Model>()
  const viewed = resourcesOf(context, stack, countIn(query, 'nested_depth') ?? 0).filter(isWanted)
  return ok({
    resources: viewed.map(({ stack: home, row, parent }) => {
      const model = models.get(home.id) ?? modelOf(home)
      models.set(home.id, model)
      const detail = { description: descriptionIn(model, row), attributes: attributesOf(context, home, row) }
      const view = {
        ...toResource(call, context, home, model, row),
        ...(parent !== null && { parent_resource: parent }),
      }
      return isDetailed ? { ...view, ...detail } : view
    }),
  })
}

const descriptionIn = ({ definitions }: Model, { name }: ResourceRow) => definitions.get(name)?.description ?? ''

function findResource(call: Call<OfResource>, rule: string) {
  const { context, stack } = findStack(call, rule, { withDeleted: true })
  const { resource: name } = call.params
  const row = store.listOf(call.db, stack.id).find((one) => one.name === name && !one.is_replaced)
  if (!row) throw noSuchResource(name, stack.name)
  return { context, stack, row }
}

export const show = (call: Call<OfResource>) => {
  const { context, stack, row } = findResource(call, 'resource:show')
  const model = modelOf(stack)
  return ok({
    resource: {
      ...toResource(call, context, stack, model, row),
      description: descriptionIn(model, row),
      attributes: attributesOf(context, stack, row, call.query.getAll('with_attr')),
    },
  })
}

export const metadata = (call: Call<OfResource>) =>
  ok({ metadata: findResource(call, 'resource:metadata').row.metadata })

const Details = z.record(z.string(), z.json()).nullable()

export const signal = (call: Call<OfResource>) => {
  const { context, stack, row } = findResource(call, 'resource:signal')
  const take = pluginFor(stack, row)?.signal
  if (!take) throw badRequest('signal is not supported for resource.', { type: 'ResourceActionNotSupported' })
  const details = Number(call.headers['content-length'] ?? 0) > 0 ? call.json(Details) : null
  const { reason, metadata: noted } = take(workOn(context, stack, row), details ?? {})
  const taken = { ...row, metadata: noted ?? row.metadata }
  store.update(call.db, taken)
  recordResource(context, { ...taken, status_reason: `Signal: ${reason}` })
  if (stack.status === 'IN_PROGRESS') schedule(context, stack, 0)
  return ok(null)
}

const Mark = z.record(z.string(), z.json())

/** The next update of the stack replaces an unhealthy resource. */
export const markUnhealthy = (call: Call<OfResource>) => {
  const { context, stack, row } = findResource(call, 'resource:mark_unhealthy')
  const body = call.json(Mark) as JsonMap // by its schema
  const unknown = Object.keys(body).filter((key) => key !== 'mark_unhealthy' && key !== 'resource_status_reason')
  if (unknown.length > 0)
    throw badRequest(`Invalid keys in resource mark unhealthy {${unknown.map(python).join(', ')}}`)
  const mark: Json | undefined = body['mark_unhealthy']
  if (mark === undefined) throw badRequest('Missing mandatory (mark_unhealthy) key from mark unhealthy request')
  const isUnhealthy = readFlag('mark_unhealthy', mark)
  if (stack.status === 'IN_PROGRESS') throw actionInProgress(stack.name, stack.action)
  const reason = asText(body['resource_status_reason'] ?? null) || 'state changed by resource_mark_unhealthy api'
  const wasUnhealthy = row.action === 'CHECK' && row.status === 'FAILED'
  if (isUnhealthy || wasUnhealthy) {
    settleResource(context, { ...row, action: 'CHECK' }, isUnhealthy ? 'FAILED' : 'COMPLETE', reason)
  }
  return ok(null)
}
