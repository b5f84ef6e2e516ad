import { flagOf } from '../query-parameters.ts'

/** Returns an error message, or undefined if the value is valid. */
export type Check = (value: string) => string | undefined

export const anything: Check = () => undefined

export const flag: Check = (value) =>
  flagOf(value) === undefined ? `'${value}' is not a valid boolean-like value.` : undefined

export const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value) ? undefined : `'${value}' is not one of: ${words.join(', ')}.`

export const integer =
  (least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY): Check =>
  (value) => {
    const number = /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : Number.NaN
    if (Number.isNaN(number)) return `'${value}' is not a valid integer value.`
    if (number > most) return `'${number}' is greater than the max value of '${most}'.`
    return number < least ? `'${number}' is less than the min value of '${least}'.` : undefined
  }

/** `shown` is Nova's pattern for the message; `pattern` is equivalent and matches in linear time. */
export const formatted =
  (shown: string, pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? undefined : `'${value}' is not of the format '${shown}'.`
