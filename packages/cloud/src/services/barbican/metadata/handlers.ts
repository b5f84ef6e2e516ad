import * as z from 'zod'
import { conflict, notFound } from '../../../core/errors/fault.ts'
import { created, json, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { readBody, text } from '../resource/body.ts'
import { referenceTo } from '../resource/new-row.ts'
import { findSecret, save } from '../secrets/handlers.ts'

type One = Call<{ id: string }>
type Item = Call<{ id: string; key: string }>

const All = z.object({ metadata: z.record(text, text) })
const Entry = z.object({ key: text.min(1), value: text })

const referenceOf = (call: Call, id: string) => `${referenceTo(call, 'secrets', id)}/metadata`

export const list = (call: One) => ok({ metadata: findSecret(call, 'secret_meta:get').metadata })

/** Keys are in lower case. */
export const replace = (call: One) => {
  const row = findSecret(call, 'secret_meta:put')
  const { metadata } = readBody(call, All, 'SecretMetadata')
  const lower = Object.fromEntries(Object.entries(metadata).map(([key, value]) => [key.toLowerCase(), value]))
  save(call, { ...row, metadata: lower })
  return created({ metadata_ref: referenceOf(call, row.id) })
}

export const add = (call: One) => {
  const row = findSecret(call, 'secret_meta:post')
  const { key: given, value } = readBody(call, Entry, 'SecretMetadatum')
  const key = given.toLowerCase()
  if (Object.hasOwn(row.metadata, key)) throw conflict('Conflict. Key in request is already in the secret metadata')
  save(call, { ...row, metadata: { ...row.metadata, [key]: value } })
  return created({ key, value }, { location: `${referenceOf(call, row.id)}/${encodeURIComponent(key)}` })
}

function itemOf(call: Item, rule: string) {
  const row = findSecret(call, rule)
  const key = call.params.key.toLowerCase()
  const value = Object.hasOwn(row.metadata, key) ? row.metadata[key] : undefined
  if (value === undefined) throw notFound('Secret metadata not found.')
  return { row, key, value }
}

export const show = (call: Item) => {
  const { key, value } = itemOf(call, 'secret_meta:get')
  return ok({ key, value })
}

export const update = (call: Item) => {
  const { row, key } = itemOf(call, 'secret_meta:put')
  const { value } = readBody(call, Entry, 'SecretMetadatum')
  save(call, { ...row, metadata: { ...row.metadata, [key]: value } })
  return json(200, { key, value })
}

export const remove = (call: Item) => {
  const { row, key } = itemOf(call, 'secret_meta:delete')
  const { [key]: _gone, ...metadata } = row.metadata
  save(call, { ...row, metadata })
  return noContent
}
