import { isPasscode } from '@meridian/wire/totp'
import { badRequest, unauthorized } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import type { ApplicationCredentialRow } from '../application-credentials/store.ts'
import * as credentials from '../credentials/store.ts'
import { AUTHENTICATION_REQUIRED, expecting, notAuthorizedTo } from '../faults.ts'
import { isExpired } from '../users/expiry.ts'
import { isPassword } from '../users/password.ts'
import { verifiedCredential } from './by-application-credential.ts'
import { findUser } from './find-user.ts'
import { receiptOf } from './receipts.ts'
import type { Identity } from './request.ts'
import * as store from './store.ts'
import type { TokenRow } from './store.ts'
import { toToken } from './view.ts'

/** The authenticated user, and the token or credential that the new token derives from. */
export interface Identified {
  userId: string
  methods: string[]
  /** For the method `token`. */
  from?: TokenRow
  /** For the method `application_credential`. */
  credential?: ApplicationCredentialRow
}

/** Throws 401 unless every method, and the receipt of earlier methods, authenticates the same user. */
export function identify(call: OpenCall, identity: Identity): Identified {
  const receipt = receiptOf(call)
  const results = [...new Set(identity.methods)].map((method) => authenticateBy(call, method, identity))
  const [first] = results
  const all = receipt ? [...results, receipt] : results
  if (!first || all.some(({ userId }) => userId !== first.userId)) throw unauthorized(AUTHENTICATION_REQUIRED)
  const merged: Identified = Object.assign({}, ...results)
  return { ...merged, methods: [...new Set(all.flatMap((result) => result.methods))] }
}

function authenticateBy(call: OpenCall, method: string, identity: Identity): Identified {
  switch (method) {
    case 'password':
      return byPassword(call, identity.password ?? missing(method))
    case 'token':
      return byToken(call, identity.token ?? missing(method))
    case 'totp':
      return byPasscode(call, identity.totp ?? missing(method))
    case 'application_credential': {
      const credential = verifiedCredential(call, identity.application_credential ?? missing(method))
      return { userId: credential.user_id, methods: [method], credential }
    }
    default:
      throw unauthorized('Attempted to authenticate with an unsupported method.')
  }
}

const missing = (method: string): never => {
  throw badRequest(expecting(method, 'identity'))
}

function byPassword(call: OpenCall, { user }: NonNullable<Identity['password']>): Identified {
  const row = findUser(call, user)
  if (!isPassword(user.password, row?.password_hash) || !row?.enabled) throw unauthorized(AUTHENTICATION_REQUIRED)
  if (isExpired(row, call.clock.now())) {
    throw unauthorized(`The password is expired and needs to be changed for user: ${row.id}.`)
  }
  return { userId: row.id, methods: ['password'] }
}

function byPasscode(call: OpenCall, { user }: NonNullable<Identity['totp']>): Identified {
  const row = findUser(call, user)
  const secrets = row?.enabled ? credentials.listOfUser(call.db, row.id, 'totp') : []
  const isRight = secrets.some(({ blob }) => isPasscode(user.passcode, blob, call.clock.now()))
  if (!row || !isRight) throw unauthorized(AUTHENTICATION_REQUIRED)
  return { userId: row.id, methods: ['totp'] }
}

function byToken({ db, clock }: OpenCall, { id }: NonNullable<Identity['token']>): Identified {
  const row = store.find(db, store.idOf(id), clock.now())
  if (!row || !toToken(db, row)) throw unauthorized(AUTHENTICATION_REQUIRED)
  if (row.application_credential_id !== undefined) {
    throw notAuthorizedTo('Using a delegated token to create another token is not allowed.')
  }
  return { userId: row.user_id, methods: ['token', ...row.methods], from: row }
}
