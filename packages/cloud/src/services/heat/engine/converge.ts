import { Fault } from '../../../core/errors/fault.ts'
import { noSuchEntity } from '../faults.ts'
import { complete } from '../plugins/properties.ts'
import { findPlugin } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import type { StackRow } from '../stacks/store.ts'
import { inOrder } from '../template/dependencies.ts'
import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import { resolve } from '../template/resolve.ts'
import type { Definition } from '../template/template.ts'
import { change, make, poll } from './apply.ts'
import type { StackContext, ResourceSpec } from './apply.ts'
import type { EngineContext } from './context.ts'
import { modelOf } from './model.ts'
import { deletionPolicy, newResource } from './new-resource.ts'
import { currentRows, scopeOf } from './scope.ts'
import { settleResource } from './settle.ts'
import { reasonFor } from './work.ts'

/** The progress of a stack's action, with the reason of a failure. */
export type Progress = 'in progress' | 'done' | { failed: string }

/** Creates and updates resources as far as possible now. Does not remove any. */
export function converge(context: EngineContext, stack: StackRow): Progress {
  const stackContext = { context, stack, model: modelOf(stack) }
  const { requires, definitions } = stackContext.model
  for (const row of resources.listOf(context.db, stack.id)) {
    if (!row.is_replaced && row.status === 'IN_PROGRESS' && row.traversal === stack.traversal) poll(context, stack, row)
  }
  const read = () => currentRows(resources.listOf(context.db, stack.id))
  let rows = read()
  for (const name of inOrder(requires)) {
    if (failureIn(rows, stack) !== undefined) break
    const definition = definitions.get(name)
    const needed = (requires.get(name) ?? []).filter((other) => definitions.has(other))
    if (
      definition &&
      needed.every((other) => isDone(rows.get(other), stack)) &&
      rows.get(name)?.traversal !== stack.traversal
    ) {
      start(stackContext, definition, needed, rows)
      rows = read()
    }
  }
  return progressOf(stackContext, rows)
}

const isDone = (row: ResourceRow | undefined, { traversal }: StackRow) =>
  row?.traversal === traversal && row.status === 'COMPLETE'

/** The first resource that failed in this action. */
function failureIn(rows: ReadonlyMap<string, ResourceRow>, { traversal }: StackRow): ResourceRow | undefined {
  return [...rows.values()].find((row) => row.traversal === traversal && row.status === 'FAILED')
}

function progressOf({ stack, model }: StackContext, rows: ReadonlyMap<string, ResourceRow>): Progress {
  const isBusy = [...rows.values()].some((row) => row.traversal === stack.traversal && row.status === 'IN_PROGRESS')
  const failed = failureIn(rows, stack)
  if (failed && !isBusy) return { failed: `Resource ${failed.action} failed: ${failed.status_reason}` }
  return [...model.definitions.keys()].every((name) => isDone(rows.get(name), stack)) ? 'done' : 'in progress'
}

/** Creates, updates or replaces a resource, or checks its progress. */
function start(
  stackContext: StackContext,
  definition: Definition,
  needed: string[],
  rows: ReadonlyMap<string, ResourceRow>,
): void {
  const { context, stack } = stackContext
  const row = rows.get(definition.name)
  const base: ResourceRow = row
    ? { ...row, traversal: stack.traversal, requires: needed }
    : newResource(context, stack, definition, needed)
  try {
    const spec = specOf(stackContext, definition, rows)
    if (row) change(stackContext, definition, base, spec)
    else make(stackContext, base, spec)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (!row) resources.insert(context.db, base)
    settleResource(context, row ? { ...base, action: 'UPDATE' } : base, 'FAILED', reasonFor(error, definition.name))
  }
}

function specOf(
  { context, stack, model }: StackContext,
  definition: Definition,
  rows: ReadonlyMap<string, ResourceRow>,
): ResourceSpec {
  const { name, type } = definition
  const plugin = findPlugin(stack, type, name)
  if (!plugin) throw noSuchEntity('Resource Type', type)
  const scope = scopeOf(context, stack, model, rows)
  const resolved = (value: JsonMap, part: string) => {
    const result = resolve(value, model.template.functions, scope, `resources.${name}.${part}`)
    return isMap(result) ? result : {}
  }
  return {
    plugin,
    type,
    properties: complete(
      plugin.properties,
      resolved(definition.properties, 'properties'),
      `resources.${name}.properties`,
    ),
    metadata: resolved(definition.metadata, 'metadata'),
    deletion_policy: deletionPolicy(definition.deletionPolicy),
  }
}
