import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Background } from '../../../core/service/service.ts'
import { containers } from '../containers/store.ts'
import { newRow, timeOf } from '../resource/new-row.ts'
import { makeSecret } from '../secrets/make.ts'
import { orders } from './store.ts'
import type { OrderRow } from './store.ts'

export const GENERATE = 'generate'
export const GENERATE_SECONDS = 2

const SYMMETRIC = ['aes', 'des', '3des', 'hmacsha1', 'hmacsha256', 'hmacsha384', 'hmacsha512']
const RSA_LENGTHS = [1024, 2048, 3072, 4096]

const NO_GENERATOR = 'Process TypeOrder issue seen - Secret generate supported plugin not found..'

/** Makes what an order asks for: the value never passes a client. */
export function generate(background: Background, { id }: { id: string }): void {
  const { db, clock } = background
  const order = orders.find(db, id)
  if (order?.status !== 'PENDING') return
  const made = order.type === 'key' ? makeKey(background, order) : makePair(background, order)
  const failed = { status: 'ERROR', error: NO_GENERATOR } as const
  orders.update(db, { ...order, updated: timeOf(clock.now()), ...(made ? { status: 'ACTIVE', ...made } : failed) })
}

type Made = Pick<OrderRow, 'secret_id'> | Pick<OrderRow, 'container_id'>

const contextOf = ({ db, clock }: Background, { creator_id, project_id }: OrderRow) => ({
  db,
  clock,
  auth: { userId: creator_id, projectId: project_id },
})

function makeKey(background: Background, order: OrderRow): Made | undefined {
  const { name, algorithm = '', bit_length = 0, mode, expiration, payload_content_type } = order.meta
  if (!SYMMETRIC.includes(algorithm.toLowerCase()) || bit_length % 8 !== 0) return undefined
  const given = { name: name ?? null, algorithm, bit_length, mode: mode ?? null, expiration }
  const payload = {
    bytes: randomBytes(bit_length / 8),
    contentType: payload_content_type ?? 'application/octet-stream',
  }
  const secret = makeSecret(contextOf(background, order), { ...given, secret_type: 'symmetric' }, payload)
  return { secret_id: secret.id }
}

function makePair(background: Background, order: OrderRow): Made | undefined {
  const { name, algorithm = '', bit_length = 0, expiration } = order.meta
  if (algorithm.toLowerCase() !== 'rsa' || !RSA_LENGTHS.includes(bit_length)) return undefined
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: bit_length,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const context = contextOf(background, order)
  const store = (pem: string, secret_type: 'private' | 'public') => {
    const payload = { bytes: Buffer.from(pem), contentType: 'application/octet-stream' }
    return makeSecret(context, { name: name ?? null, secret_type, algorithm, bit_length, expiration }, payload).id
  }
  const secrets = [
    { name: 'private_key', id: store(privateKey, 'private') },
    { name: 'public_key', id: store(publicKey, 'public') },
  ]
  const row = newRow(context)
  const container = {
    ...row,
    status: 'ACTIVE',
    name: name ?? null,
    type: 'rsa',
    secrets,
    consumers: [],
    acl: null,
  } as const
  containers.insert(background.db, { ...container, secrets, consumers: [] })
  return { container_id: row.id }
}
