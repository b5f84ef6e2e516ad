import type { NewIds } from './new-id.ts'
import { CONTROLS } from './visible.ts'

/**
 * A word of a shell that stands for exactly this text, whatever is in it, also if it is pasted into a terminal. A text
 * with control characters has its escapes as bash, Z shell and POSIX of 2024 read them. No word can have a NUL.
 */
export function shellQuote(text: string): string {
  // Z shell takes a word with a leading = for the path of a command.
  if (/^(?!=)[\w@%+=:,./-]+$/.test(text)) return text
  const quoted = text.replaceAll(/['\\]/g, octalBytes).replaceAll(CONTROLS, octalBytes)
  return text.search(CONTROLS) < 0 ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `$'${quoted}'`
}

/** UTF-8 in octal, which ends after three digits whatever follows. */
const octalBytes = (one: string): string =>
  one === '\0' ? '' : [...encoder.encode(one)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

const encoder = new TextEncoder()

/** The same, with variables in the place of new ids. */
export function shellWord(text: string, ids: NewIds): string {
  const { parts, variables } = ids.split(text)
  if (variables.length === 0) return shellQuote(text)
  const words = parts.map((part) => (part === '' ? '' : shellQuote(part)))
  return words.map((part, index) => (variables[index] ? `${part}"$${variables[index]}"` : part)).join('')
}
