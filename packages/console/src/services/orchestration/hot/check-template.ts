import type { HeatResourceTypeView, PropertySchema } from '@meridian/contract'
import { checkParameters } from './check-parameters.ts'
import { problemAt, type HotProblem } from './hot-problem.ts'
import type { HotResource, HotTemplate } from './hot-template.ts'
import { parseYaml } from './parse-yaml.ts'
import { circlesIn, referencesIn, referencesOf, requirementsIn, type Reference } from './references.ts'
import { entriesOf, entryOf, keyOf, type YamlNode } from './yaml-node.ts'

/** What is known of the cloud; what is unknown is not checked. */
export interface HotKnowledge {
  /** The types that Heat lists. */
  types?: ReadonlySet<string>
  /** Types that the environment defines; an asterisk stands for any text. */
  registered: readonly string[]
  schemas: ReadonlyMap<string, HeatResourceTypeView>
}

/** The types that an environment defines. */
export const registeredIn = (environment: string): string[] =>
  entriesOf(entryOf(parseYaml(environment).root, 'resource_registry')?.value).map(keyOf)

const SECTIONS = new Set(
  'heat_template_version description parameter_groups parameters resources outputs conditions'.split(' '),
)
const RESOURCE_KEYS = new Set(
  'type properties metadata depends_on update_policy deletion_policy external_id condition description'.split(' '),
)
const PSEUDO_PARAMETERS = new Set(['OS::stack_name', 'OS::stack_id', 'OS::project_id'])

/** What is wrong with a HOT template, in the order of its text. Heat has the last word: this finds what can be shown at a line. */
export function checkTemplate(template: HotTemplate, knowledge: HotKnowledge): HotProblem[] {
  const { problem, root, version, sections } = template
  if (problem) return [problemAt(problem, problem.code)]
  if (!root) return []
  if (root.kind !== 'map') return [problemAt(root, 'notTemplate')]
  if (version === undefined) return isOther(template) ? [] : [problemAt({ from: 0, to: 0 }, 'noVersion')]
  const found = [
    ...sections
      .filter((entry) => !SECTIONS.has(keyOf(entry)))
      .map((entry) => problemAt(entry.key, 'section', { name: keyOf(entry) })),
    ...checkParameters(template),
    ...[...template.resources.values()].flatMap((resource) =>
      checkResource(resource, template, knowledge).map((one) => ({ ...one, resource: resource.name })),
    ),
    ...[...template.outputs.values()].flatMap(({ node }) => checkReferences(referencesIn(node), template, knowledge)),
    ...circlesIn(requirementsIn(template)).map((circle) => {
      const [first = ''] = circle
      const names = [...circle, first].join(' → ')
      return { ...problemAt(template.resources.get(first)?.key ?? root, 'circle', { names }), resource: first }
    }),
  ]
  return found.toSorted((a, b) => a.from - b.from)
}

const isOther = ({ sections }: HotTemplate) => sections.some((entry) => keyOf(entry).endsWith('TemplateFormatVersion'))

const FILE = /[./](?:yaml|yml|template|json)$/i
const matches = (pattern: string, type: string) =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type

function checkResource(resource: HotResource, template: HotTemplate, knowledge: HotKnowledge): HotProblem[] {
  const { name, key, node, type, typeNode } = resource
  if (node.kind !== 'map' || type === undefined) return [problemAt(key, 'noType', { name })]
  const isKnown = knowledge.registered.some((pattern) => matches(pattern, type)) || FILE.test(type)
  return [
    ...(typeNode && !isKnown && knowledge.types && !knowledge.types.has(type)
      ? [problemAt(typeNode, 'type', { type })]
      : []),
    ...entriesOf(node)
      .filter((entry) => !RESOURCE_KEYS.has(keyOf(entry)))
      .map((entry) => problemAt(entry.key, 'resourceKey', { name: keyOf(entry) })),
    ...checkProperties(resource, isKnown ? undefined : knowledge.schemas.get(type)),
    ...checkReferences(referencesOf(template, name), template, knowledge),
  ]
}

function checkProperties({ type = '', key, properties }: HotResource, schema?: HeatResourceTypeView): HotProblem[] {
  if (!schema || (properties && properties.kind !== 'map' && !isEmpty(properties))) return []
  // A function may stand for all properties.
  if (entriesOf(properties).some((entry) => /^(?:if|map_merge|yaql|get_\w+)$/.test(keyOf(entry)))) return []
  const missing = Object.entries(schema.properties).filter(
    ([name, { required }]) => required && !entryOf(properties, name),
  )
  return [
    ...missing.map(([name]) => problemAt(key, 'missing', { name, type })),
    ...entriesOf(properties).flatMap((entry) => {
      const name = keyOf(entry)
      const known = schema.properties[name]
      if (!known) return [problemAt(entry.key, 'property', { name, type })]
      if (!isOfType(entry.value, known.type)) return [problemAt(entry.value, 'value', { name, type: known.type })]
      return isAllowed(entry.value, known) ? [] : [problemAt(entry.value, 'allowed', { name })]
    }),
  ]
}

/** Only of scalars: what a function returns is not known before Heat computes it. */
function isAllowed(node: YamlNode, { constraints = [] }: PropertySchema): boolean {
  const allowed = constraints.find((each) => Array.isArray(each['allowed_values']))?.['allowed_values']
  if (node.kind !== 'scalar' || node.value === null || !Array.isArray(allowed)) return true
  return allowed.some((value) => String(value) === String(node.value))
}

const isEmpty = (node: YamlNode) => node.kind === 'scalar' && node.value === null

/** Whether a value can be of a property's type: functions can, and Heat reads numbers from text. */
function isOfType(node: YamlNode, type: string): boolean {
  if (isEmpty(node)) return true
  if (node.kind === 'map') return type === 'map' || type === 'any' || node.entries.length === 1
  if (node.kind === 'list') return type === 'list' || type === 'any' || type === 'map' || type === 'string'
  const text = String(node.value).trim()
  if (type === 'integer' || type === 'number') return text !== '' && !Number.isNaN(Number(text))
  if (type === 'boolean') return /^(?:true|false|t|f|yes|no|y|n|on|off|1|0)$/i.test(text)
  return type !== 'list' || node.isQuoted || text.includes(',') || typeof node.value === 'string'
}

function checkReferences(
  references: readonly Reference[],
  { parameters, resources }: HotTemplate,
  { schemas }: HotKnowledge,
): HotProblem[] {
  return references.flatMap(({ kind, name, node, path }) => {
    if (kind === 'get_file') return []
    if (kind === 'get_param')
      return parameters.has(name) || PSEUDO_PARAMETERS.has(name) ? [] : [problemAt(node, 'parameter', { name })]
    const target = resources.get(name)
    if (!target) return [problemAt(node, 'resource', { name })]
    const [attribute] = path
    const type = target.type ?? ''
    const schema = schemas.get(type)
    // Groups and nested stacks have the attributes of what is inside.
    if (kind !== 'get_attr' || !schema || type.startsWith('OS::Heat::')) return []
    if (attribute?.kind !== 'scalar' || attribute.value === 'show' || attribute.value === null) return []
    const attributeName = String(attribute.value)
    return Object.hasOwn(schema.attributes, attributeName)
      ? []
      : [problemAt(attribute, 'attribute', { name: attributeName, type })]
  })
}
