import { Fields } from '../fields.ts'

/** A word of a command, or a file that has this text. */
export type Word = string | { file: string }

/** A command cannot carry the values of the call. */
export class Misfit extends Error {}

export function misfit(): never {
  throw new Misfit()
}

interface CallValues {
  /** The parts of the path that the row leaves open. */
  parts: readonly string[]
  /** The attributes in the body, or the headers if there is no body. */
  fields: Readonly<Record<string, unknown>>
  /** The call creates something: null is the same as a missing value. */
  creates: boolean
  /** The command sends an empty text. Many ignore it. */
  sendsEmpty: boolean
}

/** The values of a call that a command is written from. */
export class CommandCall extends Fields {
  readonly creates: boolean
  readonly sendsEmpty: boolean
  readonly #parts: readonly string[]
  /** Between the name and the value of an entry. */
  separator = '='
  /** An option takes all words that follow it, up to the next option. */
  hasOpenOption = false

  constructor({ parts, fields, creates, sendsEmpty }: CallValues) {
    super(fields)
    this.#parts = parts
    this.creates = creates
    this.sendsEmpty = sendsEmpty
  }

  part(number: number): string {
    return this.#parts[number - 1] ?? misfit()
  }

  /** There is no value to write. */
  lacks(value: unknown): value is undefined | null {
    return value === undefined || (value === null && this.creates)
  }
}

/** A value that begins with a dash would be an option. */
export const written = (option: string, value: string): string[] =>
  value.startsWith('-') ? [`${option}=${value}`] : [option, value]

export function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return misfit()
}
