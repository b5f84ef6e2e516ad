import { NEW_ID } from '../upstream-calls.ts'

/** A word of a POSIX shell that stands for exactly this text, whatever is in it. */
export const shellQuote = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same, with the value of the variable `NEW_ID` for its name. */
export const shellWord = (text: string): string =>
  text.includes(NEW_ID)
    ? text
        .split(NEW_ID)
        .map((part) => (part === '' ? '' : shellQuote(part)))
        .join(`"$${NEW_ID}"`)
    : shellQuote(text)
