import type { Definition } from './metadata-tree.ts'

/** The operator of a list unless given. */
const DEFAULT_OPERATOR = '<in>'

export const operatorsOf = ({ operators }: Definition): readonly string[] =>
  operators && operators.length > 0 ? operators : [DEFAULT_OPERATOR]

export interface ListValue {
  operator: string
  values: readonly string[]
}

/** Parses a list as the services store it: `<in> a,b`. */
export function parseList(text: string, definition: Definition): ListValue {
  const [, operator, rest = ''] = /^(<[^>]*>)\s*(.*)$/s.exec(text) ?? [null, null, text]
  return {
    operator: operator ?? operatorsOf(definition)[0] ?? DEFAULT_OPERATOR,
    values: rest
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  }
}

export const formatList = ({ operator, values }: ListValue): string =>
  values.length > 0 ? `${operator} ${values.join(',')}` : ''

/** The allowed values of a property; empty if there is no restriction. */
export const choicesOf = ({ type, enum: own = [], items }: Definition): string[] =>
  (type === 'array' ? (items?.enum ?? own) : own).map(String)

/** The initial value of an added property. */
export function defaultText(definition: Definition): string {
  const { default: given, type } = definition
  if (type === 'array') {
    const values = Array.isArray(given) ? given.map(String) : given === undefined ? [] : [String(given)]
    return formatList({ operator: operatorsOf(definition)[0] ?? DEFAULT_OPERATOR, values })
  }
  if (given !== undefined && given !== null) return String(given)
  return type === 'boolean' ? 'false' : ''
}

/** Services and people also write True and FALSE. */
export const booleanText = (value: string): string => (/^(true|false)$/i.test(value) ? value.toLowerCase() : value)
