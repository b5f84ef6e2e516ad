import type { IntlShape, MessageDescriptor } from 'react-intl'
import type * as z from 'zod'
import { formMessages } from './form.messages.ts'

type Intl = Pick<IntlShape, 'formatMessage'>

/** zod's default message for a custom rule without one. */
const ZOD_DEFAULT = 'Invalid input'

/** The message for an issue of a field, as all forms use it; `title` is the field's label. */
export function issueMessage(intl: Intl, issue: z.core.$ZodIssue, title: string, value: unknown): string {
  if (isEmpty(value) && issue.code !== 'custom') return intl.formatMessage(formMessages.required, { title })
  switch (issue.code) {
    case 'too_small':
      return sizeMessage(intl, issue.origin, { title, value, min: Number(issue.minimum) })
    case 'too_big':
      return sizeMessage(intl, issue.origin, { title, value, max: Number(issue.maximum) })
    case 'invalid_format':
      return issue.format === 'regex'
        ? intl.formatMessage(formMessages.malformed, { title })
        : intl.formatMessage(formMessages.format)
    case 'invalid_type':
      return NUMBERS.includes(issue.expected)
        ? intl.formatMessage(formMessages.notNumber, { title })
        : intl.formatMessage(formMessages.invalid)
    case 'invalid_union':
      // An address of either version: what is neither has the wrong format.
      return intl.formatMessage(issue.errors.some(isFormat) ? formMessages.format : formMessages.invalid)
    case 'custom':
      return customMessage(intl, issue, value)
    default:
      return intl.formatMessage(formMessages.invalid)
  }
}

const isFormat = (issues: readonly z.core.$ZodIssue[]) =>
  issues.some(({ code, ...issue }) => code === 'invalid_format' && 'format' in issue && issue.format !== 'regex')

const NUMBERS = ['number', 'int', 'bigint']

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface Size {
  title: string
  value: unknown
  min?: number
  max?: number
}

function sizeMessage(intl: Intl, origin: string, { title, value, min, max }: Size): string {
  if (origin === 'string') {
    const { length } = String(value)
    if (min !== undefined) return intl.formatMessage(formMessages.tooShort, { title, length, min })
    if (max !== undefined) return intl.formatMessage(formMessages.tooLong, { title, length, max })
  }
  if (typeof value === 'number') {
    if (min !== undefined) return intl.formatMessage(formMessages.belowMinimum, { value, min })
    if (max !== undefined) return intl.formatMessage(formMessages.aboveMaximum, { value, max })
  }
  return intl.formatMessage(formMessages.invalid)
}

/**
 * The message of a custom rule: from the catalogue, with `value` and its own values as arguments, or a plain text of
 * the contract.
 */
function customMessage(intl: Intl, { message, params }: z.core.$ZodIssueCustom, value: unknown): string {
  const own = params?.message as MessageDescriptor | undefined // set by `withMessage` in validators.ts
  const values = params?.values as Record<string, string | number> | undefined // set there, too
  if (own) return intl.formatMessage(own, { value: String(value), ...values })
  return message && message !== ZOD_DEFAULT ? message : intl.formatMessage(formMessages.invalid)
}
