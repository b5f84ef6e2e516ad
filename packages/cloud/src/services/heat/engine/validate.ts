import { Fault } from '../../../core/errors/fault.ts'
import { badReference, tooManyResources, validationFailed } from '../faults.ts'
import { customCheck } from '../plugins/custom-constraints.ts'
import type { Plugin, Work } from '../plugins/plugin.ts'
import { checkedValue } from '../plugins/properties.ts'
import { findPlugin } from '../plugins/registry.ts'
import type { Design } from '../stacks/store.ts'
import type { CustomCheck } from '../template/constraints.ts'
import { inOrder } from '../template/dependencies.ts'
import type { Scope } from '../template/functions/function.ts'
import { asText, isMap, toPythonJson } from '../template/json.ts'
import type { JsonMap } from '../template/json.ts'
import { checkParameters } from '../template/parameter-values.ts'
import { referencesIn, resolve } from '../template/resolve.ts'
import { readTemplate } from '../template/template.ts'
import type { Definition, Template } from '../template/template.ts'
import { modelOf } from './model.ts'
import type { Model } from './model.ts'

/** The permissions of the caller, and the depth of the validation. */
export interface Inspection {
  callService: Work['callService']
  /** Throws if the caller cannot use the type. */
  authorizeType: (type: string) => void
  /** Whether to validate values too, not only names. */
  isThorough: boolean
}

const MAX_RESOURCES = 1000
const MAX_DEPTH = 5

interface TemplateContext extends Inspection {
  design: Design
  model: Model
  check: CustomCheck
  scope: Scope
  depth: number
}

/** Throws for an invalid template; returns its model. */
export function inspect(inspection: Inspection, design: Design, depth = 0): Model {
  const check = customCheck(inspection)
  const template = readTemplate(design.template)
  if (inspection.isThorough) checkParameters(template.parameters, design.environment, check)
  inspectConditions(design, template)
  const model = modelOf(design)
  inspectGroups(template)
  if (model.definitions.size > MAX_RESOURCES) throw tooManyResources()
  const context: TemplateContext = { ...inspection, design, model, check, scope: dryScope(design, model), depth }
  for (const definition of model.definitions.values()) inspectDefinition(context, definition)
  inOrder(model.requires)
  inspectOutputs(model)
  return model
}

/** Resources do not exist yet, so their attributes are null. */
const dryScope = (design: Design, model: Model): Scope => ({
  parameter: (name) => model.values.get(name) ?? (name.startsWith('OS::') ? '' : undefined),
  reference: (name) => name,
  attribute: () => null,
  file: (name) => (Object.hasOwn(design.files, name) ? (design.files[name] ?? '') : ''),
  condition: (name) => model.isTrue(name),
  facade: () => null,
})

function inspectConditions(design: Design, template: Template): void {
  const names = Object.keys(template.conditions)
  if (names.length === 0) return
  const { isTrue } = modelOf({ ...design, template: { ...asMap(design.template), resources: {}, outputs: {} } })
  for (const [name, source] of Object.entries(template.conditions)) {
    const isCondition = typeof source === 'boolean' || typeof source === 'string' || isMap(source)
    try {
      if (!isCondition) throw validationFailed('')
      isTrue(source)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const shown = toPythonJson(source).replaceAll('"', "'").slice(0, 200)
      throw validationFailed(`Condition validation error: : The definition of condition "${name}" is invalid: ${shown}`)
    }
  }
  for (const { name, condition } of [...template.definitions, ...template.outputs]) {
    if (typeof condition === 'string' && !names.includes(condition)) {
      throw validationFailed(`resources.${name}.condition: : Invalid condition "${condition}"`)
    }
  }
}

const asMap = (value: unknown): JsonMap => (isMap(value) ? value : {})

function inspectGroups({ parameterGroups, parameters }: Template): void {
  const refuse = (message: string) => validationFailed(`Parameter Groups error: : ${message}`)
  if (parameterGroups === null) return
  if (!Array.isArray(parameterGroups)) throw refuse('parameter_groups: : The parameter_groups should be a list.')
  const seen = new Set<string>()
  for (const [index, group] of parameterGroups.entries()) {
    const members = isMap(group) ? (group['parameters'] ?? null) : null
    const label = isMap(group) && group['label'] ? asText(group['label']) : String(index)
    if (!Array.isArray(members))
      throw refuse(`parameter_groups.${label}: : The parameters of parameter group should be a list.`)
    for (const name of members.map(asText)) {
      const place = `parameter_groups.${label}: : `
      if (!parameters.some((parameter) => parameter.name === name)) {
        throw refuse(`${place}The grouped parameter ${name} does not reference a valid parameter.`)
      }
      if (seen.has(name)) throw refuse(`${place}The ${name} parameter must be assigned to one parameter group only.`)
      seen.add(name)
    }
  }
}

function inspectDefinition(context: TemplateContext, definition: Definition): void {
  const { name, type } = definition
  const plugin = findPlugin(context.design, type, name)
  if (!plugin) throw validationFailed(`The Resource Type (${type}) could not be found.`)
  context.authorizeType(plugin.type)
  for (const needed of definition.dependsOn) {
    if (!context.model.definitions.has(needed)) throw badReference(needed, name)
  }
  inspectPolicy(definition)
  const known = inspectProperties(context, definition, plugin)
  if (!context.isThorough) return
  const message = plugin.validate?.(known.properties, name)
  if (message !== undefined) throw validationFailed(message)
  if (!plugin.nested || !known.isComplete) return
  if (context.depth >= MAX_DEPTH) throw validationFailed(`Recursion depth exceeds ${MAX_DEPTH}.`)
  const { template, parameters, files } = plugin.nested(known.properties, name)
  const environment = { ...context.design.environment, parameters }
  inspect(context, { template, environment, files: { ...context.design.files, ...files } }, context.depth + 1)
}

function inspectPolicy({ deletionPolicy }: Definition): void {
  if (deletionPolicy === null) return
  const word = asText(deletionPolicy).toLowerCase()
  if (word === 'snapshot') throw validationFailed('"Snapshot" deletion policy not supported')
  if (word !== 'delete' && word !== 'retain')
    throw validationFailed(`Invalid deletion policy "${asText(deletionPolicy)}"`)
}

/** Placeholder for values that are unknown until resources exist. */
const UNKNOWN_VALUE = '(later)'

/** Returns the known properties. */
function inspectProperties(context: TemplateContext, { name, properties }: Definition, plugin: Plugin) {
  const { model, scope, isThorough } = context
  const { functions } = model.template
  const place = `resources.${name}.properties`
  const refuse = (message: string) => validationFailed(`Property error: : ${place}: : ${message}`)
  const unknown = Object.keys(properties).find((key) => !Object.hasOwn(plugin.properties, key))
  if (unknown !== undefined) throw refuse(`Unknown Property ${unknown}`)
  let isComplete = true
  const entries = Object.entries(plugin.properties).map(([key, schema]) => {
    const source = properties[key] ?? null
    if (source === null && schema.required) throw refuse(`Property ${key} not assigned`)
    const references = referencesIn(source, functions, model.isTrue)
    for (const reference of references)
      inspectReference(context, reference, `${name}.Properties.${key}`, `${place}.${key}`)
    if (references.length > 0) {
      isComplete = false
      return [key, UNKNOWN_VALUE] as const
    }
    if (!isThorough) return [key, null] as const
    const value = resolve(source, functions, scope, `${place}.${key}`) ?? schema.default ?? null
    return [key, value === null ? null : checkedValue(schema, value, `${place}.${key}`, context.check)] as const
  })
  return { properties: Object.fromEntries(entries), isComplete }
}

function inspectReference(
  { design, model }: Pick<TemplateContext, 'design' | 'model'>,
  { resource, attribute }: { resource: string; attribute?: string },
  place: string,
  path: string,
): void {
  const target = model.definitions.get(resource)
  if (!target) throw badReference(resource, place)
  if (attribute === undefined) return
  const plugin = findPlugin(design, target.type, resource)
  const isKnown = !plugin || plugin.isGroup || attribute === 'show' || Object.hasOwn(plugin.attributes, attribute)
  if (!isKnown)
    throw validationFailed(`${path}.get_attr: : The Referenced Attribute (${resource} ${attribute}) is incorrect.`)
}

function inspectOutputs(model: Model): void {
  for (const { name, value, condition } of model.template.outputs) {
    if (condition !== undefined && !model.isTrue(condition)) continue
    const missing = referencesIn(value, model.template.functions, model.isTrue).find(
      ({ resource }) => !model.definitions.has(resource),
    )
    if (!missing) continue
    const call = missing.attribute === undefined ? 'get_resource' : 'get_attr'
    const message = `The specified reference "${missing.resource}" (in unknown) is incorrect.`
    throw validationFailed(`outputs.${name}.value.${call}: : ${message}`)
  }
}
