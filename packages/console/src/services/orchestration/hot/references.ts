import type { HotTemplate } from './hot-template.ts'
import { textOf, keyOf, type YamlNode } from './yaml-node.ts'

export type ReferenceKind = 'get_resource' | 'get_attr' | 'get_param' | 'get_file' | 'depends_on'

/** A name in a template that stands for something else. */
export interface Reference {
  kind: ReferenceKind
  name: string
  /** Where the name is written. */
  node: YamlNode
  /** The rest of the arguments: the attribute and the path in it. */
  path: readonly YamlNode[]
}

const FUNCTIONS: readonly ReferenceKind[] = ['get_resource', 'get_attr', 'get_param', 'get_file']
const isFunction = (name: string): name is ReferenceKind => FUNCTIONS.some((known) => known === name)

/** The references in a node and below it. */
export function referencesIn(node: YamlNode): Reference[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.flatMap(referencesIn)
  const [entry, ...others] = node.entries
  if (entry && others.length === 0 && isFunction(keyOf(entry))) {
    const { value } = entry
    const [first, ...path] = value.kind === 'list' ? value.items : [value]
    const name = textOf(first)
    const inside = path.flatMap(referencesIn)
    if (first && name !== undefined)
      return [{ kind: keyOf(entry) as ReferenceKind, name, node: first, path }, ...inside] // `isFunction`
  }
  return node.entries.flatMap(({ value }) => referencesIn(value))
}

/** The references of a resource, those of `depends_on` included. */
export function referencesOf(template: HotTemplate, resource: string): Reference[] {
  const found = template.resources.get(resource)
  if (!found) return []
  const depends = found.dependsOn.map(({ name, node }) => ({ kind: 'depends_on' as const, name, node, path: [] }))
  return [...depends, ...referencesIn(found.node)]
}

const isToResource = ({ kind }: Reference) => kind === 'get_resource' || kind === 'get_attr' || kind === 'depends_on'

/** The resources of the template that each resource requires. */
export const requirementsIn = (template: HotTemplate): Map<string, string[]> =>
  new Map(
    [...template.resources.keys()].map((name) => {
      const names = referencesOf(template, name)
        .filter(isToResource)
        .map((reference) => reference.name)
      return [name, [...new Set(names)].filter((other) => template.resources.has(other))]
    }),
  )

/** The circles in a graph, each once, from the node that comes first. */
export function circlesIn(requirements: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const circles: string[][] = []
  const visit = (name: string, path: readonly string[]) => {
    const start = path.indexOf(name)
    if (start !== -1) {
      circles.push(path.slice(start))
      return
    }
    if (finished.has(name)) return
    for (const next of requirements.get(name) ?? []) visit(next, [...path, name])
    finished.add(name)
  }
  for (const name of requirements.keys()) visit(name, [])
  return circles
}

const FILE = /\.(?:yaml|yml|template|json)$/i
const isAddress = (name: string) => /^[a-z][a-z+.-]*:\/\//i.test(name)

/** The files that a template needs besides itself: those of `get_file`, and types that are templates. */
export function filesIn(template: HotTemplate): { name: string; node: YamlNode; isTemplate: boolean }[] {
  const files = template.root ? referencesIn(template.root).filter(({ kind }) => kind === 'get_file') : []
  const nested = [...template.resources.values()].flatMap(({ node, type, typeNode }) => {
    const inside = templateTypesIn(node)
    return type !== undefined && typeNode && FILE.test(type) ? [{ name: type, node: typeNode }, ...inside] : inside
  })
  return [
    ...nested.map((file) => ({ ...file, isTemplate: true })),
    ...files.map(({ name, node }) => ({ name, node, isTemplate: false })),
  ].filter(({ name }) => !isAddress(name) || name.startsWith('file://'))
}

/** A group names the type of its members inside its properties. */
function templateTypesIn(node: YamlNode): { name: string; node: YamlNode }[] {
  if (node.kind === 'scalar') return []
  if (node.kind === 'list') return node.items.flatMap(templateTypesIn)
  return node.entries.flatMap((entry) => {
    const resource = keyOf(entry) === 'resource_def' || keyOf(entry) === 'resource' ? entry.value : undefined
    const type = resource?.kind === 'map' ? resource.entries.find((each) => keyOf(each) === 'type')?.value : undefined
    const name = textOf(type)
    const inside = templateTypesIn(entry.value)
    return type && name !== undefined && FILE.test(name) ? [{ name, node: type }, ...inside] : inside
  })
}
