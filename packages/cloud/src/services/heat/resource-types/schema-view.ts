import type { Attribute, Plugin } from '../plugins/plugin.ts'
import { itemsOf, keysOf } from '../plugins/properties.ts'
import type { PropertySchema } from '../plugins/properties.ts'
import type { Constraint } from '../template/constraints.ts'
import type { Json, JsonMap } from '../template/json.ts'

/** A constraint in a template's format. */
export function toConstraint(constraint: Constraint): JsonMap {
  switch (constraint.kind) {
    case 'range':
    case 'length': {
      const limits = Object.entries({ min: constraint.min, max: constraint.max }).filter(([, value]) => value !== null)
      return { [constraint.kind]: Object.fromEntries(limits) }
    }
    case 'allowed_values':
      return { allowed_values: constraint.values }
    case 'allowed_pattern':
      return { allowed_pattern: constraint.pattern }
    case 'modulo':
      return { modulo: { step: constraint.step, offset: constraint.offset } }
    case 'custom_constraint':
      return { custom_constraint: constraint.name }
  }
}

function toProperty(schema: PropertySchema): JsonMap {
  const { type, description, default: standard, required = false, update = false, constraints } = schema
  const items = itemsOf(schema)
  const keys = keysOf(schema)
  return {
    type,
    description,
    ...(standard !== undefined && { default: standard }),
    ...(items && { schema: { '*': toItem(items) } }),
    ...(keys && { schema: toProperties(keys) }),
    required,
    ...(constraints && { constraints: constraints.map(toConstraint) }),
    update_allowed: update,
    immutable: false,
  }
}

/** Items of a list have only the schema of their keys. */
function toItem(schema: PropertySchema): JsonMap {
  const { description, ...rest } = toProperty(schema)
  return schema.type === 'map' || description === undefined ? rest : { ...rest, description }
}

const toProperties = (schemas: Plugin['properties']): JsonMap =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toProperty(schema)]))

/** Every resource has this attribute. */
const SHOW: Attribute = { description: 'All attributes.', type: 'map' }

export const allAttributes = ({ attributes }: Plugin): Record<string, Attribute> => ({ ...attributes, show: SHOW })

export const toSchema = (plugin: Plugin, isDescribed: boolean): Record<string, Json> => ({
  resource_type: plugin.type,
  properties: toProperties(plugin.properties),
  attributes: Object.fromEntries(
    Object.entries(allAttributes(plugin)).map(([name, { description, type }]) => [name, { description, type }]),
  ),
  support_status: { status: 'SUPPORTED', message: null, version: plugin.since, previous_status: null },
  ...(isDescribed && { description: plugin.description }),
})
