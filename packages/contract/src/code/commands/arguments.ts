import { decoded, isRecord } from '../call-content.ts'
import { misfit, textOf, written, type CommandCall, type Word } from './command-call.ts'

/** Writes values of a call as words after an option; throws `Misfit` if the command cannot carry them. */
export type Argument = (call: CommandCall, option: string) => readonly Word[]

/** The option without a value. */
export const always: Argument = (_, option) => [option]

/** The option with a value that is no value of the call. */
export const constant =
  (word: string): Argument =>
  (_, option) => [option, word]

/** An open part of the path, counted from one. */
export const part =
  (number: number): Argument =>
  (call, option) =>
    written(option, call.part(number))

interface Exceptions {
  /** A value for which the option is left out: the command's default. */
  unless?: string
  /** What the command takes for null. */
  forNull?: string
}

export const value =
  (field: string, { unless, forNull }: Exceptions = {}): Argument =>
  (call, option) => {
    const found = call.take(field)
    if (found === null && forNull !== undefined) return written(option, forNull)
    if (call.lacks(found)) return []
    const text = textOf(found)
    if (text === '' && !call.creates && !call.sendsEmpty) return misfit()
    return text === unless ? [] : written(option, text)
  }

/** The option if the field is true; `otherwise` if it is false. No option if it is `unless`. */
export const flag =
  (field: string, otherwise: string | null = null, unless?: unknown): Argument =>
  (call, option) => {
    const found = call.take(field)
    if (call.lacks(found) || found === unless) return []
    if (typeof found !== 'boolean') return misfit()
    return found ? [option] : otherwise === null ? [] : [`--${otherwise}`]
  }

/** The option if the field is false. */
export const flagIfFalse =
  (field: string): Argument =>
  (call, option) => {
    const found = call.take(field)
    if (call.lacks(found)) return []
    return typeof found === 'boolean' ? (found ? [] : [option]) : misfit()
  }

/** The option if the field is this value. */
export const flagFor =
  (field: string, expected: string): Argument =>
  (call, option) =>
    call.look(field) === expected && call.take(field) ? [option] : []

export const flagForNull =
  (field: string): Argument =>
  (call, option) =>
    call.look(field) === null && call.take(field) === null ? [option] : []

/** Two fields as `1:9`. A rule for ICMP has its type and code in the fields of ports. */
export const ports =
  (from: string, to: string): Argument =>
  (call, option) => {
    const [first, last] = [call.take(from), call.take(to)]
    if (first == null && last == null) return []
    const isIcmp = /icmp|^1$|^58$/.test(String(call.look('protocol')))
    return typeof first === 'number' && typeof last === 'number' && !isIcmp
      ? written(option, `${first}:${last}`)
      : misfit()
  }

/** How an object is written: as `name=value,…` by these names of its fields, or as the only field that it may have. */
type Shape = string | Readonly<Record<string, string>>

/** The option once for each item of a list. On a change, `none` first empties the list. */
export const each =
  (field: string, shape?: Shape, none?: string): Argument =>
  (call, option) => {
    const items = call.look(field)
    if (typeof items === 'string') return written(option, textOf(call.take(field)))
    if (call.lacks(items)) return []
    if (!Array.isArray(items)) return misfit()
    const texts = items.map((item) => (shape === undefined ? textOf(item) : objectText(item, shape)))
    // Another argument of the same command may have the shape of these objects.
    if (!texts.every((text) => text !== null)) return []
    call.take(field)
    const empties = none !== undefined && (texts.length === 0 || !call.creates)
    if (texts.length === 0 && !empties && !call.creates) return misfit()
    return [...(empties ? [`--${none}`] : []), ...texts.flatMap((text) => written(option, text))]
  }

/** The object in its shape; null if it has other keys. */
function objectText(item: unknown, shape: Shape): string | null {
  if (!isRecord(item)) return null
  const given = Object.entries(item).filter(([, one]) => one !== null)
  if (typeof shape === 'string')
    return given.every(([key]) => key === shape) ? given.map(([, one]) => textOf(one)).join(',') : null
  const names = new Map(Object.entries(shape).map(([name, key]) => [key, name]))
  if (!given.every(([key]) => names.has(key))) return null
  const parts = given.map(([key, one]) => {
    const [name = '', text] = [names.get(key), textOf(one)]
    if (text.includes(',')) return misfit()
    return `${text.includes(':') ? name.replace(/^v4-/, 'v6-') : name}=${text}`
  })
  return parts.join(',')
}

/** The option once with all items of a list. */
export const all =
  (field: string): Argument =>
  (call, option) => {
    call.hasOpenOption = true
    const items = call.take(field)
    if (items === undefined || items === null) return []
    if (!Array.isArray(items) || items.length === 0) return misfit()
    const texts = items.map(textOf)
    return texts.some((text) => text.startsWith('-')) ? misfit() : [option, ...texts]
  }

/** The option once for each entry of an object that is not null, as `name=value`. */
export const entries =
  (field: string): Argument =>
  (call, option) =>
    entriesOf(call, field, false).flatMap((entry) => written(option, pairOf(call, entry)))

/** Heat's client takes a parameter that is the only one for several of them. */
export const heatParameters =
  (field: string): Argument =>
  (call, option) => {
    const words = entries(field)(call, option)
    return words.length === 2 && String(words[1]).includes(';') ? misfit() : words
  }

/** The option once for each entry of an object that is null, as its name. */
export const nullEntries =
  (field: string): Argument =>
  (call, option) =>
    entriesOf(call, field, true).flatMap(([key]) => written(option, key))

/** The option once for each field that no argument before it has used, as `name=value` without the prefix of the name. */
export const others =
  (prefix = ''): Argument =>
  (call, option) =>
    othersOf(call, prefix).flatMap((entry) => written(option, pairOf(call, entry)))

/** All fields as JSON. */
export const othersAsJson: Argument = (call, option) =>
  written(option, JSON.stringify(Object.fromEntries(othersOf(call, ''))))

/** A file with the value, or with the text that it has as base64. */
export const file =
  (field: string, encoding?: 'base64'): Argument =>
  (call, option) => {
    const found = call.take(field)
    if (found === undefined || found === null) return []
    const text = typeof found === 'string' ? found : JSON.stringify(found, null, 2)
    return [option, { file: encoding === 'base64' ? (decoded(text) ?? misfit()) : text }]
  }

/** A file with a line for each item of a list. */
export const lines =
  (field: string): Argument =>
  (call, option) => {
    const items = call.take(field)
    if (items === undefined || items === null) return []
    return Array.isArray(items) ? [option, { file: items.map(textOf).join('\n') }] : misfit()
  }

/** A time in seconds without its zone, as the client takes it. */
export const time =
  (field: string): Argument =>
  (call, option) => {
    const found = call.take(field)
    return found === undefined || found === null ? [] : written(option, textOf(found).replace(/(?:\.\d+)?Z$/, ''))
  }

/** The entries of an object whose value is null, or is not. */
function entriesOf(call: CommandCall, field: string, isNull: boolean): [string, unknown][] {
  const object = call.look(field)
  if (call.lacks(object)) return []
  if (!isRecord(object)) return misfit()
  if (Object.keys(object).length === 0) call.take(field)
  const found = Object.entries(object).filter(([, one]) => (one === null) === isNull)
  for (const [key] of found) call.use(`${field}.${key}`)
  return found
}

function othersOf(call: CommandCall, prefix: string): [string, unknown][] {
  const rest = call.others().filter((key) => key.startsWith(prefix) && call.values[key] !== null)
  return rest.map((key) => [key.slice(prefix.length), call.take(key)])
}

/** The commands split at the first separator. */
const pairOf = ({ separator }: CommandCall, [key, one]: readonly [string, unknown]): string =>
  key === '' || key.includes(separator) ? misfit() : `${key}${separator}${textOf(one)}`
