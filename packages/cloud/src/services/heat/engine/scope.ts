import { Fault } from '../../../core/errors/fault.ts'
import { validationFailed } from '../faults.ts'
import type { Plugin, Work } from '../plugins/plugin.ts'
import { pluginFor } from '../plugins/registry.ts'
import * as resources from '../resources/store.ts'
import type { ResourceRow } from '../resources/store.ts'
import * as stacks from '../stacks/store.ts'
import type { StackRow } from '../stacks/store.ts'
import type { Scope } from '../template/functions/function.ts'
import { asText, within } from '../template/json.ts'
import type { Json } from '../template/json.ts'
import { resolve } from '../template/resolve.ts'
import type { EngineContext } from './context.ts'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'
import { childOf } from './nested.ts'
import { workOn } from './work.ts'

/** Whether a resource exists, so that its attributes can be read. */
export const isUsable = ({ action, status, physical_id }: ResourceRow) =>
  physical_id !== null && action !== 'INIT' && !(action === 'CREATE' && status !== 'COMPLETE')

/** The rows in use by the template, by name; without replaced ones. */
export const currentRows = (rows: readonly ResourceRow[]): ReadonlyMap<string, ResourceRow> =>
  new Map(rows.filter((row) => !row.is_replaced).map((row) => [row.name, row]))

/** What functions of the template can read of a stack. */
export function scopeOf(
  context: EngineContext,
  stack: StackRow,
  model: Model,
  rows: ReadonlyMap<string, ResourceRow>,
): Scope {
  const pseudo: Readonly<Record<string, string>> = {
    'OS::stack_id': stack.id,
    'OS::stack_name': stack.name,
    'OS::project_id': stack.project_id,
  }
  return {
    parameter: (name) => model.values.get(name) ?? (Object.hasOwn(pseudo, name) ? pseudo[name] : undefined),
    reference(name) {
      const row = rows.get(name)
      return row ? referenceOf(pluginFor(stack, row), workOn(context, stack, row)) : name
    },
    attribute(name, attribute, path) {
      const row = rows.get(name)
      if (!row || !isUsable(row)) return null
      return attributeOf(pluginFor(stack, row), workOn(context, stack, row), attribute, path)
    },
    file(name) {
      const text = Object.hasOwn(stack.files, name) ? stack.files[name] : undefined
      if (text === undefined)
        throw validationFailed(`No content found in the "files" section for get_file path: ${name}`)
      return text
    },
    condition: (name) => model.isTrue(name),
    facade: (key) => facadeOf(context, stack, key),
  }
}

const referenceOf = (plugin: Plugin | undefined, work: Work): string =>
  plugin?.reference?.(work) ?? work.resource.physical_id ?? work.resource.name

/** An attribute of an existing resource; null if it is unknown or cannot be read. */
export function attributeOf(plugin: Plugin | undefined, work: Work, name: string, path: readonly Json[] = []): Json {
  if (!plugin) return null
  try {
    if (plugin.nested) return nestedAttribute(plugin, work, name, path)
    const declared = Object.hasOwn(plugin.attributes, name) ? plugin.attributes[name] : undefined
    if (declared?.value) return within(declared.value(work), path)
    const shown = plugin.show?.(work) ?? {}
    return name === 'show' ? within(shown, path) : within(shown, [name, ...path])
  } catch (error) {
    if (error instanceof Fault) return null // the resource or its owner is gone
    throw error
  }
}

function facadeOf({ db }: EngineContext, { owner_id, owner_resource }: StackRow, key: string): Json {
  const owner = owner_id === null ? undefined : stacks.find(db, owner_id)
  const row = owner && currentRows(resources.listOf(db, owner.id)).get(owner_resource ?? '')
  if (!row) return null
  return key === 'metadata' ? row.metadata : key === 'deletion_policy' ? row.deletion_policy : {}
}

/** An attribute of a resource with a nested stack. */
function nestedAttribute(plugin: Plugin, work: Work, name: string, path: readonly Json[]): Json {
  const child = childOf(work)
  if (!child) return null
  if (plugin.isGroup) return groupAttribute(work, child, name, path)
  if (name === 'stack_name') return child.name
  const outputs = Object.fromEntries(outputsOf(work.context, child).map((output) => [output.name, output.value]))
  return within(name === 'outputs' || name === 'show' ? outputs : (outputs[name] ?? null), path)
}

function groupAttribute({ context }: Work, child: StackRow, name: string, path: readonly Json[]): Json {
  const rows = [...currentRows(resources.listOf(context.db, child.id)).values()]
  const members = rows.toSorted((one, other) => Number(one.name) - Number(other.name))
  const refOf = (row: ResourceRow) => referenceOf(pluginFor(child, row), workOn(context, child, row))
  const valueOf = (row: ResourceRow, attribute: string, rest: readonly Json[]) =>
    isUsable(row) ? attributeOf(pluginFor(child, row), workOn(context, child, row), attribute, rest) : null
  const single = /^resource\.([^.]+)(?:\.(.+))?$/.exec(name)
  if (single) {
    const row = members.find((member) => member.name === single[1])
    return row ? (single[2] === undefined ? refOf(row) : valueOf(row, single[2], path)) : null
  }
  const byName = (value: (row: ResourceRow) => Json) => Object.fromEntries(members.map((row) => [row.name, value(row)]))
  switch (name) {
    case 'refs':
      return within(members.map(refOf), path)
    case 'refs_map':
      return within(byName(refOf), path)
    case 'removed_rsrc_list':
      return []
    case 'attributes':
      return byName((row) => valueOf(row, asText(path[0] ?? 'show'), path.slice(1)))
    default:
      return members.map((row) => valueOf(row, name, path))
  }
}

export interface OutputValue {
  name: string
  description: string
  value: Json
  error?: string
}

/** The outputs of a stack, as far as they can be resolved. */
export function outputsOf(context: EngineContext, stack: StackRow): OutputValue[] {
  const model = modelOf(stack)
  const scope = scopeOf(context, stack, model, currentRows(resources.listOf(context.db, stack.id)))
  const enabled = model.template.outputs.filter(({ condition }) => condition === undefined || model.isTrue(condition))
  return enabled.map(({ name, description, value }) => {
    try {
      return { name, description, value: resolve(value, model.template.functions, scope, `outputs.${name}.value`) }
    } catch (error) {
      if (error instanceof Fault) return { name, description, value: null, error: error.message }
      throw error
    }
  })
}
