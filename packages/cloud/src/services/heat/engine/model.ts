import { badReference, validationFailed } from '../faults.ts'
import type { Design } from '../stacks/store.ts'
import type { Scope } from '../template/functions/function.ts'
import type { Json } from '../template/json.ts'
import { knownValues } from '../template/parameter-values.ts'
import { referencesIn, resolve } from '../template/resolve.ts'
import { readTemplate } from '../template/template.ts'
import type { Definition, Template } from '../template/template.ts'
import { isImplied } from './implicit.ts'

/** A template with parameters filled in and conditions evaluated. */
export interface Model {
  template: Template
  values: ReadonlyMap<string, Json>
  isTrue: (condition: Json) => boolean
  /** The resources whose conditions are true. */
  definitions: ReadonlyMap<string, Definition>
  /** The names that each resource requires. */
  requires: ReadonlyMap<string, string[]>
}

const PSEUDO_PARAMETERS = ['OS::stack_id', 'OS::stack_name', 'OS::project_id']

export function modelOf({ template: source, environment }: Pick<Design, 'template' | 'environment'>): Model {
  const template = readTemplate(source)
  const values = knownValues(template.parameters, environment)
  const isTrue = conditionsOf(template, values)
  const enabled = template.definitions.filter(({ condition }) => condition === undefined || isTrue(condition))
  const definitions = new Map(enabled.map((definition) => [definition.name, definition]))
  const requires = withImplied(enabled, new Map(enabled.map((one) => [one.name, requiredBy(template, one, isTrue)])))
  return { template, values, isTrue, definitions, requires }
}

/** The names in a definition's references, known or unknown. */
function requiredBy({ functions }: Template, definition: Definition, isTrue: Model['isTrue']): string[] {
  const { properties, metadata, dependsOn } = definition
  const mentioned = referencesIn([properties, metadata], functions, isTrue).map(({ resource }) => resource)
  return [...new Set([...dependsOn, ...mentioned])].filter((name) => name !== definition.name)
}

type Requires = ReadonlyMap<string, string[]>

/** Adds implicit dependencies that cause no cycle. */
function withImplied(definitions: readonly Definition[], stated: Requires): Requires {
  const requires = new Map(stated)
  const waitsFor = (name: string, other: string, seen = new Set<string>()): boolean => {
    if (seen.has(name)) return false
    seen.add(name)
    return (requires.get(name) ?? []).some((needed) => needed === other || waitsFor(needed, other, seen))
  }
  for (const definition of definitions) {
    for (const other of definitions) {
      const known = requires.get(definition.name) ?? []
      if (known.includes(other.name) || !isImplied(definition, other)) continue
      if (!waitsFor(other.name, definition.name)) requires.set(definition.name, [...known, other.name])
    }
  }
  return requires
}

/** Conditions depend only on parameters and on other conditions. */
function conditionsOf(template: Template, values: Model['values']): Model['isTrue'] {
  const known = new Map<string, boolean>()
  const open = new Set<string>()
  const refuse = (name: string): never => {
    throw badReference(name, 'condition')
  }
  const scope: Scope = {
    parameter: (name) => values.get(name) ?? (PSEUDO_PARAMETERS.includes(name) ? '' : undefined),
    reference: refuse,
    attribute: refuse,
    file: refuse,
    facade: refuse,
    condition: (name) => named(name),
  }
  const named = (name: string): boolean => {
    const found = known.get(name)
    if (found !== undefined) return found
    const source = Object.hasOwn(template.conditions, name) ? template.conditions[name] : undefined
    if (source === undefined) throw validationFailed(`Invalid condition "${name}"`)
    if (open.has(name)) throw validationFailed(`Circular definition for condition "${name}"`)
    open.add(name)
    const value = isTrue(source, `conditions.${name}`)
    open.delete(name)
    known.set(name, value)
    return value
  }
  const isTrue = (condition: Json, place = 'condition'): boolean => {
    if (typeof condition === 'string') return named(condition)
    const value = resolve(condition, template.conditionFunctions, scope, place)
    if (typeof value !== 'boolean')
      throw validationFailed(`Invalid condition "${JSON.stringify(condition)?.slice(0, 200)}"`)
    return value
  }
  return (condition) => isTrue(condition)
}
