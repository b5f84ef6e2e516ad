import type { Secret } from '@meridian/wire'
import { badRequest, conflict, notAcceptable, notFound, unsupportedMedia } from '../../../core/errors/fault.ts'
import { readWhole } from '../../../core/http/body.ts'
import { bytes, created, noContent, ok, text } from '../../../core/http/reply.ts'
import type { Call, StreamCall } from '../../../core/service/api.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { isWithin, listReply, sorted } from '../resource/listing.ts'
import { referenceTo, timeOf } from '../resource/new-row.ts'
import { targetOf } from '../resource/target.ts'
import { readSecret, requireRoom } from './body.ts'
import { makeSecret, normalized } from './make.ts'
import { payloads, secrets } from './store.ts'
import type { SecretRow } from './store.ts'

type One = Call<{ id: string }>

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export function viewOf(call: Pick<Call, 'baseUrl'>, row: SecretRow): Secret {
  const { created: at, updated, status, name, secret_type, expiration, algorithm, bit_length, mode } = row
  const rest = { secret_type, expiration, algorithm, bit_length, mode, creator_id: row.creator_id }
  return {
    created: at,
    updated,
    status,
    name: name ?? row.id,
    ...rest,
    ...(row.content_type !== null && { content_types: { default: row.content_type } }),
    secret_ref: referenceTo(call, 'secrets', row.id),
  }
}

const isExpired = (call: Call, { expiration }: SecretRow) =>
  expiration !== null && expiration <= timeOf(call.clock.now())

/** The secret of the path. Throws 404 for an unknown or expired secret, and 403 if the policy refuses. */
export function findSecret(call: One, rule: string): SecretRow {
  const { id } = call.params
  if (!UUID.test(id)) throw notFound('Not Found. Provided secret id is invalid.')
  const row = secrets.find(call.db, id.toLowerCase())
  if (!row || isExpired(call, row)) throw notFound('Secret not found.')
  call.authorize(rule, targetOf(call, 'secret', row))
  return row
}

export const save = (call: Call, row: SecretRow): SecretRow => {
  const saved = { ...row, updated: timeOf(call.clock.now()) }
  secrets.update(call.db, saved)
  return saved
}

/** Of the project; with `acl_only`, those that others let the user read. */
export const list = (call: Call) => {
  call.authorize('secrets:get')
  const { query, auth } = call
  const all =
    query.get('acl_only')?.toLowerCase() === 'true'
      ? secrets.list(call.db).filter(({ acl }) => acl?.users.includes(auth.userId))
      : secrets.ofProject(call.db, auth.projectId ?? '')
  const equals = (name: string, value: string | number | null) =>
    !query.get(name) || query.get(name)?.toLowerCase() === String(value ?? '').toLowerCase()
  const found = all.filter(
    (row) =>
      !isExpired(call, row) &&
      (!query.get('name') || query.get('name') === row.name) &&
      equals('alg', row.algorithm) &&
      equals('mode', row.mode) &&
      (!Number(query.get('bits')) || equals('bits', row.bit_length)) &&
      equals('secret_type', row.secret_type) &&
      (['created', 'updated', 'expiration'] as const).every((name) => isWithin(row[name], query.get(name))),
  )
  return listReply(call, 'secrets', sorted(found, query.get('sort')), (row) => viewOf(call, row))
}

export const create = (call: Call) => {
  call.authorize('secrets:post')
  const { bytes: value, payload_content_type: type, ...given } = readSecret(call)
  requireQuota(call, 'secrets')
  const payload = value && type ? { bytes: value, contentType: normalized(type) } : undefined
  const { name, secret_type, expiration, algorithm, bit_length, mode } = given
  const row = makeSecret(
    call,
    {
      name: name ?? null,
      secret_type: secret_type ?? 'opaque',
      expiration: expiration ?? null,
      algorithm: algorithm ?? null,
      bit_length: bit_length ?? null,
      mode: mode ?? null,
    },
    payload,
  )
  const secret_ref = referenceTo(call, 'secrets', row.id)
  return created({ secret_ref }, { location: secret_ref })
}

/** The payload if the client accepts no JSON, as the first clients asked for it. */
export const show = (call: One) => {
  const { accept = '*/*' } = call.headers
  if (!/json|\*\/\*/.test(accept)) return payload(call)
  return ok(viewOf(call, findSecret(call, 'secret:get')))
}

export const payload = (call: One) => {
  const row = findSecret(call, 'secret:decrypt')
  const stored = payloads.find(call.db, row.id)
  if (!stored || row.content_type === null) throw notFound('Not Found. Sorry but your secret has no payload.')
  const value = Buffer.from(stored.base64, 'base64')
  const { accept = '*/*' } = call.headers
  const isText = row.content_type === 'text/plain'
  if (isText && /text\/plain|\*\/\*/.test(accept)) return text(200, 'text/plain; charset=UTF-8', value.toString('utf8'))
  if (!isText && !accept.includes(row.content_type) && !accept.includes('*/*')) throw wrongAccept()
  if (isText && !accept.includes('application/octet-stream')) throw wrongAccept()
  return bytes(200, value, { 'content-type': isText ? 'application/octet-stream' : row.content_type })
}

const wrongAccept = () => notAcceptable('Secret payload retrieval issue seen - Wrong payload content-type.')

/** The value of a secret that was created without one, as the body. */
export const store = async (call: StreamCall<{ id: string }>) => {
  const body = await readWhole(call.input)
  return call.transaction((inner) => {
    const row = findSecret(inner, 'secret:put')
    const { 'content-type': type, 'content-encoding': encoding } = call.headers
    const contentType = normalized(type ?? 'text/plain')
    if (!['text/plain', 'application/octet-stream', 'application/pkcs8'].includes(contentType))
      throw unsupportedMedia(
        "Unexpected content type. Expected content types are: ['text/plain', 'text/plain;charset=utf-8', 'text/plain; charset=utf-8', 'application/octet-stream', 'application/pkcs8']",
      )
    if (body.length === 0) throw badRequest('No payload content.')
    if (row.content_type !== null) throw conflict('Secret already has data, cannot modify it.')
    const value = encoding === 'base64' ? Buffer.from(body.toString('utf8'), 'base64') : body
    requireRoom(value)
    payloads.insert(inner.db, { id: row.id, base64: value.toString('base64') })
    save(inner, { ...row, content_type: contentType })
    return noContent
  })
}

export const remove = (call: One) => {
  const { id } = findSecret(call, 'secret:delete')
  secrets.remove(call.db, id)
  payloads.remove(call.db, id)
  return noContent
}
