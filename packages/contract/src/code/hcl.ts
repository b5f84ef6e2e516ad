/** An expression that is written as it is. */
interface Raw {
  readonly raw: string
}
export const raw = (text: string): Raw => ({ raw: text })

export type HclValue =
  | string
  | number
  | boolean
  | null
  | Raw
  | readonly HclValue[]
  | { readonly [name: string]: HclValue }

/** Arguments, and nested blocks as non-empty lists of maps. */
export type HclBody = Readonly<Record<string, HclValue>>

const INDENT = '  '

/** A quoted string: no escape, template or line break of the text has a meaning in it. */
export const hclString = (text: string): string =>
  `"${text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll(/[\p{Cc}\u2028\u2029\ufeff]|\p{Cs}/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll(/[$%](?=\{)/g, '$&$&')}"`

/** A block with its header, as `resource "type" "name"`. */
export function hclBlock(header: string, body: HclBody, depth = 0): string {
  const margin = INDENT.repeat(depth)
  const lines = Object.entries(body).flatMap(([name, value]) => {
    if (isBlocks(value)) return value.map((one) => hclBlock(name, one, depth + 1))
    if (Array.isArray(value) && value.length === 0) return []
    return [`${margin}${INDENT}${name} = ${expression(value, depth + 1)}\n`]
  })
  return `${margin}${header} {\n${lines.join('')}${margin}}\n`
}

const isRaw = (value: object): value is Raw => 'raw' in value

const isMap = (value: HclValue): value is { readonly [name: string]: HclValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRaw(value)

const isBlocks = (value: HclValue): value is readonly HclBody[] =>
  Array.isArray(value) && value.length > 0 && value.every(isMap)

function expression(value: HclValue, depth: number): string {
  if (typeof value === 'string') return hclString(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map((one: HclValue) => expression(one, depth)).join(', ')}]`
  if (!isMap(value)) return (value as Raw).raw // neither a list nor a map
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const margin = INDENT.repeat(depth)
  const lines = entries.map(([name, one]) => `${margin}${INDENT}${hclString(name)} = ${expression(one, depth + 1)}\n`)
  return `{\n${lines.join('')}${margin}}`
}
