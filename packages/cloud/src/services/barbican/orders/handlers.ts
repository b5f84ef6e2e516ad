import type { SecretOrder } from '@meridian/wire'
import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { json, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { mismatch, readBody, text } from '../resource/body.ts'
import { listReply, sorted } from '../resource/listing.ts'
import { newRow, referenceTo } from '../resource/new-row.ts'
import { expirationOf } from '../secrets/body.ts'
import { GENERATE, GENERATE_SECONDS } from './generate.ts'
import { orders } from './store.ts'
import type { OrderRow } from './store.ts'

type One = Call<{ id: string }>

const Meta = z.object({
  name: text.nullish(),
  algorithm: text.optional(),
  bit_length: z.int().min(1).max(16_384).optional(),
  mode: text.nullish(),
  payload_content_type: text.optional(),
  expiration: z.string().nullish(),
})

const NewOrder = z.object({ type: z.enum(['key', 'asymmetric', 'certificate']), meta: Meta })

const viewOf = (call: Call, row: OrderRow): SecretOrder => ({
  created: row.created,
  updated: row.updated,
  status: row.status,
  type: row.type,
  meta: row.meta,
  ...(row.status === 'ACTIVE' && { sub_status: 'Unknown', sub_status_message: 'Unknown' }),
  ...(row.error !== null && { error_status_code: '400', error_reason: row.error }),
  creator_id: row.creator_id,
  ...(row.secret_id !== null && { secret_ref: referenceTo(call, 'secrets', row.secret_id) }),
  ...(row.container_id !== null && { container_ref: referenceTo(call, 'containers', row.container_id) }),
  order_ref: referenceTo(call, 'orders', row.id),
})

function findOrder(call: One, rule: string): OrderRow {
  const row = orders.find(call.db, call.params.id)
  if (!row) throw notFound('Order not found.')
  call.authorize(rule, { 'target.order.project_id': row.project_id })
  return row
}

export const list = (call: Call) => {
  call.authorize('orders:get')
  const { query } = call
  const isAsked = (type: string) => [null, type].includes(query.get('type'))
  const rows = orders
    .ofProject(call.db, call.auth.projectId ?? '')
    .filter(({ meta, type }) => [null, meta.name].includes(query.get('name')) && isAsked(type))
  return listReply(call, 'orders', sorted(rows, query.get('sort')), (row) => viewOf(call, row))
}

export const show = (call: One) => ok(viewOf(call, findOrder(call, 'order:get')))

/** Certificates cannot be ordered: there is no authority. */
export const create = (call: Call) => {
  call.authorize('orders:post')
  const { type, meta } = readBody(call, NewOrder, 'Order')
  const refuse = (sentence: string, property: string) => mismatch('Order', sentence, property)
  if (type === 'certificate') throw refuse('Certificate orders are not supported', 'type')
  const missing = (['algorithm', 'bit_length'] as const).find((name) => meta[name] === undefined)
  if (missing) throw refuse(`'${missing}' is required field for ${type} type order`, 'meta')
  requireQuota(call, 'orders')
  const row: OrderRow = {
    ...newRow(call),
    status: 'PENDING',
    type,
    meta: { ...meta, expiration: expirationOf(call, meta.expiration) },
    error: null,
    secret_id: null,
    container_id: null,
  }
  orders.insert(call.db, row)
  call.scheduleJob(GENERATE_SECONDS, GENERATE, { id: row.id })
  const order_ref = referenceTo(call, 'orders', row.id)
  return json(202, { order_ref }, { location: order_ref })
}

export const remove = (call: One) => {
  orders.remove(call.db, findOrder(call, 'order:delete').id)
  return noContent
}
