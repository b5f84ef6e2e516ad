import type { Constraint } from '../template/constraints.ts'
import type { Json } from '../template/json.ts'
import type { Attribute } from './plugin.ts'
import type { PropertySchema, PropertySchemas } from './properties.ts'

type More = Partial<Omit<PropertySchema, 'type' | 'description' | 'schema'>>

const plain =
  (type: PropertySchema['type']) =>
  (description: string, more: More = {}): PropertySchema => ({ type, description, ...more })

export const text = plain('string')
export const integer = plain('integer')
export const number = plain('number')
export const boolean = plain('boolean')
export const any = plain('any')

export const map = (description: string, keys?: PropertySchemas, more: More = {}): PropertySchema => ({
  type: 'map',
  description,
  ...(keys && { schema: keys }),
  ...more,
})

export const list = (description: string, items?: PropertySchema, more: More = {}): PropertySchema => ({
  type: 'list',
  description,
  ...(items && { schema: items }),
  ...more,
})

export const range = (min: number | null, max: number | null = null): Constraint => ({ kind: 'range', min, max })
export const length = (min: number | null, max: number | null = null): Constraint => ({ kind: 'length', min, max })
export const oneOf = (...values: Json[]): Constraint => ({ kind: 'allowed_values', values })

/** Must be the name or id of an existing resource: `existing('neutron.network')`. */
export const existing = (name: string): Pick<PropertySchema, 'constraints'> => ({
  constraints: [{ kind: 'custom_constraint', name }],
})

/** Can be updated in place. */
export const changeable = { update: true } as const

/** Attributes with the same name in the live view: `{ status: 'Its status.' }`. */
export const attributes = (
  descriptions: Readonly<Record<string, string | readonly [Attribute['type'], string]>>,
): Record<string, Attribute> =>
  Object.fromEntries(
    Object.entries(descriptions).map(([name, given]) => {
      const [type, description] = typeof given === 'string' ? (['string', given] as const) : given
      return [name, { type, description }]
    }),
  )
