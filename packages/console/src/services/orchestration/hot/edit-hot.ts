import { nodeAt, removeIn, renameIn, setIn, type YamlPath } from './edit-yaml.ts'
import { readTemplate, type HotTemplate } from './hot-template.ts'
import { referencesIn, type ReferenceKind } from './references.ts'
import { entriesOf, keyOf, textOf, type YamlNode } from './yaml-node.ts'

/** The newest version that both the embedded cloud and the oldest supported Heat know. */
const VERSION = '2018-08-31'

/** The sections of a template, in the order in which people write them. */
const SECTIONS = [
  'heat_template_version',
  'description',
  'parameter_groups',
  'parameters',
  'conditions',
  'resources',
  'outputs',
] as const

export type Section = 'parameters' | 'resources' | 'outputs'

/** Sets a part of a template; a new section stands where people expect it, below the version. */
export function setPart(text: string, path: YamlPath, value: unknown): string {
  const isBare = readTemplate(text).sections.length === 0 && !readTemplate(text).problem
  const begun = isBare ? setVersion(text, VERSION) : text
  return setIn(begun, path, value, SECTIONS)
}

/** Without quotes, as everybody writes it. */
export const setVersion = (text: string, version: string): string =>
  setIn(text, ['heat_template_version'], version, SECTIONS).replace(`"${version}"`, version)

/** A name that no part of the section has: `server`, `server_2` … */
export function freeName(template: HotTemplate, section: Section, wanted: string): string {
  const taken = template[section]
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}_${count}`
    if (!taken.has(name)) return name
  }
}

/** OS::Neutron::RouterInterface is `router_interface`. */
export const nameOfType = (type: string): string =>
  (type.split('::').at(-1) ?? type)
    .replace(/\.(?:yaml|yml|template)$/i, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toLowerCase()

const KINDS: Readonly<Record<Section, readonly ReferenceKind[]>> = {
  resources: ['get_resource', 'get_attr', 'depends_on'],
  parameters: ['get_param'],
  outputs: [],
}

/** Another name for a part, wherever it is named. */
export function renamePart(text: string, section: Section, { from, to }: { from: string; to: string }): string {
  const template = readTemplate(text)
  if (!template.root || !template[section].has(from)) return text
  const depends = [...template.resources.values()].flatMap(({ dependsOn }) =>
    dependsOn.map((each) => ({ kind: 'depends_on' as const, ...each })),
  )
  const named = [...referencesIn(template.root), ...depends].filter(
    ({ kind, name }) => name === from && KINDS[section].includes(kind),
  )
  const places = new Map(named.map(({ node }) => [node.from, node]))
  const others = [...places.values()].toSorted((a, b) => b.from - a.from)
  // From the end, so that the positions before it stay; the key is renamed by its path.
  const renamed = others.reduce((whole, node) => whole.slice(0, node.from) + to + whole.slice(node.to), text)
  return renameIn(renamed, [section, from], to)
}

/** A resource that another one uses. */
export interface HotLink {
  from: string
  to: string
  /** Where it is written, below the resource. */
  path: YamlPath
  /** Undefined for the resource itself, and for `depends_on`. */
  attribute?: string
}

/** All links between the resources of a template. */
export function linksIn(template: HotTemplate): HotLink[] {
  return [...template.resources.values()].flatMap(({ name, node, dependsOn }) => {
    const isList = nodeAt(node, ['depends_on'])?.kind === 'list'
    const depends = dependsOn.map((each, at): HotLink => {
      const path = isList ? ['depends_on', at] : ['depends_on']
      return { from: name, to: each.name, path }
    })
    return [...depends, ...linksBelow(node, [], name)].filter(({ to }) => template.resources.has(to))
  })
}

function linksBelow(node: YamlNode, path: YamlPath, from: string): HotLink[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.flatMap((item, at) => linksBelow(item, [...path, at], from))
  const [entry, ...others] = node.entries
  if (entry && others.length === 0 && /^get_(?:resource|attr)$/.test(keyOf(entry))) {
    const [first, attribute] = entry.value.kind === 'list' ? entry.value.items : [entry.value]
    const to = textOf(first)
    const name = textOf(attribute)
    return to === undefined ? [] : [{ from, to, path, ...(name !== undefined && { attribute: name }) }]
  }
  return entriesOf(node).flatMap((each) => linksBelow(each.value, [...path, keyOf(each)], from))
}

/** Where a link is to be written: a property, a new item of a list (`+`), or `depends_on`. */
export type LinkTarget = readonly string[]

/** The text with one more link. */
export function linked(text: string, link: Omit<HotLink, 'path'> & { target: LinkTarget }): string {
  const { from, to, attribute, target } = link
  const base = ['resources', from]
  const resource = readTemplate(text).resources.get(from)
  if (target[0] === 'depends_on') {
    const names = resource?.dependsOn.map(({ name }) => name) ?? []
    if (names.includes(to)) return text
    return setPart(text, [...base, 'depends_on'], names.length === 0 ? to : [...names, to])
  }
  const path = target.reduce<YamlPath>((done, step) => {
    if (step !== '+') return [...done, step]
    const list = nodeAt(resource?.node, ['properties', ...done])
    return [...done, list?.kind === 'list' ? list.items.length : 0]
  }, [])
  const value = attribute === undefined ? { get_resource: to } : { get_attr: [to, attribute] }
  return setPart(text, [...base, 'properties', ...path], value)
}

export const unlinked = (text: string, { from, path }: HotLink): string => removeIn(text, ['resources', from, ...path])
