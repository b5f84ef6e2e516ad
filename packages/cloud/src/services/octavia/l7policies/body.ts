import * as z from 'zod'
import { changeable, integer, named, oneOf, text, uuid } from '../resource/fields.ts'

export const LAST_POSITION = 2_147_483_647
const REDIRECTS = [301, 302, 303, 307, 308]

const action = oneOf('REDIRECT_TO_POOL', 'REDIRECT_TO_URL', 'REDIRECT_PREFIX', 'REJECT')
const url = text.refine((value) => URL.canParse(value) && /^https?:/.test(value), {
  error: 'Value should be a valid URL',
})

const fields = {
  ...named,
  redirect_pool_id: uuid.nullish(),
  redirect_url: url.nullish(),
  redirect_prefix: url.nullish(),
  redirect_http_code: z
    .int()
    .refine((code) => REDIRECTS.includes(code), { error: `Value should be one of: ${REDIRECTS.join(', ')}` })
    .nullish(),
  position: integer(1, LAST_POSITION).nullish(),
}

export const newPolicyFields = { ...fields, action }
const NewPolicyFields = z.strictObject(newPolicyFields)

export type PolicyGiven = z.output<typeof NewPolicyFields>

export const NewPolicy = z.strictObject({ l7policy: z.strictObject({ ...newPolicyFields, listener_id: uuid }) })
export const PolicyChange = z.strictObject({
  l7policy: z.strictObject({ ...changeable(fields), action: action.optional() }),
})
