import { badRequest, unauthorized } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import * as credentials from '../application-credentials/store.ts'
import type { ApplicationCredentialRow } from '../application-credentials/store.ts'
import { AUTHENTICATION_REQUIRED, orNotFound, expecting } from '../faults.ts'
import { isPassword } from '../users/password.ts'
import { findUser } from './find-user.ts'
import type { CredentialRequest } from './request.ts'

/** The credential, after its secret was verified. */
export function verifiedCredential(call: OpenCall, request: CredentialRequest): ApplicationCredentialRow {
  const row = namedCredential(call, request)
  const isExpired = row?.expires_at && Date.parse(`${row.expires_at}Z`) <= call.clock.now()
  if (!isPassword(request.secret, row?.secret_hash) || !row || isExpired) throw unauthorized(AUTHENTICATION_REQUIRED)
  return row
}

function namedCredential(call: OpenCall, { id, name, user }: CredentialRequest): ApplicationCredentialRow | undefined {
  if (id !== undefined) return orNotFound(credentials.find(call.db, id), 'Application Credential', id)
  if (name === undefined) throw badRequest(expecting('id or name', 'application credential'))
  if (user === undefined) throw badRequest(expecting('user', 'application credential'))
  const owner = findUser(call, user)
  return owner && credentials.findByName(call.db, owner.id, name)
}
