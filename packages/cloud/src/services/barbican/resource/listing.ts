import { ok } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { OpenCall } from '../../../core/service/api.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100

/** A page of a list by `limit` and `offset`; values that are no numbers are passed over. */
export function listReply<R>(call: OpenCall, key: string, rows: readonly R[], view: (row: R) => object): Reply {
  const limit = Math.min(numberIn(call, 'limit') || DEFAULT_LIMIT, MAX_LIMIT)
  const offset = numberIn(call, 'offset') ?? 0
  const link = (at: number) => `${call.baseUrl}/key-manager/v1/${pathOf(call)}?limit=${limit}&offset=${at}`
  return ok({
    [key]: rows.slice(offset, offset + limit).map(view),
    ...(offset > 0 && { previous: link(Math.max(offset - limit, 0)) }),
    ...(offset + limit < rows.length && { next: link(offset + limit) }),
    total: rows.length,
  })
}

const pathOf = ({ target }: OpenCall) => (target.split('?', 1)[0] ?? '').replace(/^\/v1\//, '')

function numberIn({ query }: OpenCall, name: string): number | undefined {
  const value = query.get(name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}

/** `sort=name:asc,created:desc`; unknown keys are passed over. */
export function sorted<R extends object>(rows: readonly R[], order: string | null): R[] {
  const keys = (order ?? '').split(',').map((part) => part.split(':', 2))
  const read = (row: R, name: string) => String(Reflect.get(row, name) ?? '')
  return rows.toSorted((one, other) => {
    for (const [name = '', direction] of keys) {
      const sign = direction === 'desc' ? -1 : 1
      if (read(one, name) !== read(other, name)) return read(one, name) < read(other, name) ? -sign : sign
    }
    return 0
  })
}

/** `gt:2026-01-01T00:00:00`, several with commas between; without a comparison equal. */
export function isWithin(time: string | null, wanted: string | null): boolean {
  if (wanted === null) return true
  if (time === null) return false
  return wanted.split(',').every((part) => {
    const [, comparison = 'eq', moment = ''] = /^(?:(gt|gte|lt|lte):)?(.*)$/s.exec(part) ?? []
    if (comparison === 'gt') return time > moment
    if (comparison === 'gte') return time >= moment
    if (comparison === 'lt') return time < moment
    return comparison === 'lte' ? time <= moment : time.startsWith(moment)
  })
}
