import type { PlannedResource, StackChanges } from '@meridian/contract'
import { toFlow } from '../../services/orchestration/to-yaml.ts'
import { readTemplate, type HotResource, type HotTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { referencesIn } from '../../services/orchestration/hot/references.ts'
import { entryOf, textOf, valueOf, type YamlNode } from '../../services/orchestration/hot/yaml-node.ts'

/** The most dangerous first. */
export const EFFECTS = ['replaced', 'deleted', 'updated', 'added', 'unchanged'] as const
export type Effect = (typeof EFFECTS)[number]

/** A template's text with the values of its parameters. */
export interface Version {
  template: string
  parameters: Readonly<Record<string, unknown>>
}

export interface PropertyChange {
  name: string
  /** Null if the property is not set. */
  before: string | null
  after: string | null
}

/** What becomes of the data and addresses of a resource; `resized` loses nothing. */
export type Consequence = Loss | 'resized' | 'retained'
type Loss =
  | 'server'
  | 'rebuilt'
  | 'volume'
  | 'snapshotted'
  | 'port'
  | 'floatingIp'
  | 'container'
  | 'network'
  | 'keyPair'
  | 'text'
  | 'stack'
  | 'other'

export interface ResourceEffect {
  key: string
  effect: Effect
  /** With the names of the resources that it is nested in. */
  name: string
  type: string
  changes: PropertyChange[]
  consequence: Consequence | null
  /** Replaced resources that it refers to. */
  because: string[]
  /** Resources that hold its data and addresses, and stay. */
  kept: string[]
  /** Resources that it refers to, because of which Heat lists it as replaced, though it stays. */
  despite: string[]
}

const LOSSES: Readonly<Record<string, Loss>> = {
  'OS::Nova::Server': 'server',
  'OS::Nova::KeyPair': 'keyPair',
  'OS::Cinder::Volume': 'volume',
  'OS::Neutron::Port': 'port',
  'OS::Neutron::FloatingIP': 'floatingIp',
  'OS::Neutron::Net': 'network',
  'OS::Neutron::Subnet': 'network',
  'OS::Neutron::Router': 'network',
  'OS::Swift::Container': 'container',
  'OS::Heat::RandomString': 'text',
  'OS::Heat::Stack': 'stack',
  'OS::Heat::ResourceGroup': 'stack',
  'OS::Heat::AutoScalingGroup': 'stack',
}
const TEMPLATE_FILE = /\.(?:yaml|yml|template|json)$/i
const SERVER = 'OS::Nova::Server'
const HOLDERS = new Set(['OS::Cinder::Volume', 'OS::Neutron::Port'])

export const isLoss = ({ consequence }: ResourceEffect): boolean =>
  consequence !== null && consequence !== 'resized' && consequence !== 'retained'

/** What a change does with each resource, and why. `after` is null if the console does not have the new template's text. */
export function effectsOf(changes: StackChanges, before: Version, after: Version | null): ResourceEffect[] {
  const [old, next] = [readTemplate(before.template), after && readTemplate(after.template)]
  const outermost = (planned: readonly PlannedResource[]) => planned.filter(isOutermost).map((one) => one.resource_name)
  const replaced = next ? certainOf(outermost(changes.replaced), old, next, [before, after]) : new Set<string>()
  const lost = new Set([...replaced, ...outermost(changes.deleted)])
  return EFFECTS.flatMap((listed) =>
    changes[listed].map((planned): ResourceEffect => {
      const { resource_name: own, resource_type: type, stack_name: stack, parent_resource: parent } = planned
      const isMistake = next !== null && listed === 'replaced' && isOutermost(planned) && !replaced.has(own)
      const effect = isMistake ? 'unchanged' : listed
      const [was, will] = isOutermost(planned) ? [old.resources.get(own), next?.resources.get(own)] : []
      const properties =
        was && will && (effect === 'updated' || effect === 'replaced')
          ? propertyChanges(propertiesOf(was, old, before), next ? propertiesOf(will, next, after) : {})
          : []
      const uses = next ? usedBy(will?.properties, next) : []
      return {
        key: `${effect} ${stack} ${own}`,
        effect,
        name: parent ? `${parent}/${own}` : own,
        type,
        changes: properties,
        consequence: consequenceOf(effect, type, was, properties),
        because: effect === 'replaced' ? uses.filter((name) => replaced.has(name)) : [],
        kept: effect === 'replaced' ? uses.filter((name) => isHolder(next, name) && !lost.has(name)) : [],
        despite: isMistake ? uses : [],
      }
    }),
  )
}

/**
 * The names that an update will replace. Heat's preview takes every reference to a resource that changes for a change,
 * though one that is updated in place keeps its id: what only refers to such resources stays.
 */
function certainOf(
  names: readonly string[],
  old: HotTemplate,
  next: HotTemplate,
  [before, after]: readonly [Version, Version | null],
): Set<string> {
  const stays = (name: string) => {
    const [was, will] = [old.resources.get(name), next.resources.get(name)]
    if (!was || !will?.properties || was.type !== will.type || will.type === undefined) return false
    const references = referencesIn(will.properties)
    return (
      !TEMPLATE_FILE.test(will.type) &&
      propertyChanges(propertiesOf(was, old, before), propertiesOf(will, next, after)).length === 0 &&
      references.some(({ kind }) => kind === 'get_resource') &&
      references.every(
        ({ kind, name: param }) => kind === 'get_resource' || (kind === 'get_param' && !isHidden(next, param)),
      )
    )
  }
  const certain = new Set(names.filter((name) => !stays(name)))
  const refersToCertain = (name: string) =>
    usedBy(next.resources.get(name)?.properties, next).some((one) => certain.has(one))
  for (let size = -1; size < certain.size;) {
    size = certain.size
    for (const name of names) if (refersToCertain(name)) certain.add(name)
  }
  return certain
}

const isHidden = ({ parameters }: HotTemplate, name: string) =>
  textOf(entryOf(parameters.get(name)?.node, 'hidden')?.value) === 'true'

const isOutermost = ({ parent_resource: parent }: Pick<PlannedResource, 'parent_resource'>) => !parent

/** The resources that properties refer to; `depends_on` is only about the order. */
const usedBy = (properties: YamlNode | undefined, { resources }: HotTemplate): string[] => [
  ...new Set(
    (properties ? referencesIn(properties) : [])
      .filter(({ kind, name }) => (kind === 'get_resource' || kind === 'get_attr') && resources.has(name))
      .map(({ name }) => name),
  ),
]

const isHolder = (template: HotTemplate | null, name: string) => HOLDERS.has(template?.resources.get(name)?.type ?? '')

function consequenceOf(
  effect: Effect,
  type: string,
  was: HotResource | undefined,
  changes: readonly PropertyChange[],
): Consequence | null {
  if (effect === 'updated') {
    const names = new Set(type === SERVER ? changes.map(({ name }) => name) : [])
    return names.has('image') ? 'rebuilt' : names.has('flavor') ? 'resized' : null
  }
  if (effect !== 'replaced' && effect !== 'deleted') return null
  const policy = textOf(entryOf(was?.node, 'deletion_policy')?.value)?.toLowerCase()
  if (policy === 'retain') return 'retained'
  if (policy === 'snapshot') return 'snapshotted'
  return LOSSES[type] ?? (TEMPLATE_FILE.test(type) ? 'stack' : 'other')
}

function propertyChanges(before: Record<string, unknown>, after: Record<string, unknown>): PropertyChange[] {
  const texts = (values: Record<string, unknown>, name: string) =>
    Object.hasOwn(values, name) ? shown(values[name]) : null
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ name, before: texts(before, name), after: texts(after, name) }))
    .filter((change) => change.before !== change.after)
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : toFlow(value))

/** The properties with the values of parameters; those of hidden parameters stay references. */
function propertiesOf(
  { properties }: HotResource,
  template: HotTemplate,
  version: Version | null,
): Record<string, unknown> {
  if (properties?.kind !== 'map') return {}
  return Object.fromEntries(
    properties.entries.map(({ key, value }) => [String(key.value), resolved(value, template, version?.parameters)]),
  )
}

function resolved(node: YamlNode, template: HotTemplate, parameters: Version['parameters'] = {}): unknown {
  if (node.kind === 'scalar') return node.value
  if (node.kind === 'list') return node.items.map((item) => resolved(item, template, parameters))
  const asked = node.entries.length === 1 ? textOf(entryOf(node, 'get_param')?.value) : undefined
  const parameter = asked === undefined ? undefined : template.parameters.get(asked)?.node
  if (asked !== undefined && parameter && !isHidden(template, asked)) {
    const standard = entryOf(parameter, 'default')?.value
    const value = parameters[asked] ?? (standard && valueOf(standard))
    // Heat's values are texts, whatever the type of the parameter.
    if (value !== undefined) return typeof value === 'object' ? value : String(value)
  }
  return Object.fromEntries(
    node.entries.map(({ key, value }) => [String(key.value), resolved(value, template, parameters)]),
  )
}
