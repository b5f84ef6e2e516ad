import * as z from 'zod'
import { badRequest, unauthorized } from '../../../core/errors/fault.ts'
import { noContent } from '../../../core/http/reply.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { AUTHENTICATION_REQUIRED } from '../faults.ts'
import * as tokens from '../tokens/store.ts'
import { expiryOf } from './expiry.ts'
import { hashPassword, isPassword } from './password.ts'
import * as store from './store.ts'

const Change = z.object({ user: z.strictObject({ original_password: z.string(), password: z.string() }) })

const LOCKED =
  'You cannot change your password at this time due to password policy disallowing password changes. Please contact your administrator to reset your password.'

/** Needs the old password, which can be expired, and no token; revokes all tokens of the user. */
export const changePassword = (call: OpenCall<{ id: string }>) => {
  const { original_password: original, password } = call.json(Change).user
  const row = store.find(call.db, call.params.id)
  if (!isPassword(original, row?.password_hash) || !row?.enabled) throw unauthorized(AUTHENTICATION_REQUIRED)
  if (row.options.lock_password === true) throw badRequest(LOCKED)
  store.update(call.db, { ...row, password_hash: hashPassword(password), password_expires_at: expiryOf(call) })
  tokens.removeOfUser(call.db, row.id)
  return noContent
}
