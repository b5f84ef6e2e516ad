import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { IntlShape } from 'react-intl'
import type * as z from 'zod'
import { type FormSchema, validate, type Shown } from './form-schema.ts'
import { issueMessage } from './issue-message.ts'

interface FormRules {
  schema: FormSchema
  shown: Shown
  /** The values that are sent: those of fields that the user sees. */
  sent: <V extends Readonly<Record<string, unknown>>>(values: V) => V
  /** The label of a field. */
  titleOf: (name: string) => string
  intl: Pick<IntlShape, 'formatMessage'>
}

/** Validates a form with its schema, and returns the messages that all forms use. */
export const formResolver =
  <V extends FieldValues>({ schema, shown, sent, titleOf, intl }: FormRules): Resolver<V, unknown, V> =>
  async (values) => {
    const result = await validate(schema, shown, sent(values))
    if ('data' in result) return { values: result.data as V, errors: {} } // the schema's output
    return { values: {}, errors: errorsOf<V>(result.issues, values, titleOf, intl) }
  }

/** The first error of each field, as react-hook-form expects it. */
function errorsOf<V extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  values: V,
  titleOf: (name: string) => string,
  intl: Pick<IntlShape, 'formatMessage'>,
): FieldErrors<V> {
  const errors: FieldErrors<V> = {}
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (get(errors, path)) continue
    const message = issueMessage(intl, issue, titleOf(path), get(values, path))
    set(errors, path || 'root', { type: issue.code, message })
  }
  return errors
}
