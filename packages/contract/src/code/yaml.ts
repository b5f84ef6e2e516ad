import { visibleJson } from './visible.ts'

const INDENT = '  '

/** A value as block YAML. Strings are always quoted, so that none is taken for a number, a date or a word of YAML. */
export function yamlOf(value: unknown, depth = 0): string {
  return isBlock(value) ? lines(value, depth).join('\n') + (depth === 0 ? '\n' : '') : scalar(value)
}

/** A text in quotes on one line. A half of a character, which no file can have, is replaced. */
export const yamlString = (text: string): string => visibleJson(text.toWellFormed())

type Block = readonly unknown[] | Readonly<Record<string, unknown>>

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

function scalar(value: unknown): string {
  if (typeof value === 'string') return yamlString(value)
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[]' : '{}'
  return String(value)
}

/** Longer keys must be announced. */
const MAX_KEY = 1000

function keyOf(key: string, margin: string): string {
  const text = PLAIN_KEY.test(key) && !key.includes('::') ? key : yamlString(key)
  return text.length > MAX_KEY ? `? ${text}\n${margin}:` : `${text}:`
}

/** A key that needs no quotes in any version of YAML. */
const PLAIN_KEY = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[a-z_][\w:-]*$/i

function lines(block: Block, depth: number): string[] {
  const margin = INDENT.repeat(depth)
  if (Array.isArray(block))
    return block.map((item: unknown) => {
      if (!isBlock(item)) return `${margin}- ${scalar(item)}`
      return `${margin}- ${lines(item, depth + 1)
        .join('\n')
        .trimStart()}`
    })
  return Object.entries(block).map(([key, item]: [string, unknown]) => {
    const name = margin + keyOf(key, margin)
    return isBlock(item) ? `${name}\n${lines(item, depth + 1).join('\n')}` : `${name} ${scalar(item)}`
  })
}
