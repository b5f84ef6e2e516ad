import type { MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import { formMessages } from './form.messages.ts'

type Values = Readonly<Record<string, string | number>>

/** Options of a zod refinement that says this when it does not hold; `values` are for the message's arguments. */
export const withMessage = (message: MessageDescriptor, path?: string[], values?: Values) => ({
  params: { message, values },
  ...(path && { path }),
})

/** Something that is wrong with a field because of what others say. */
export interface FieldProblem {
  field: string
  message: MessageDescriptor
  values?: Values
}

/** For `object.superRefine(...acrossFields(rule))`: a rule about several fields, heard whatever else is wrong. */
export const acrossFields = (rule: (values: Readonly<Record<string, unknown>>) => FieldProblem | null) =>
  [
    (values: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx) => {
      const problem = rule(values)
      if (problem)
        context.addIssue({ code: 'custom', ...withMessage(problem.message, [problem.field], problem.values) })
    },
    { when: () => true },
  ] as const

type Check<T> = (value: T) => boolean | Promise<boolean>

/** For `schema.refine(...unique(names))`: the value is not in the list, or passes the check. */
export const unique = <T>(taken: readonly T[] | Check<T>, message: MessageDescriptor = formMessages.taken) =>
  [
    typeof taken === 'function' ? (value: T) => taken(value) : (value: T) => !taken.includes(value),
    withMessage(message),
  ] as const

/** For `array.refine(...distinct)`: no item is there twice. */
export const distinct = [
  (items: readonly unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  withMessage(formMessages.notUnique),
] as const

/** For `object.refine(...passwordsMatch('password', 'confirm'))`: the error, 'match', is the second field's. */
export const passwordsMatch = <P extends string, C extends string>(password: P, confirm: C) =>
  [
    (values: Partial<Record<P | C, unknown>>) => values[password] === values[confirm],
    { ...withMessage(formMessages.passwordMismatch, [confirm]), when: () => true },
  ] as const

/** Digits only, as the number that they are; an empty text is nothing. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text)

/** A day as yyyy-mm-dd that the calendar has. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A name is asked for this long after the last key. */
const CHECK_DELAY_MS = 300

/**
 * Makes a question to the server fit for asking with every key: it waits for the last one, gives up what is out of
 * date, and asks once for each value. Where there is no answer the value may pass: the server judges it in the end.
 */
export function debouncedCheck<T>(
  ask: (value: T, signal: AbortSignal) => Promise<boolean>,
  delay = CHECK_DELAY_MS,
): (value: T) => Promise<boolean> {
  let latest: { value: T; answer: Promise<boolean>; stop: AbortController } | null = null
  return (value) => {
    // Nothing is not asked about: other rules say whether it will do.
    if (value === '') return Promise.resolve(true)
    if (latest?.value === value) return latest.answer
    latest?.stop.abort()
    const stop = new AbortController()
    const answer = wait(delay, stop.signal)
      .then(() => ask(value, stop.signal))
      .catch(() => true) // superseded, or no answer: see above
    latest = { value, answer, stop }
    return answer
  }
}

const wait = (delay: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
