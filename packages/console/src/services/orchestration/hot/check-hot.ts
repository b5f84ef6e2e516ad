import type { HeatResourceTypeView, PropertySchema } from '@meridian/contract'
import type { HotResource, HotTemplate } from './hot-template.ts'
import { circlesIn, referencesIn, referencesOf, requirementsIn, type Reference } from './references.ts'
import type { YamlProblem } from './yaml-cursor.ts'
import { entriesOf, keyOf, textOf, type Span, type YamlNode } from './yaml-node.ts'

/** What is known of the cloud; a type without a schema is not checked further. */
export interface HotFacts {
  /** Undefined until the list is loaded. */
  types: ReadonlySet<string> | undefined
  schemas: ReadonlyMap<string, Pick<HeatResourceTypeView, 'properties' | 'attributes'>>
}

export type HotProblemKind =
  | YamlProblem
  | 'version'
  | 'noResources'
  | 'noType'
  | 'unknownType'
  | 'unknownProperty'
  | 'missingProperty'
  | 'unknownResource'
  | 'unknownParameter'
  | 'unknownAttribute'
  | 'circle'
  | 'notNumber'
  | 'notAllowed'

export interface HotProblem {
  kind: HotProblemKind
  /** The name that the problem is about. */
  name: string
  /** The resource that has it. */
  resource?: string
  span: Span
}

const FILE = /\.(?:yaml|yml|template|json)$/i
const PSEUDO_PARAMETERS = ['OS::stack_name', 'OS::stack_id', 'OS::project_id']
/** Every resource has them, beside those of its type. */
const COMMON_ATTRIBUTES = ['show']

/** What Heat would refuse, as far as it shows without asking Heat; in the order of the text. */
export function problemsIn(template: HotTemplate, facts: HotFacts): HotProblem[] {
  const { problem, root, resources } = template
  if (problem) return [{ kind: problem.code, name: '', span: problem }]
  const top = { from: 0, to: 0 }
  if (!root) return [{ kind: 'noResources', name: '', span: top }]
  const circles = circlesIn(requirementsIn(template)).map((names): HotProblem => {
    const [first = ''] = names
    const span = resources.get(first)?.key ?? top
    return { kind: 'circle', name: [...names, first].join(' → '), resource: first, span }
  })
  const outputs = [...template.outputs.values()].flatMap(({ node }) => referencesIn(node))
  return [
    ...(template.version === undefined ? [{ kind: 'version', name: '', span: top } as const] : []),
    ...(resources.size === 0 ? [{ kind: 'noResources', name: '', span: top } as const] : []),
    ...circles,
    ...[...resources.values()].flatMap((resource) => resourceProblems(template, resource, facts)),
    ...outputs.flatMap((reference) => referenceProblems(template, reference, facts)),
  ].toSorted((a, b) => a.span.from - b.span.from)
}

function resourceProblems(template: HotTemplate, resource: HotResource, facts: HotFacts): HotProblem[] {
  const { name, type, typeNode, key } = resource
  const references = referencesOf(template, name).flatMap((reference) => referenceProblems(template, reference, facts))
  const found = [...references, ...typeProblems(resource, facts.types)]
  const schema = facts.schemas.get(type ?? '')
  if (schema && typeNode) found.push(...propertyProblems(resource, schema.properties))
  return found.map((problem) => ({ ...problem, resource: name, span: problem.span.to > 0 ? problem.span : key }))
}

function typeProblems({ type, typeNode, key }: HotResource, types: HotFacts['types']): HotProblem[] {
  if (type === undefined) return [{ kind: 'noType', name: '', span: key }]
  const isKnown = !types || types.has(type) || FILE.test(type) || /^\w+:\/\//.test(type)
  return isKnown ? [] : [{ kind: 'unknownType', name: type, span: typeNode ?? key }]
}

/** A function may stand for all properties, or for one: its value is not known before Heat computes it. */
const isFunction = (node: YamlNode): boolean => {
  const [entry, ...others] = entriesOf(node)
  return (
    entry !== undefined &&
    others.length === 0 &&
    /^(?:get_|str_|list_|map_|if$|repeat$|digest$|yaql$|resource_facade$|make_url$|filter$|equals$|contains$)/.test(
      keyOf(entry),
    )
  )
}

function propertyProblems(
  { properties, key }: HotResource,
  schemas: Readonly<Record<string, PropertySchema>>,
): HotProblem[] {
  if (properties && isFunction(properties)) return []
  const entries = entriesOf(properties)
  const given = new Set(entries.map(keyOf))
  const missing = Object.entries(schemas).flatMap(([name, schema]): HotProblem[] =>
    schema.required && !given.has(name) ? [{ kind: 'missingProperty', name, span: key }] : [],
  )
  const wrong = entries.flatMap((entry): HotProblem[] => {
    const name = keyOf(entry)
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (!schema) return [{ kind: 'unknownProperty', name, span: entry.key }]
    const kind = valueProblem(entry.value, schema)
    return kind ? [{ kind, name, span: entry.value }] : []
  })
  return [...missing, ...wrong]
}

/** Only of scalars: Heat converts and checks the rest. */
function valueProblem(node: YamlNode, { type, constraints = [] }: PropertySchema): HotProblemKind | null {
  if (node.kind !== 'scalar' || node.value === null) return null
  const text = String(node.value)
  const isNumber = type === 'number' || type === 'integer'
  if (isNumber && (text.trim() === '' || Number.isNaN(Number(text)))) return 'notNumber'
  const allowed = constraints.find((each) => Array.isArray(each['allowed_values']))?.['allowed_values']
  const isAllowed = !Array.isArray(allowed) || allowed.some((value) => String(value) === text)
  return isAllowed ? null : 'notAllowed'
}

function referenceProblems(template: HotTemplate, reference: Reference, facts: HotFacts): HotProblem[] {
  const { kind, name, node, path } = reference
  if (kind === 'get_file') return []
  if (kind === 'get_param') {
    const isKnown = template.parameters.has(name) || PSEUDO_PARAMETERS.includes(name)
    return isKnown ? [] : [{ kind: 'unknownParameter', name, span: node }]
  }
  const target = template.resources.get(name)
  if (!target) return [{ kind: 'unknownResource', name, span: node }]
  const [attribute] = path
  const word = textOf(attribute)
  const known = facts.schemas.get(target.type ?? '')?.attributes
  if (kind !== 'get_attr' || !attribute || word === undefined || !known) return []
  // Groups have attributes of their members, as `resource.0.name`.
  const isKnown = Object.hasOwn(known, word) || COMMON_ATTRIBUTES.includes(word) || word.startsWith('resource.')
  return isKnown || target.type?.includes('Group') ? [] : [{ kind: 'unknownAttribute', name: word, span: attribute }]
}
