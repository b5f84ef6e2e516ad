import { badRequest, conflict, forbidden, notFound } from '../../../core/errors/fault.ts'
import { accepted, json, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { nextPage } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { limitOf, MAX_LIMIT, refuseOthers } from '../query-parameters.ts'
import { userLimits } from '../quotas/store.ts'
import { createBody } from './body.ts'
import { generateSshKey, sshFingerprint } from './ssh-key.ts'
import * as store from './store.ts'
import type { KeypairRow } from './store.ts'
import { toKeypair, toNewKeypair, toSummary } from './view.ts'
import { generateCertificate, x509Fingerprint } from './x509.ts'

type Named = { name: string }

export const list = (call: Call) => {
  const since = sinceOf(call)
  const userId = requestedUser(call, 'index', since(35) ? ['limit', 'marker'] : [])
  const limit = since(35) ? limitOf(call.query) : MAX_LIMIT
  const marker = since(35) ? (call.query.get('marker') ?? undefined) : undefined
  if (marker !== undefined && !store.findNamed(call.db, userId, marker)) {
    throw badRequest(`Marker ${marker} could not be found.`)
  }
  const rows = store.list(call.db, userId, limit, marker)
  const last = since(35) && rows.length === limit ? rows.at(-1)?.name : undefined
  return ok({ keypairs: rows.map((row) => toSummary(row, since)), ...nextPage(call, 'os-keypairs', 'keypairs', last) })
}

export const show = (call: Call<Named>) => {
  const row = find(call, requestedUser(call, 'show'))
  return ok(toKeypair(row, store.seqOf(call.db, row.id) ?? 0, sinceOf(call)))
}

/** Generates a key pair, or imports the client's public key. */
export const create = (call: Call) => {
  const since = sinceOf(call)
  const { name, type = 'ssh', public_key, user_id } = call.json(createBody(call)).keypair
  const userId = user_id || call.auth.userId
  call.authorize('os_compute_api:os-keypairs:create', { user_id: userId })
  checkQuota(call, userId)
  if (public_key !== undefined) fingerprintOf(type, public_key)
  if (store.findNamed(call.db, userId, name)) throw conflict(`Key pair '${name}' already exists.`)
  const made = public_key === undefined ? generate(type, userId, call.clock.now()) : undefined
  const publicKey = made?.publicKey ?? public_key ?? ''
  const fingerprint = fingerprintOf(type, publicKey)
  const created_at = isoSeconds(call.clock.now())
  const id = store.idOf(userId, name)
  const row: KeypairRow = { id, user_id: userId, name, type, public_key: publicKey, fingerprint, created_at }
  store.insert(call.db, row)
  return json(since(2) ? 201 : 200, toNewKeypair(row, made?.privateKey, since))
}

export const remove = (call: Call<Named>) => {
  store.remove(call.db, find(call, requestedUser(call, 'delete')).id)
  return sinceOf(call)(2) ? noContent : accepted
}

/** From 2.10 on administrators can name another user. */
function requestedUser(call: Call, rule: string, others: readonly string[] = []): string {
  const since = sinceOf(call)
  if (since(75)) refuseOthers(call.query, ['user_id', ...others])
  const userId = (since(10) && call.query.get('user_id')) || call.auth.userId
  call.authorize(`os_compute_api:os-keypairs:${rule}`, { user_id: userId })
  return userId
}

function find(call: Call<Named>, userId: string): KeypairRow {
  const { name } = call.params
  const row = store.findNamed(call.db, userId, name)
  if (!row) throw notFound(`Keypair ${name} not found for user ${userId}`)
  return row
}

function checkQuota({ db, auth }: Call, userId: string): void {
  const { key_pairs: most } = userLimits(db, auth.projectId ?? '', userId)
  if (most >= 0 && store.count(db, userId) >= most) throw forbidden('Quota exceeded, too many key pairs.')
}

const generate = (type: KeypairRow['type'], userId: string, now: number) =>
  type === 'ssh' ? generateSshKey() : generateCertificate(userId, now)

function fingerprintOf(type: KeypairRow['type'], publicKey: string): string {
  const fingerprint = type === 'ssh' ? sshFingerprint(publicKey) : x509Fingerprint(publicKey)
  if (fingerprint !== undefined) return fingerprint
  throw badRequest(
    type === 'ssh'
      ? 'Keypair data is invalid: failed to generate fingerprint'
      : 'Keypair data is invalid: failed to generate X509 fingerprint. Error message: Unable to load PEM file.',
  )
}
