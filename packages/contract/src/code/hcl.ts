import { CONTROLS, escapeOf } from './visible.ts'

/** An expression that is written as it is. Its private field makes it a type that no value of JSON has. */
class Raw {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  text(): string {
    return this.#text
  }
}
export const raw = (text: string): Raw => new Raw(text)

/** Nested blocks of one name. The names of their arguments are written without quotes: never names from outside. */
class Blocks {
  readonly #bodies: readonly HclBody[]
  constructor(bodies: readonly HclBody[]) {
    this.#bodies = bodies
  }
  bodies(): readonly HclBody[] {
    return this.#bodies
  }
}
export const blocks = (bodies: readonly HclBody[]): Blocks => new Blocks(bodies)

export type HclValue =
  | string
  | number
  | boolean
  | null
  | Raw
  | readonly HclValue[]
  | { readonly [name: string]: HclValue }

/** Arguments and nested blocks. */
export type HclBody = Readonly<Record<string, HclValue | Blocks>>

const INDENT = '  '

/** A quoted string: no escape, template or line break of the text has a meaning in it. */
export const hclString = (text: string): string =>
  `"${text
    .toWellFormed() // HCL refuses a file with half of a character
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)
    .replaceAll(CONTROLS, escapeOf)
    .replaceAll(/[$%](?=\{)/g, '$&$&')}"`

/** A block with its header, as `resource "type" "name"`. */
export function hclBlock(header: string, body: HclBody, depth = 0): string {
  const margin = INDENT.repeat(depth)
  const lines = Object.entries(body).flatMap(([name, value]) => {
    if (value instanceof Blocks) return value.bodies().map((one) => hclBlock(name, one, depth + 1))
    if (Array.isArray(value) && value.length === 0) return []
    return [`${margin}${INDENT}${name} = ${expression(value, depth + 1)}\n`]
  })
  return `${margin}${header} {\n${lines.join('')}${margin}}\n`
}

function expression(value: HclValue, depth: number): string {
  if (typeof value === 'string') return hclString(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Raw) return value.text()
  if (Array.isArray(value)) return `[${value.map((one: HclValue) => expression(one, depth)).join(', ')}]`
  const entries = Object.entries(value)
  if (entries.length === 0) return '{}'
  const margin = INDENT.repeat(depth)
  const lines = entries.map(([name, one]) => `${margin}${INDENT}${hclString(name)} = ${expression(one, depth + 1)}\n`)
  return `{\n${lines.join('')}${margin}}`
}
