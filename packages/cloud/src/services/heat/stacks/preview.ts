import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { authorizeProject, findStack, inspection } from '../access.ts'
import type { InProject, OfStack } from '../access.ts'
import type { EngineContext } from '../engine/context.ts'
import { modelOf } from '../engine/model.ts'
import { differences } from '../engine/new-resource.ts'
import { currentRows, outputsOf, scopeOf } from '../engine/scope.ts'
import { inspect } from '../engine/validate.ts'
import { complete } from '../plugins/properties.ts'
import { findPlugin } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import { toPlannedResource, toPreviewedResource } from '../resources/view.ts'
import { isMap } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import { resolve } from '../template/resolve.ts'
import type { Definition } from '../template/template.ts'
import { readStackRequest } from './body.ts'
import { stackFor } from './new-stack.ts'
import type { StackRow } from './store.ts'
import { changedBy } from './update.ts'
import { toOutput, toPreview } from './view.ts'

/** The id in responses about a stack that does not exist. */
const NO_ID = 'None'

/** The stack that a template would create. */
export const preview = (call: Call<InProject>) => {
  const context = authorizeProject(call, 'stacks:preview')
  const stack = { ...stackFor(call, readStackRequest(call)), id: NO_ID }
  const model = inspect(inspection(call), stack)
  const planned = [...model.definitions.values()].map((definition) => ({
    ...toPlannedResource(stack, definition, model),
    properties: propertiesOf(context, stack, definition),
  }))
  const outputs = outputsOf(context, stack).map(toOutput)
  return ok({ stack: { ...toPreview(call, stack, NO_ID), outputs, resources: planned } })
}

/** The known properties of a resource; previews read no attributes of other resources. */
function propertiesOf(context: EngineContext, stack: StackRow, { name, type, properties }: Definition): JsonMap {
  const model = modelOf(stack)
  const plugin = findPlugin(stack, type, name)
  const scope = scopeOf(context, stack, model, new Map())
  const place = `resources.${name}.properties`
  const resolved = resolve(properties, model.template.functions, scope, place)
  const optional = Object.entries(plugin?.properties ?? {}).map(
    ([key, schema]) => [key, { ...schema, required: false }] as const,
  )
  return complete(Object.fromEntries(optional), isMap(resolved) ? resolved : {}, place)
}

type Changes = Record<'unchanged' | 'updated' | 'replaced' | 'added' | 'deleted', object[]>

/** The changes that an update would make. */
function changesOf(context: EngineContext, stack: StackRow, updated: StackRow): Changes {
  const changes: Changes = { unchanged: [], updated: [], replaced: [], added: [], deleted: [] }
  const rows = currentRows(resources.listOf(context.db, stack.id))
  const model = modelOf(updated)
  for (const definition of model.definitions.values()) {
    const row = rows.get(definition.name)
    if (!row) {
      changes.added.push(toPlannedResource(updated, definition, model))
      continue
    }
    const plugin = findPlugin(updated, definition.type, definition.name)
    const names = Object.keys(differences(row.properties, propertiesOf(context, updated, definition)))
    const isReplaced = row.type !== definition.type || names.some((name) => !plugin?.properties[name]?.update)
    if (isReplaced) changes.replaced.push(toPlannedResource(updated, definition, model))
    // A nested stack always counts as updated.
    else
      changes[names.length > 0 || plugin?.nested ? 'updated' : 'unchanged'].push(
        toPreviewedResource(context, stack, row),
      )
  }
  const gone = [...rows.values()].filter((row) => !model.definitions.has(row.name))
  return { ...changes, deleted: gone.map((row) => toPreviewedResource(context, stack, row)) }
}

const previewing = (isPatch: boolean) => (call: Call<OfStack>) => {
  const { context, stack } = findStack(call, isPatch ? 'stacks:preview_update_patch' : 'stacks:preview_update')
  const updated = changedBy(stack, readStackRequest(call, { isPatch, isUpdate: true }), isPatch)
  inspect(inspection(call), updated)
  return ok({ resource_changes: changesOf(context, stack, updated) })
}

export const previewUpdate = previewing(false)
export const previewPatch = previewing(true)
