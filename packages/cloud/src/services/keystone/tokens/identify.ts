import type { OpenCall } from '../../../core/api.ts'
import { badRequest, unauthorized } from '../../../core/fault.ts'
import { AUTHENTICATION_REQUIRED, expecting } from '../faults.ts'
import { isPassword } from '../users/password.ts'
import * as users from '../users/store.ts'
import { namedDomain } from './named-domain.ts'
import type { Identity, InDomain } from './request.ts'
import * as store from './store.ts'
import type { TokenRow } from './store.ts'
import { toToken } from './view.ts'

/** Who proved to be whom, and what a new token takes over from an old one. */
export interface Identified {
  userId: string
  methods: string[]
  /** Where a token was shown for proof. */
  from?: TokenRow
}

/** Throws 401 unless every method that is named proves the same user. */
export function identify(call: OpenCall, { methods, password, token }: Identity): Identified {
  const proofs = [...new Set(methods)].map((method): Identified => {
    if (method === 'password') return byPassword(call, password ?? missing('password'))
    if (method === 'token') return byToken(call, token ?? missing('token'))
    throw unauthorized('Attempted to authenticate with an unsupported method.')
  })
  const [first] = proofs
  if (!first || proofs.some(({ userId }) => userId !== first.userId)) throw unauthorized(AUTHENTICATION_REQUIRED)
  const from = proofs.find((proof) => proof.from)?.from
  return { ...first, methods: [...new Set(proofs.flatMap((proof) => proof.methods))], ...(from && { from }) }
}

const missing = (method: string): never => {
  throw badRequest(expecting(method, 'identity'))
}

function byPassword(call: OpenCall, { user }: NonNullable<Identity['password']>): Identified {
  const row = findUser(call, user)
  if (!isPassword(user.password, row?.password_hash) || !row?.enabled) throw unauthorized(AUTHENTICATION_REQUIRED)
  return { userId: row.id, methods: ['password'] }
}

function findUser({ db }: OpenCall, user: InDomain) {
  if (user.id !== undefined) return users.find(db, user.id)
  if (user.name === undefined) throw badRequest(expecting('id or name', 'user'))
  const domain = namedDomain(db, user.domain, 'user')
  return domain && users.findByName(db, domain.id, user.name)
}

function byToken({ db, clock }: OpenCall, { id }: NonNullable<Identity['token']>): Identified {
  const row = store.find(db, store.idOf(id), clock.now())
  if (!row || !toToken(db, row)) throw unauthorized(AUTHENTICATION_REQUIRED)
  return { userId: row.user_id, methods: ['token', ...row.methods], from: row }
}
