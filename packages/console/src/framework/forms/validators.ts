import type { MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import { formMessages } from './form.messages.ts'

type Values = Readonly<Record<string, string | number>>

/** Options of a zod refinement that fails with this message; `values` are the message's arguments. */
export const withMessage = (message: MessageDescriptor, path?: string[], values?: Values) => ({
  params: { message, values },
  ...(path && { path }),
})

/** An error of a field that depends on other fields. */
export interface FieldProblem {
  field: string
  message: MessageDescriptor
  values?: Values
}

/** For `object.superRefine(...acrossFields(rule))`: a rule about several fields, checked even if other rules fail. */
export const acrossFields = <V = Readonly<Record<string, unknown>>>(rule: (values: V) => FieldProblem | null) =>
  [
    (values: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx) => {
      const problem = rule(values as V) // the fields of the form that has the rule
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

/** For `array.refine(...distinct)`: no item occurs twice. */
export const distinct = [
  (items: readonly unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
  withMessage(formMessages.notUnique),
] as const

/** For `text.refine(...distinctLines)`: no line occurs twice. */
export const distinctLines = [
  (text: string) => distinct[0](text.split('\n').flatMap((line) => line.replaceAll(/\s/g, '') || [])),
  withMessage(formMessages.notUnique),
] as const

/** For `object.refine(...passwordsMatch('password', 'confirm'))`: the error belongs to the second field. */
export const passwordsMatch = <P extends string, C extends string>(password: P, confirm: C) =>
  [
    (values: Partial<Record<P | C, unknown>>) => values[password] === values[confirm],
    { ...withMessage(formMessages.passwordMismatch, [confirm]), when: () => true },
  ] as const

/** Only digits, and at least one. */
export const isWholeNumber = (text: string): boolean => /^\d+$/.test(text)

/** Whether the text is an existing day as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A request is sent this long after the last key. */
const CHECK_DELAY_MS = 300

/**
 * Makes a request to the server usable as a check on every key: it waits for the last key, aborts outdated requests and
 * sends one per value. If the request fails, the value passes: the server validates it in the end.
 */
export function debouncedCheck<T>(
  check: (value: T, signal: AbortSignal) => Promise<boolean>,
  delay = CHECK_DELAY_MS,
): (value: T) => Promise<boolean> {
  let latest: { value: T; result: Promise<boolean>; stop: AbortController } | null = null
  return (value) => {
    // Other rules decide whether an empty value is valid.
    if (value === '') return Promise.resolve(true)
    if (latest?.value === value) return latest.result
    latest?.stop.abort()
    const stop = new AbortController()
    const result = wait(delay, stop.signal)
      .then(() => check(value, stop.signal))
      .catch(() => true) // aborted or failed: see above
    latest = { value, result, stop }
    return result
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
