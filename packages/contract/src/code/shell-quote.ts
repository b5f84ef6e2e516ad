import type { NewIds } from './new-id.ts'

/** A word of a POSIX shell that stands for exactly this text, whatever is in it. */
export const shellQuote = (text: string): string =>
  // Z shell takes a word with a leading = for the path of a command.
  /^(?!=)[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same, with variables in the place of new ids. */
export function shellWord(text: string, ids: NewIds): string {
  const { parts, variables } = ids.split(text)
  if (variables.length === 0) return shellQuote(text)
  const words = parts.map((part) => (part === '' ? '' : shellQuote(part)))
  return words.map((part, index) => (variables[index] ? `${part}"$${variables[index]}"` : part)).join('')
}
