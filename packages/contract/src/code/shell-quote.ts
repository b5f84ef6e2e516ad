import { NEW_IDS } from '../upstream-calls.ts'

/** A word of a POSIX shell that stands for exactly this text, whatever is in it. */
export const shellQuote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same, with the values of variables as `NEW_ID` for their names. */
export function shellWord(text: string): string {
  const ids = text.match(NEW_IDS)
  if (!ids) return shellQuote(text)
  const parts = text.split(NEW_IDS).map((part) => (part === '' ? '' : shellQuote(part)))
  return parts.map((part, index) => (ids[index] ? `${part}"$${ids[index]}"` : part)).join('')
}
