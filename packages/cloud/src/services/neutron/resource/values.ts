import * as z from 'zod'
import { repr as pythonRepr } from '../../../core/errors/invalid.ts'
import { canonicalIp, parseIp } from '../address/ip.ts'
import { invalidInput } from '../faults.ts'

/** Why a value is invalid; body.ts prepends the attribute's name. */
export class InvalidValue extends Error {}

/** A schema from a parser; `read` throws InvalidValue, or a Fault with the full message. */
export const value = <T>(read: (data: unknown) => T) =>
  z.unknown().transform((data, context): T => {
    try {
      if (data === undefined) throw new InvalidValue('it is missing')
      return read(data)
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })

/** Python's `str()` of a value, for messages. */
export const repr = (data: unknown): string => {
  const MAX_SHOWN = 300
  return typeof data === 'string' ? data.slice(0, MAX_SHOWN) : pythonRepr(data)
}

export function readText(data: unknown, max?: number): string {
  if (typeof data !== 'string') throw new InvalidValue(`'${repr(data)}' is not a valid string`)
  if (max !== undefined && data.length > max) throw new InvalidValue(`'${repr(data)}' exceeds maximum length of ${max}`)
  return data
}

export const text = (max: number) => value((data) => readText(data, max))
export const textOrNull = (max: number) => value((data) => (data === null ? null : readText(data, max)))

export const filledText = value((data) => {
  const read = readText(data)
  if (read.trim() === '') throw new InvalidValue(`'${read}' Blank strings are not permitted`)
  return read
})

export const name = text(255)
export const description = text(1024)

const YES = ['1', 't', 'true', 'on', 'y', 'yes']
const NO = ['0', 'f', 'false', 'off', 'n', 'no']

export function readFlag(data: unknown): boolean {
  const word = String(data).trim().toLowerCase()
  if (YES.includes(word)) return true
  if (NO.includes(word)) return false
  throw invalidInput(`'${repr(data)}' cannot be converted to boolean`)
}

export const flag = value(readFlag)
export const flagOrNull = value((data) => (data === null ? null : readFlag(data)))

export function readInteger(data: unknown): number {
  const isNumber = typeof data === 'boolean' || typeof data === 'number' || /^\s*[+-]?\d+\s*$/.test(String(data))
  const number = Math.trunc(Number(data))
  if (isNumber && data !== null && Number.isSafeInteger(number)) return number
  throw invalidInput(`'${repr(data)}' is not an integer`)
}

export const integer = (min: number, max: number) =>
  value((data) => {
    const number = readInteger(data)
    if (number < min) throw new InvalidValue(`'${number}' is too small - must be at least '${min}'`)
    if (number > max) throw new InvalidValue(`'${number}' is too large - must be no larger than '${max}'`)
    return number
  })

/** The maximum of Neutron's integer columns. */
export const MAX_INTEGER = 2 ** 31 - 1
export const count = value((data) => {
  const number = readInteger(data)
  if (number < 0) throw new InvalidValue(`'${number}' should be non-negative`)
  if (number > MAX_INTEGER) throw new InvalidValue(`'${number}' is too large - must be no larger than '${MAX_INTEGER}'`)
  return number
})

export const oneOf = <const T>(values: readonly T[]) =>
  value((data) => {
    const found = values.find((candidate) => candidate === data)
    if (found === undefined) throw new InvalidValue(`${repr(data)} is not in valid_values`)
    return found
  })

export function readUuid(data: unknown): string {
  const isUuid = typeof data === 'string' && /^[\da-f]{8}(-?)([\da-f]{4}\1){3}[\da-f]{12}$/i.test(data)
  if (!isUuid) throw new InvalidValue(`'${repr(data)}' is not a valid UUID`)
  return data
}

export const uuid = value(readUuid)
export const uuidOrNull = value((data) => (data === null ? null : readUuid(data)))

/** A list without duplicates, each item parsed by `read`; null is an empty list. */
export const list = <T>(read: (item: unknown) => T) =>
  value((data) => {
    if (data === null) return []
    if (!Array.isArray(data)) throw new InvalidValue(`'${repr(data)}' is not a list`)
    const seen = new Set<string>()
    for (const item of data) {
      const key = JSON.stringify(item)
      if (seen.has(key)) throw new InvalidValue(`Duplicate items in the list: '${repr(item)}'`)
      seen.add(key)
    }
    return data.map(read)
  })

export const uuids = list(readUuid)

/** Returns the address in its canonical form. */
export function readIp(data: unknown): string {
  if (typeof data !== 'string' || !parseIp(data)) throw new InvalidValue(`'${repr(data)}' is not a valid IP address`)
  return canonicalIp(data)
}

export const ip = value(readIp)
export const ipOrNull = value((data) => (data === null ? null : readIp(data)))

export function readMac(data: unknown): string {
  const digits = typeof data === 'string' ? data.replaceAll(/[:-]/g, '').toLowerCase() : ''
  const isMac = /^[\da-f]{12}$/.test(digits) && digits !== '000000000000'
  if (!isMac) throw new InvalidValue(`'${repr(data)}' is not a valid MAC address`)
  return (digits.match(/../g) ?? []).join(':')
}

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
