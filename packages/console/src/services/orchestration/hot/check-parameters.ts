import { problemAt, type HotProblem } from './hot-problem.ts'
import type { HotPart, HotTemplate } from './hot-template.ts'
import { entriesOf, entryOf, keyOf, textOf, type YamlNode } from './yaml-node.ts'

const TYPES = ['string', 'number', 'comma_delimited_list', 'json', 'boolean']

/** Which types a constraint makes sense for. */
const CONSTRAINTS: Readonly<Record<string, readonly string[]>> = {
  length: ['string', 'comma_delimited_list', 'json'],
  range: ['number'],
  modulo: ['number'],
  allowed_values: TYPES,
  allowed_pattern: ['string', 'comma_delimited_list'],
  custom_constraint: TYPES,
}

export const checkParameters = ({ parameters }: HotTemplate): HotProblem[] =>
  [...parameters.values()].flatMap(checkParameter)

function checkParameter({ name, key, node }: HotPart): HotProblem[] {
  const typeNode = entryOf(node, 'type')?.value
  const type = textOf(typeNode)
  if (!typeNode || type === undefined) return [problemAt(key, 'noParameterType', { name })]
  if (!TYPES.includes(type)) return [problemAt(typeNode, 'parameterType', { type, types: TYPES.join(', ') })]
  const constraints = entryOf(node, 'constraints')?.value
  const given = entryOf(node, 'default')?.value
  return (constraints?.kind === 'list' ? constraints.items : []).flatMap((constraint) =>
    entriesOf(constraint)
      .filter((entry) => keyOf(entry) !== 'description')
      .flatMap((entry) => checkConstraint(keyOf(entry), entry.key, entry.value, { type, given })),
  )
}

interface Checked {
  type: string
  given: YamlNode | undefined
}

function checkConstraint(name: string, at: YamlNode, value: YamlNode, { type, given }: Checked): HotProblem[] {
  const types = CONSTRAINTS[name]
  if (!types) return [problemAt(at, 'constraint', { name, names: Object.keys(CONSTRAINTS).join(', ') })]
  if (!types.includes(type)) return [problemAt(at, 'constraintType', { name, type })]
  const [min, max] = ['min', 'max'].map((bound) => numberIn(entryOf(value, bound)?.value))
  if (min !== undefined && max !== undefined && min > max) return [problemAt(value, 'bounds')]
  const text = textOf(given)
  if (!given || text === undefined) return []
  const measured = name === 'range' ? Number(text) : name === 'length' && type === 'string' ? text.length : undefined
  const isOut = measured !== undefined && (measured < (min ?? -Infinity) || measured > (max ?? Infinity))
  const isUnlisted =
    name === 'allowed_values' &&
    value.kind === 'list' &&
    type !== 'comma_delimited_list' &&
    !value.items.some((item) => textOf(item) === text)
  return isOut || isUnlisted ? [problemAt(given, 'default', { name })] : []
}

function numberIn(node: YamlNode | undefined): number | undefined {
  const value = Number(textOf(node))
  return Number.isNaN(value) ? undefined : value
}
