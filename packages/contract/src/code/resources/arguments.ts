import { decoded, isRecord } from '../call-content.ts'
import { isNothing, type Argument, type Arguments, type Ignored, type ResourceCall } from './resource-call.ts'
import { Existing, NetworkName, type Value } from './value.ts'

export const constant =
  (value: Value): Argument =>
  () =>
    value

/** An open part of the path, counted from one. */
export const part =
  (number: number): Argument =>
  (call) =>
    call.part(number)

export const ifText =
  (field: string): Argument =>
  (call) =>
    typeof call.given(field) === 'string' ? call.take(field) : undefined

/** True if the field is there and is null or empty. */
export const ifEmpty =
  (field: string): Argument =>
  (call) => {
    const value = call.look(field)
    return value !== undefined && isNothing(value) ? true : undefined
  }

export const orNull =
  (field: string): Argument =>
  (call) =>
    call.look(field) === null ? null : call.take(field)

/** A list of this one value. */
export const inList =
  (field: string): Argument =>
  (call) => {
    const value = call.take(field)
    return value === undefined ? undefined : [value]
  }

/** The text that the field has as base64. */
export const decodedText =
  (field: string): Argument =>
  (call) => {
    const value = call.given(field)
    const text = value === undefined ? null : decoded(String(value))
    if (text === null) return undefined
    call.use(field)
    return call.known(text)
  }

/** The name of the network whose id the field has. */
export const networkName =
  (field: string): Argument =>
  (call) => {
    const network = call.take(field)
    return network === undefined ? undefined : new NetworkName(network)
  }

/** The value, unless only a name is known. */
export const byId =
  (field: string): Argument =>
  (call) => {
    const value = call.take(field)
    return value instanceof Existing ? undefined : value
  }

/** The name, if only that is known. */
export const byName =
  (field: string): Argument =>
  (call) => {
    const value = call.take(field)
    return value instanceof Existing ? value.name : undefined
  }

/** A map with all fields that no argument before it has used. */
export const rest: Argument = (call) => call.rest()

/** The same without a field that may not be in it. */
export const restBut =
  (field: string): Argument =>
  (call) =>
    call.rest(field)

/** The value if all these fields are as they are here; null: if they have any value. */
export const when =
  (fields: Readonly<Record<string, string | null>>, value: string | Argument): Argument =>
  (call) => {
    const fits = Object.entries(fields).every(([field, wanted]) =>
      wanted === null ? !isNothing(call.look(field)) : call.look(field) === wanted,
    )
    return fits ? (typeof value === 'string' ? call.take(value) : value(call)) : undefined
  }

/** A list of one object with these arguments, of the fields of the call. */
export const ofCall =
  (args: Arguments): Argument =>
  (call) => {
    const object = call.objectOf(args)
    return Object.keys(object).length === 0 ? undefined : [object]
  }

/** An object with these arguments for each item of a list; only the value of a field, if `args` is its name. */
export const each =
  (field: string, args: Arguments | string, ignored?: Ignored): Argument =>
  (call) => {
    const items = call.look(field)
    if (typeof items !== 'object' || isNothing(items)) return undefined
    call.use(field)
    const read = (item: ResourceCall) => (typeof args === 'string' ? (item.take(args) ?? {}) : item.objectOf(args))
    return [items]
      .flat()
      .filter(isRecord)
      .map((item) => call.inside(field, item, read, ignored))
  }

/** The same for a field that is one object. */
export const object =
  (field: string, args: Arguments): Argument =>
  (call) => {
    const found = each(field, args)(call)
    return Array.isArray(found) ? (found[0] as Value | undefined) : undefined // a list of values
  }
