/** A value of JSON as YAML, for people to read: templates, schemas, environments. */
export function toYaml(value: unknown): string {
  return isTree(value) && !isEmpty(value) ? linesOf(value).join('\n') + '\n' : `${scalar(value)}\n`
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
const isEmpty = (value: object) => Object.keys(value).length === 0

/** On one line, in braces and brackets. */
export function toFlow(value: unknown): string {
  if (!isTree(value) || isEmpty(value)) return scalar(value)
  if (Array.isArray(value)) return `[${value.map(toFlow).join(', ')}]`
  return `{ ${Object.entries(value)
    .map(([key, item]) => `${scalar(key)}: ${toFlow(item)}`)
    .join(', ')} }`
}

const REFERENCE = /^get_(?:resource|attr|param|file)$/

/** References are written as in Heat's own examples: `{ get_param: name }`. */
function isShort(value: object): boolean {
  const [entry, ...others] = Object.entries(value)
  if (!entry || others.length > 0 || !REFERENCE.test(entry[0])) return false
  const inner: unknown = entry[1]
  return Array.isArray(inner) ? inner.every((item) => !isTree(item)) : !isTree(inner)
}

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `  ${line}`))

function linesOf(value: object): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) => {
      const [first = '', ...rest] = nested(item)
      return [`- ${first}`, ...indent(rest)]
    })
  }
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const name = scalar(key)
    if (isTree(item) && !isEmpty(item) && !isShort(item)) return [`${name}:`, ...indent(linesOf(item))]
    const [first = '', ...rest] = nested(item)
    return [`${name}: ${first}`, ...indent(rest)]
  })
}

/** What follows a dash or a colon; a text of several lines is a block. */
function nested(value: unknown): string[] {
  if (isTree(value) && !isEmpty(value)) return isShort(value) ? [toFlow(value)] : linesOf(value)
  if (typeof value === 'string' && isBlock(value)) {
    const lines = value.replace(/\n$/, '').split('\n')
    return [value.endsWith('\n') ? '|' : '|-', ...indent(lines)].map((line, at) =>
      // A line of a block is indented once: its caller indents all but the first.
      at === 0 ? line : line.replace(/^ {2}/, ''),
    )
  }
  return [scalar(value)]
}

/** A block may not begin with a space, nor end with several line breaks, which would have to be counted. */
const isBlock = (text: string) => /\n/.test(text.slice(0, -1)) && !/^[\s]|\n\n$|[^\S\n]\n|[\r\t]/.test(text)

const PLAIN = /^[A-Za-z_/.][\w ./:()<>=+;$%^~-]*$/
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|\.inf)$/i
const NUMBERS = /^[-+.]?\d/

function scalar(value: unknown): string {
  if (isTree(value)) return Array.isArray(value) ? '[]' : '{}'
  if (typeof value !== 'string') return String(value)
  const isPlain = PLAIN.test(value) && !WORDS.test(value) && !NUMBERS.test(value) && !/: |:$| $/.test(value)
  return isPlain ? value : JSON.stringify(value)
}
