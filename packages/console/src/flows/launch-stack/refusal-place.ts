import { readTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { circlesIn, filesIn, requirementsIn } from '../../services/orchestration/hot/references.ts'
import {
  entriesOf,
  entryOf,
  keyOf,
  textOf,
  type YamlEntry,
  type YamlNode,
} from '../../services/orchestration/hot/yaml-node.ts'

/** Where Heat's refusal points to: a dotted path, the resource of a reference, a section, a type, the version, a file. */
const PATH = /\b(resources|outputs|parameters|conditions)\.([\w.-]+)/
const REFERRER = /\(in ([\w-]+)(?:\.Properties\.([\w.-]+))?\)/
const SECTION = /section is invalid: (\w+)/
const TYPE = /Resource Type \(([^)]+)\)/
const PARAMETER_TYPE = /^Invalid type \(([^)]+)\)/
const FILE = /get_file path: (\S+)|remote template "([^"]+)"/
const POSITION = /line (\d+), column (\d+)/

/** The offset in the template that a message of Heat is about; null if the message names none. */
export function offsetOf(message: string, text: string): number | null {
  const position = POSITION.exec(message)
  if (position) return offsetAt(text, Number(position[1]))
  const template = readTemplate(text)
  const { root, resources, parameters } = template
  const [, path, nested] = FILE.exec(message) ?? []
  const file = filesIn(template).find(({ name }) => name === (path ?? nested))
  if (file) return file.node.from
  const [, section, rest] = PATH.exec(message) ?? []
  if (section !== undefined && rest !== undefined) return deepest(root, [section, ...rest.split('.')])
  const [, referrer, inside] = REFERRER.exec(message) ?? []
  if (referrer !== undefined && resources.has(referrer))
    return deepest(root, ['resources', referrer, ...(inside ? ['properties', ...inside.split('.')] : [])])
  const [, wrong] = SECTION.exec(message) ?? []
  if (wrong !== undefined) return deepest(root, [wrong])
  const [, type] = TYPE.exec(message) ?? []
  if (type !== undefined) return [...resources.values()].find((each) => each.type === type)?.typeNode?.from ?? null
  const [, kind] = PARAMETER_TYPE.exec(message) ?? []
  const typed = [...parameters.values()].map(({ node }) => entryOf(node, 'type')?.value)
  if (kind !== undefined) return typed.find((node) => textOf(node) === kind)?.from ?? null
  return message.includes('heat_template_version') ? deepest(root, ['heat_template_version']) : null
}

const offsetAt = (text: string, line: number) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0)

/** The key at the end of a path, or the last one on it that the template has. */
function deepest(root: YamlNode | undefined, path: readonly string[]): number | null {
  let [node, found]: [YamlNode | undefined, YamlEntry | undefined] = [root, undefined]
  for (const step of path) {
    const next = entriesOf(node).find((entry) => keyOf(entry) === step)
    if (!next) break
    ;[node, found] = [next.value, next]
  }
  return found?.key.from ?? null
}

/** The parameter whose value Heat refuses. */
export const refusedParameter = (message: string): string | undefined =>
  /Parameter '([^']+)' is invalid/.exec(message)?.[1] ?? /^The Parameter \(([^)]+)\) was not/.exec(message)?.[1]

/** Heat answers a circle of resources with an error of its own, without a reason. */
export const hasCircle = (text: string): boolean => circlesIn(requirementsIn(readTemplate(text))).length > 0
