import { parseYaml, type ParsedYaml } from './parse-yaml.ts'
import { entriesOf, entryOf, keyOf, textOf, type YamlEntry, type YamlNode, type YamlScalar } from './yaml-node.ts'

/** A named part of a template: a parameter, a resource, an output or a condition. */
export interface HotPart {
  name: string
  key: YamlScalar
  node: YamlNode
}

export interface HotResource extends HotPart {
  type: string | undefined
  typeNode: YamlNode | undefined
  /** Its properties with their positions; a function may stand in their place. */
  properties: YamlNode | undefined
  dependsOn: { name: string; node: YamlNode }[]
}

export interface HotTemplate {
  problem: ParsedYaml['problem']
  root: YamlNode | undefined
  /** Undefined for templates of other kinds, as CloudFormation's. */
  version: string | undefined
  sections: readonly YamlEntry[]
  parameters: ReadonlyMap<string, HotPart>
  resources: ReadonlyMap<string, HotResource>
  outputs: ReadonlyMap<string, HotPart>
  conditions: ReadonlyMap<string, HotPart>
}

/** Reads a HOT template. A text with a problem has no parts. */
export function readTemplate(text: string): HotTemplate {
  const { root, problem } = parseYaml(text)
  const parts = (section: string) =>
    new Map(entriesOf(entryOf(root, section)?.value).map((entry) => [keyOf(entry), partOf(entry)]))
  return {
    problem,
    root,
    version: textOf(entryOf(root, 'heat_template_version')?.value),
    sections: entriesOf(root),
    parameters: parts('parameters'),
    resources: new Map([...parts('resources')].map(([name, part]) => [name, resourceOf(part)])),
    outputs: parts('outputs'),
    conditions: parts('conditions'),
  }
}

const partOf = (entry: YamlEntry): HotPart => ({ name: keyOf(entry), key: entry.key, node: entry.value })

function resourceOf(part: HotPart): HotResource {
  const typeNode = entryOf(part.node, 'type')?.value
  const depends = entryOf(part.node, 'depends_on')?.value
  return {
    ...part,
    type: textOf(typeNode),
    typeNode,
    properties: entryOf(part.node, 'properties')?.value,
    dependsOn: (depends?.kind === 'list' ? depends.items : depends ? [depends] : []).flatMap((node) => {
      const name = textOf(node)
      return name === undefined ? [] : [{ name, node }]
    }),
  }
}
