import { RESOURCE_TABLE } from './resource-table.ts'

export type Language = 'terraform' | 'hot'

interface Rule {
  noun: string
  service: string
  method: string
  path: RegExp
  key: string
  types: Partial<Record<Language, { type: string; args: readonly Argument[] }>>
}

/**
 * An argument of a resource:
 *
 * | notation      | argument                                                              |
 * | ------------- | --------------------------------------------------------------------- |
 * | `a`, `a=f`    | the field of its name; the field f (`f.g`, `f.0`: a part of it)       |
 * | `a=$1`        | the first open part of the path                                       |
 * | `a[b,c=d]=f`  | an object with these arguments for each item of f; `a[=d]` its d only |
 * | `a[b,c]`      | a list of one such object of fields of the call                       |
 * | `a{b,c}=f`    | one such object                                                       |
 * | `a~f`, `a+f`  | f if it is a text; a list of f only                                   |
 * | `a<f`, `a@f`  | the text that f has as base64; the name of the network f              |
 * | `a!f`, `a^f`  | true if f is null or empty; f, also if it is null                     |
 * | `a#text`      | the text; `true` is the boolean                                       |
 * | `a*`          | an object with all other fields                                       |
 * | `-f`, `-f=v`  | nothing: f has no meaning here, or not if it is v                     |
 * | `…?f`, `…?f=v` | only if f is present, or is v                                        |
 */
export interface Argument {
  name: string
  isDropped: boolean
  inner: readonly Argument[] | null
  isList: boolean
  /** The sign between name and source. */
  sign: string
  source: string
  isRest: boolean
  condition: string | undefined
}

const ARGUMENT = /^(-?)([\w:.-]*)(?:\[(.*)\]|\{(.*)\})?(?:([=~+<@!^#])([^?]*))?(\*)?(?:\?(.*))?$/

function parsedArgument(text: string): Argument {
  const [, drop, name = '', list, object, sign = '=', source, rest, condition] = ARGUMENT.exec(text) ?? []
  const inner = list ?? object
  return {
    name,
    isDropped: drop === '-',
    inner: inner === undefined ? null : split(inner, ',').map(parsedArgument),
    isList: list !== undefined,
    sign,
    source: source ?? (inner === undefined && drop !== '-' ? name : ''),
    isRest: rest !== undefined,
    condition,
  }
}

/** The parts between separators that are not in brackets. */
function split(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if ('[{'.includes(character)) depth += 1
    if (']}'.includes(character)) depth -= 1
    if (character === separator && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${character}`)
  }
  return parts
}

function parsedRules(): Rule[] {
  const rules: Rule[] = []
  let service = ''
  for (const line of RESOURCE_TABLE.trim().split('\n')) {
    if (line.startsWith('[')) service = line.slice(1, -1)
    else if (line.startsWith('  ')) {
      const [type = '', ...args] = split(line.trim(), ' ')
      const language = type.startsWith('OS::') ? 'hot' : 'terraform'
      const rule = rules.at(-1)
      if (rule) rule.types[language] = { type, args: args.map(parsedArgument) }
    } else {
      const [noun = '', method = '', path = '', key = ''] = line.split(' ')
      const pattern = new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`)
      rules.push({ noun, service, method, path: pattern, key, types: {} })
    }
  }
  return rules
}

export const RESOURCE_RULES: readonly Rule[] = parsedRules()

/** The type that a language has for a noun, as `network`. */
export const resourceType = (noun: string, language: Language): string =>
  RESOURCE_RULES.find((rule) => rule.noun === noun)?.types[language]?.type ?? ''

/** What any of the languages has a resource for. */
export const RESOURCE_NOUNS: readonly string[] = [...new Set(RESOURCE_RULES.map(({ noun }) => noun))]
