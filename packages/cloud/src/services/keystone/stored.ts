import * as z from 'zod'
import type { collection } from '../../core/database/collection.ts'
import { created, noContent, ok } from '../../core/http/reply.ts'
import { newHexId } from '../../core/ids.ts'
import type { Call } from '../../core/service/api.ts'
import { extrasOf, OWN_KEYS } from './extras.ts'
import { orNotFound } from './faults.ts'
import { changing } from './fields.ts'
import { filtered, listReply, selfLink } from './listing.ts'

type One = { id: string }

/** A row as Keystone stores it, with the attributes that clients added. */
export interface StoredRow {
  id: string
  extra: Record<string, unknown>
  [name: string]: unknown
}

interface Kind<S extends z.ZodObject> {
  /** The envelope of one, and the noun in messages. */
  key: string
  noun: string
  /** The envelope of a list. */
  plural: string
  /** Path behind `/v3/`. */
  path: string
  /** Ending of the policy's rules: `identity:create_…`. */
  rules: { one: string; all: string }
  fields: S
  /** Values of fields that are not given. */
  defaults: Partial<Record<keyof z.infer<S>, unknown>>
  filters: readonly string[]
  rows: ReturnType<typeof collection<StoredRow>>
  /** Set when it is created, and returned only then. */
  secrets?: () => Record<string, string>
}

/** The handlers of a resource that Keystone only stores. */
export function stored<S extends z.ZodObject>(kind: Kind<S>) {
  const { key, noun, plural, path, rules, fields, rows } = kind
  const known = [...OWN_KEYS, ...Object.keys(fields.shape)]
  const view = (call: Call, { extra, ...row }: StoredRow) => ({ ...extra, ...row, links: selfLink(call, path, row.id) })
  const target = ({ db, params }: Call<One>) => orNotFound(rows.find(db, params.id), noun, params.id)
  const knownOnly = (given: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(fields.shape).flatMap((name) => (name in given ? [[name, given[name]]] : [])))

  return {
    target,
    list(call: Call) {
      call.authorize(`identity:list_${rules.all}`)
      const found = filtered(rows.list(call.db), call.query, kind.filters)
      return listReply(
        call,
        plural,
        found.map((row) => view(call, row)),
      )
    },
    create(call: Call) {
      call.authorize(`identity:create_${rules.one}`)
      const given = envelope(call, key, fields)
      const row = { id: newHexId(), ...kind.defaults, ...knownOnly(given), extra: extrasOf(given, known) }
      rows.insert(call.db, row)
      return created({ [key]: { ...view(call, row), ...kind.secrets?.() } })
    },
    show(call: Call<One>) {
      call.authorize(`identity:get_${rules.one}`)
      return ok({ [key]: view(call, target(call)) })
    },
    update(call: Call<One>) {
      call.authorize(`identity:update_${rules.one}`)
      const row = target(call)
      const given = envelope(call, key, changing(fields))
      const changed = { ...row, ...knownOnly(given), extra: { ...row.extra, ...extrasOf(given, known) } }
      rows.update(call.db, changed)
      return ok({ [key]: view(call, changed) })
    },
    remove(call: Call<One>) {
      call.authorize(`identity:delete_${rules.one}`)
      rows.remove(call.db, target(call).id)
      return noContent
    },
  }
}

function envelope(call: Call, key: string, fields: z.ZodType): Record<string, unknown> {
  const body: Record<string, unknown> = call.json(z.object({ [key]: fields }))
  return body[key] as Record<string, unknown> // the fields are an object's
}
