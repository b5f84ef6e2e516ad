import { createHash } from 'node:crypto'
import * as z from 'zod'
import { badRequest } from '../../core/errors/fault.ts'
import type { Fault } from '../../core/errors/fault.ts'
import { ok } from '../../core/http/reply.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call, Handler } from '../../core/service/api.ts'
import { metadata, onePair } from './fields.ts'
import { isSince } from './microversion.ts'
import { donePage } from './replies.ts'

type Pairs = Record<string, string>

/** The differences between volumes and snapshots. */
interface Source<Row> {
  find: (call: Call, id: string, verb: 'get' | 'create' | 'update' | 'delete') => Row
  of: (row: Row) => Pairs
  save: (call: Call, row: Row, pairs: Pairs) => void
  missing: (id: string, key: string) => Fault
  /** Whether the routes support `If-Match`. */
  hasEtags: boolean
}

type PathParams = { id: string }
type Item = { id: string; key: string }

const Body = z.strictObject({ metadata })
const ItemBody = z.strictObject({ meta: onePair(metadata) })

export function metadataHandlers<Row>({ find, of, save, missing, hasEtags }: Source<Row>) {
  const isStale = (call: Call, row: Row) => {
    const expected = call.headers['if-match']
    if (!hasEtags || expected === undefined || !isSince(call, 15)) return false
    return !expected.split(',').some((tag) => tag.trim().replace(/^"(.*)"$/, '$1') === etagOf(of(row)))
  }

  const list: Handler<PathParams> = (call) => {
    const pairs = of(find(call, call.params.id, 'get'))
    return ok({ metadata: pairs }, hasEtags && isSince(call, 15) ? { etag: etagOf(pairs) } : {})
  }

  const merge: Handler<PathParams> = (call) => {
    const added = call.json(Body).metadata
    const row = find(call, call.params.id, 'create')
    const pairs = { ...of(row), ...added }
    save(call, row, pairs)
    return ok({ metadata: pairs })
  }

  const replace: Handler<PathParams> = (call) => {
    const pairs = call.json(Body).metadata
    const row = find(call, call.params.id, 'update')
    if (isStale(call, row)) return stale
    save(call, row, pairs)
    return ok({ metadata: pairs })
  }

  const showItem: Handler<Item> = (call) => {
    const { id, key } = call.params
    const value = valueOf(of(find(call, id, 'get')), key)
    if (value === undefined) throw missing(id, key)
    return ok({ meta: { [key]: value } })
  }

  const updateItem: Handler<Item> = (call) => {
    const { meta } = call.json(ItemBody)
    const { id, key } = call.params
    if (valueOf(meta, key) === undefined) throw badRequest('Request body and URI mismatch')
    const row = find(call, id, 'update')
    if (isStale(call, row)) return stale
    save(call, row, { ...of(row), ...meta })
    return ok({ meta })
  }

  const removeItem: Handler<Item> = (call) => {
    const { id, key } = call.params
    const row = find(call, id, 'delete')
    const { [key]: removed, ...rest } = of(row)
    if (removed === undefined || valueOf(of(row), key) === undefined) throw missing(id, key)
    save(call, row, rest)
    return donePage
  }

  return { list, merge, replace, showItem, updateItem, removeItem }
}

const stale: Reply = { status: 412, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: null }

const valueOf = (pairs: Pairs, key: string) => (Object.hasOwn(pairs, key) ? pairs[key] : undefined)

const etagOf = (pairs: Pairs) =>
  createHash('md5')
    .update(JSON.stringify({ metadata: pairs }))
    .digest('hex')
