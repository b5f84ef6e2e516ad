import { Fault } from '../../../core/errors/fault.ts'
import { recordResource } from '../events/record.ts'
import type { Plugin } from '../plugins/plugin.ts'
import { pluginFor } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { JsonMap } from '../template/json.ts'
import type { Definition } from '../template/template.ts'
import type { EngineContext } from './context.ts'
import type { Model } from './model.ts'
import { differences, newResource } from './new-resource.ts'
import { settleResource } from './settle.ts'
import { reasonFor, workOn } from './work.ts'

/** What the engine needs for a step of a stack. */
export interface StackContext {
  context: EngineContext
  stack: StackRow
  model: Model
}

/** The requested state of a resource. */
export interface ResourceSpec {
  plugin: Plugin
  type: string
  properties: JsonMap
  metadata: JsonMap
  deletion_policy: ResourceRow['deletion_policy']
}

/** Creates a resource. */
export function make({ context, stack }: StackContext, base: ResourceRow, spec: ResourceSpec): void {
  const { plugin, properties, metadata, deletion_policy } = spec
  const row: ResourceRow = { ...base, type: spec.type, properties, metadata, deletion_policy }
  resources.insert(context.db, row)
  recordResource(context, row)
  attempt(context, row, () => {
    const made = plugin.create?.(workOn(context, stack, row)) ?? { id: row.physical_name }
    const placed: ResourceRow = { ...row, physical_id: made.id, data: made.data ?? {} }
    resources.update(context.db, placed)
    poll(context, stack, placed)
  })
}

/** Updates a resource, replaces it, or leaves it unchanged. */
export function change(stackContext: StackContext, definition: Definition, row: ResourceRow, spec: ResourceSpec): void {
  const { context, stack } = stackContext
  const { plugin, properties, metadata, deletion_policy } = spec
  const changes = changesFrom(row, properties)
  const names = Object.keys(changes)
  const isBroken = row.status === 'FAILED' && (row.action === 'CREATE' || row.action === 'CHECK')
  const canUpdate = row.type === spec.type && !isBroken && names.every((name) => plugin.properties[name]?.update)
  if (!canUpdate) return replace(stackContext, definition, row, spec)
  const changed: ResourceRow = { ...row, metadata, deletion_policy }
  if (names.length === 0) return leaveUnchanged(context, changed)
  const updating: ResourceRow = {
    ...changed,
    action: 'UPDATE',
    status: 'IN_PROGRESS',
    status_reason: 'state changed',
    attempted: properties,
  }
  resources.update(context.db, updating)
  recordResource(context, updating)
  attempt(context, updating, () => {
    plugin.update?.(workOn(context, stack, updating, properties), changes)
    const updated: ResourceRow = { ...updating, properties, attempted: null }
    resources.update(context.db, updated)
    poll(context, stack, updated)
  })
}

/** Includes the properties of a failed update, which may or may not have been applied. */
const changesFrom = ({ properties: before, attempted }: ResourceRow, after: JsonMap): JsonMap => ({
  ...differences(before, after),
  ...Object.fromEntries(
    Object.keys(differences(before, attempted ?? before)).map((name) => [name, after[name] ?? null]),
  ),
})

/** Resets an earlier failure of an update. */
function leaveUnchanged(context: EngineContext, row: ResourceRow): void {
  if (row.status === 'FAILED') settleResource(context, { ...row, action: 'UPDATE' }, 'COMPLETE')
  else resources.update(context.db, row)
}

/** The old resource stays until the update is complete, so that a rollback can restore it. */
function replace(stackContext: StackContext, definition: Definition, row: ResourceRow, spec: ResourceSpec): void {
  const { context, stack } = stackContext
  const reason = `The Resource ${row.name} requires replacement.`
  const started: ResourceRow = { ...row, action: 'UPDATE', status: 'IN_PROGRESS', status_reason: 'state changed' }
  recordResource(context, started)
  settleResource(context, { ...started, is_replaced: true }, 'COMPLETE', reason)
  const former = formerOf(context, row, spec)
  if (former)
    resources.update(context.db, { ...former, is_replaced: false, traversal: stack.traversal, requires: row.requires })
  else make(stackContext, newResource(context, stack, definition, row.requires), spec)
}

/** A replaced resource that still exists and matches the spec. */
const formerOf = (
  { db }: EngineContext,
  { id, stack_id, name }: ResourceRow,
  { type, properties }: ResourceSpec,
): ResourceRow | undefined =>
  resources
    .listOf(db, stack_id)
    .find(
      (row) =>
        row.id !== id &&
        row.name === name &&
        row.is_replaced &&
        row.type === type &&
        row.status === 'COMPLETE' &&
        row.action !== 'DELETE' &&
        Object.keys(changesFrom(row, properties)).length === 0,
    )

/** Checks whether the action on a resource is complete. */
export function poll(context: EngineContext, stack: StackRow, row: ResourceRow): void {
  const plugin = pluginFor(stack, row)
  attempt(context, row, () => {
    const isDone = row.action === 'UPDATE' ? plugin?.isUpdated : plugin?.isReady
    if (isDone?.(workOn(context, stack, row)) ?? true) settleResource(context, row, 'COMPLETE')
  })
}

function attempt(context: EngineContext, row: ResourceRow, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const latest = resources.find(context.db, row.id) ?? row
    settleResource(context, latest, 'FAILED', reasonFor(error, row.name))
  }
}
