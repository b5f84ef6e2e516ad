const NULL = /^(?:~|null|Null|NULL|)$/
const TRUE = /^(?:true|True|TRUE|yes|Yes|YES|on|On|ON)$/
const FALSE = /^(?:false|False|FALSE|no|No|NO|off|Off|OFF)$/
const INTEGER = /^[-+]?(?:0|[1-9][\d_]*)$/
const OCTAL = /^([-+]?)0([0-7_]+)$/
const HEX = /^([-+]?)0x([\da-fA-F_]+)$/
const FLOAT = /^[-+]?(?:\d[\d_]*)?\.[\d_]*(?:[eE][-+]\d+)?$/

/** The value of a scalar without quotes, by YAML 1.1 as Heat reads it; dates stay text. */
export function plainValue(text: string): string | number | boolean | null {
  if (NULL.test(text)) return null
  if (TRUE.test(text)) return true
  if (FALSE.test(text)) return false
  if (INTEGER.test(text)) return Number(text.replaceAll('_', ''))
  if (FLOAT.test(text) && /\d/.test(text)) return Number(text.replaceAll('_', ''))
  const [, hexSign, hex] = HEX.exec(text) ?? []
  if (hex !== undefined) return signed(hexSign, Number.parseInt(hex.replaceAll('_', ''), 16))
  const [, octalSign, octal] = OCTAL.exec(text) ?? []
  if (octal !== undefined) return signed(octalSign, Number.parseInt(octal.replaceAll('_', ''), 8))
  return text
}

const signed = (sign: string | undefined, value: number) => (sign === '-' ? -value : value)

/** Lines of a scalar become one; an empty line is a line break. */
export const foldLines = (text: string): string =>
  text.replaceAll(/[ \t]*\n((?:[ \t]*\n)*)[ \t]*/g, (_, empty: string) => {
    const breaks = empty.split('\n').length - 1
    return breaks === 0 ? ' ' : '\n'.repeat(breaks)
  })

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  '\t': '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1B',
  ' ': ' ',
  '"': '"',
  '/': '/',
  '\\': '\\',
  N: '\u0085',
  _: '\u00A0',
  L: '\u2028',
  P: '\u2029',
}

/** A text between double quotes; undefined if it has an escape that YAML does not know. */
export function unescapeText(text: string): string | undefined {
  let isKnown = true
  const joined = foldLines(text.replaceAll(/\\\n[ \t]*/g, ''))
  const plain = joined.replaceAll(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([^]))/g, (...found) => {
    const [, two, four, eight, name] = found as string[] // the groups of the pattern
    const code = two ?? four ?? eight
    if (code !== undefined) return codePoint(Number.parseInt(code, 16)) ?? ((isKnown = false), '')
    return ESCAPES[name ?? ''] ?? ((isKnown = false), '')
  })
  return isKnown ? plain : undefined
}

const MAX_CODE_POINT = 0x10_ff_ff
const codePoint = (code: number) => (code <= MAX_CODE_POINT ? String.fromCodePoint(code) : undefined)

export interface BlockHeader {
  isFolded: boolean
  /** How line breaks at the end are kept. */
  chomping: '' | '-' | '+'
}

/** The text of a block after `|` or `>`, from its lines without their common indentation. */
export function blockText(lines: readonly string[], { isFolded, chomping }: BlockHeader): string {
  const last = lines.findLastIndex((line) => line !== '')
  const body = lines.slice(0, last + 1)
  const text = isFolded ? foldBlock(body) : body.join('\n')
  if (chomping === '-') return text
  if (chomping === '+') return `${text}${'\n'.repeat(lines.length - last - (last === -1 ? 1 : 0))}`
  return last === -1 ? '' : `${text}\n`
}

/** Lines that are indented more keep their breaks. */
function foldBlock(lines: readonly string[]): string {
  let text = ''
  let empty = 0
  let previous: string | null = null
  for (const line of lines) {
    if (line === '') {
      empty += 1
      continue
    }
    const isKept = previous === null || /^[ \t]/.test(line) || /^[ \t]/.test(previous)
    if (previous === null) text += '\n'.repeat(empty)
    else if (isKept) text += '\n'.repeat(empty + 1)
    else text += empty === 0 ? ' ' : '\n'.repeat(empty)
    text += line
    previous = line
    empty = 0
  }
  return text
}
