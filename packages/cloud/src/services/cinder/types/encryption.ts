import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { invalidInput } from '../faults.ts'
import { acceptedPage } from '../replies.ts'
import { now } from '../timestamp.ts'
import * as volumes from '../volumes/store.ts'
import { findType } from './access.ts'
import * as store from './store.ts'
import type { TypeRow } from './store.ts'

type PathParams = { id: string }
type Item = { id: string; key: string }

const MAX_KEY_SIZE = 2 ** 31 - 1

const authorize = (call: Call, verb: string) =>
  call.authorize(`volume_extension:volume_type_encryption:${verb}`, ownTarget(call))

/** Returns {} for a type without encryption. */
export const show = (call: Call<PathParams>) => {
  authorize(call, 'get')
  return ok(findType(call, call.params.id).encryption ?? {})
}

export const showItem = (call: Call<Item>) => {
  authorize(call, 'get')
  const { id, key } = call.params
  const values: Record<string, unknown> = { ...findType(call, id).encryption }
  if (!Object.hasOwn(values, key)) throw noEncryption(id)
  return ok({ [key]: values[key] })
}

const fields = {
  key_size: z
    .union([z.string(), z.int().min(0).max(MAX_KEY_SIZE)])
    .nullable()
    .optional(),
  provider: z.string().max(255),
  control_location: z.enum(['front-end', 'back-end']),
  cipher: z.string().max(255).nullable().optional(),
}
const Create = z.strictObject({ encryption: z.object(fields) })
const Update = z.strictObject({ encryption: z.object(fields).partial() })

export const create = (call: Call<PathParams>) => {
  const { encryption: body } = call.json(Create)
  authorize(call, 'create')
  const keySize = sizeOf(body.key_size) ?? null
  const type = findType(call, call.params.id)
  refuseInUse(call, type, 'create')
  if (type.encryption) throw badRequest(`Volume type encryption for type ${type.id} already exists.`)
  const values = {
    provider: body.provider,
    cipher: body.cipher ?? null,
    key_size: keySize,
    control_location: body.control_location,
    volume_type_id: type.id,
    encryption_id: newUuid(),
  }
  const times = { created_at: now(call), updated_at: null, deleted_at: null, deleted: false }
  store.update(call.db, { ...type, encryption: { ...values, ...times } })
  return ok({ encryption: values })
}

/** Returns the request's body. */
export const update = (call: Call<Item>) => {
  const { encryption: body } = call.json(Update)
  authorize(call, 'update')
  const type = findType(call, call.params.id)
  refuseInUse(call, type, 'update')
  if (!type.encryption) throw noEncryption(type.id)
  const size = sizeOf(body.key_size)
  const changes = { ...body, ...(size !== undefined && { key_size: size }) }
  const { provider = type.encryption.provider, control_location = type.encryption.control_location } = body
  store.update(call.db, {
    ...type,
    encryption: {
      ...type.encryption,
      provider,
      control_location,
      ...(body.cipher !== undefined && { cipher: body.cipher }),
      ...(size !== undefined && { key_size: size }),
      updated_at: now(call),
    },
  })
  return ok({ encryption: changes })
}

export const remove = (call: Call<Item>) => {
  authorize(call, 'delete')
  const type = store.find(call.db, call.params.id)
  if (type) refuseInUse(call, type, 'delete')
  if (!type?.encryption) throw noEncryption(call.params.id)
  store.update(call.db, { ...type, encryption: null })
  return acceptedPage
}

function sizeOf(given: string | number | null | undefined): number | null | undefined {
  if (given == null) return given
  if (!/^\d{1,10}$/.test(String(given))) throw invalidInput('key_size must be an integer.')
  return Number(given)
}

function refuseInUse(call: Call, { id }: TypeRow, verb: 'create' | 'update' | 'delete'): void {
  if (volumes.isTypeInUse(call.db, id)) throw badRequest(`Cannot ${verb} encryption specs. Volume type in use.`)
}

const noEncryption = (id: string) => notFound(`Volume type encryption for type ${id} does not exist.`)
