import type { Entry } from './metadata-entries.ts'
import type { Definition } from './metadata-tree.ts'
import { parseList } from './metadata-value.ts'

/** Why a value is invalid, with the violated limit. */
export interface Problem {
  kind: 'required' | 'integer' | 'decimal' | 'pattern' | 'min' | 'max' | 'minLength' | 'maxLength'
  limit?: number
}

/** The problem of an entry; null if it is valid. */
export function problemOf({ value, definition }: Entry): Problem | null {
  if (definition?.readonly) return null
  if (value === '') return { kind: 'required' }
  if (!definition) return null
  switch (definition.type) {
    case 'integer':
      return /^-?\d+$/.test(value) ? outOfRange(Number(value), definition) : { kind: 'integer' }
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(value) ? outOfRange(Number(value), definition) : { kind: 'decimal' }
    case 'array':
      return parseList(value, definition).values.length > 0 ? null : { kind: 'required' }
    case 'string':
      return badText(value, definition)
    default:
      return null
  }
}

function outOfRange(value: number, { minimum, maximum }: Definition): Problem | null {
  if (minimum !== undefined && value < minimum) return { kind: 'min', limit: minimum }
  if (maximum !== undefined && value > maximum) return { kind: 'max', limit: maximum }
  return null
}

function badText(value: string, { minLength, maxLength, pattern }: Definition): Problem | null {
  if (minLength !== undefined && value.length < minLength) return { kind: 'minLength', limit: minLength }
  if (maxLength !== undefined && value.length > maxLength) return { kind: 'maxLength', limit: maxLength }
  return pattern !== undefined && !matches(pattern, value) ? { kind: 'pattern' } : null
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern).test(value)
  } catch {
    // An invalid pattern accepts every value.
    return true
  }
}
