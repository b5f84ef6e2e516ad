import * as z from 'zod'
import { common, oneOf, text } from '../resource/fields.ts'

const type = oneOf(
  'HOST_NAME',
  'PATH',
  'FILE_TYPE',
  'HEADER',
  'COOKIE',
  'SSL_CONN_HAS_CERT',
  'SSL_VERIFY_RESULT',
  'SSL_DN_FIELD',
)
const compareType = oneOf('REGEX', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'EQUAL_TO')

const { project_id, tenant_id, ...changing } = common

const fields = { ...changing, key: text.nullish(), invert: z.boolean().nullish() }

export const newRuleFields = { ...fields, project_id, tenant_id, type, compare_type: compareType, value: text }
const NewRuleFields = z.strictObject(newRuleFields)

export type RuleGiven = z.output<typeof NewRuleFields>

export const NewRule = z.strictObject({ rule: NewRuleFields })
export const RuleChange = z.strictObject({
  rule: z.strictObject({
    ...fields,
    type: type.optional(),
    compare_type: compareType.optional(),
    value: text.optional(),
  }),
})
