import type { HeatResourceTypeView, PropertySchema } from '@meridian/contract'
import type { LinkTarget } from '../../services/orchestration/hot/edit-hot.ts'

export interface Target {
  target: LinkTarget
  /** `networks.network`, as people read it. */
  label: string
  /** How well it suits: 2 by its constraint, 1 by its name. */
  fit: 0 | 1 | 2
}

/** The schema of a list's items is under `*`. */
export const itemSchema = ({ schema }: PropertySchema): PropertySchema | undefined =>
  schema?.['*'] as PropertySchema | undefined // as Heat describes it

export const partSchemas = ({ schema }: PropertySchema): Readonly<Record<string, PropertySchema>> =>
  (schema ?? {}) as Record<string, PropertySchema> // as Heat describes it

export const constraintOf = ({ constraints = [] }: PropertySchema): string | undefined => {
  const name = constraints.find((each) => 'custom_constraint' in each)?.['custom_constraint']
  return typeof name === 'string' ? name : undefined
}

/** The properties of a type that can hold another resource, the most likely first; `depends_on` is always possible. */
export function targetsFor(schema: HeatResourceTypeView | undefined, toType: string): Target[] {
  const word = wordOf(toType)
  const found = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => placesIn(name, property))
  const targets = found.map(({ path, property }): Target => {
    const fit = wordOfConstraint(property) === word ? 2 : isNamed(path, word) ? 1 : 0
    return { target: path, label: path.filter((step) => step !== '+').join('.'), fit }
  })
  const depends: Target = { target: ['depends_on'], label: 'depends_on', fit: 0 }
  return [...targets.toSorted((a, b) => b.fit - a.fit), depends]
}

interface Place {
  path: string[]
  property: PropertySchema
}

/** A property, and what is inside it: two levels are enough for what resources take. */
function placesIn(name: string, property: PropertySchema): Place[] {
  const items = property.type === 'list' ? itemSchema(property) : undefined
  if (items?.type === 'map')
    return Object.entries(partSchemas(items)).flatMap(([key, part]) =>
      isPlain(part) ? [{ path: [name, '+', key], property: part }] : [],
    )
  if (property.type === 'list') return [{ path: [name, '+'], property: items ?? property }]
  if (property.type === 'map')
    return Object.entries(partSchemas(property)).flatMap(([key, part]) =>
      isPlain(part) ? [{ path: [name, key], property: part }] : [],
    )
  return isPlain(property) ? [{ path: [name], property }] : []
}

const isPlain = ({ type }: PropertySchema) =>
  type === 'string' || type === 'any' || type === 'number' || type === 'integer'

/** OS::Neutron::Net is a `network`, as constraints and properties call it. */
const wordOf = (type: string): string => {
  const word = (type.split('::').at(-1) ?? type).toLowerCase()
  return word === 'net' || word === 'providernet' ? 'network' : word
}

const wordOfConstraint = (property: PropertySchema) => constraintOf(property)?.split('.').at(-1)?.replaceAll('_', '')

const isNamed = (path: readonly string[], word: string) =>
  path.some((step) => step.replaceAll('_', '').toLowerCase().startsWith(word))
