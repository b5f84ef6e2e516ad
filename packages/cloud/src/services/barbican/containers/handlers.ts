import type { SecretContainer } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { requireQuota } from '../quotas/quotas.ts'
import { mismatch, readBody, text } from '../resource/body.ts'
import { listReply, sorted } from '../resource/listing.ts'
import { idIn, newRow, referenceTo, timeOf } from '../resource/new-row.ts'
import { targetOf } from '../resource/target.ts'
import { secrets } from '../secrets/store.ts'
import { containers } from './store.ts'
import type { ContainerRow } from './store.ts'

type One = Call<{ id: string }>

const Part = z.object({ name: text.nullish(), secret_ref: z.string().min(1).max(2048) })
const NewContainer = z.object({
  name: text.nullish(),
  type: z.enum(['generic', 'rsa', 'certificate']),
  secret_refs: z.array(Part).nullish(),
})

export const viewOf = (call: Pick<Call, 'baseUrl'>, row: ContainerRow): SecretContainer => ({
  created: row.created,
  updated: row.updated,
  status: row.status,
  name: row.name,
  type: row.type,
  creator_id: row.creator_id,
  secret_refs: row.secrets.map(({ name, id }) => ({ name, secret_ref: referenceTo(call, 'secrets', id) })),
  consumers: row.consumers.map(({ name, URL }) => ({ name, URL })),
  container_ref: referenceTo(call, 'containers', row.id),
})

export function findContainer(call: One, rule: string): ContainerRow {
  const row = containers.find(call.db, call.params.id)
  if (!row) throw notFound('Secrets container not found.')
  call.authorize(rule, targetOf(call, 'container', row))
  return row
}

export const save = (call: Call, row: ContainerRow): ContainerRow => {
  const saved = { ...row, updated: timeOf(call.clock.now()) }
  containers.update(call.db, saved)
  return saved
}

export const list = (call: Call) => {
  call.authorize('containers:get')
  const { query } = call
  const isAsked = (type: string) => [null, type].includes(query.get('type'))
  const rows = containers
    .ofProject(call.db, call.auth.projectId ?? '')
    .filter(({ name, type }) => [null, name].includes(query.get('name')) && isAsked(type))
  return listReply(call, 'containers', sorted(rows, query.get('sort')), (row) => viewOf(call, row))
}

export const show = (call: One) => ok(viewOf(call, findContainer(call, 'container:get')))

export const create = (call: Call) => {
  call.authorize('containers:post')
  const { name, type, secret_refs } = readBody(call, NewContainer, 'Container')
  const parts = (secret_refs ?? []).map((part) => ({ name: part.name ?? '', id: idIn(part.secret_ref) }))
  requireNames(
    type,
    parts.map((part) => part.name),
  )
  for (const part of parts)
    if (!secrets.find(call.db, part.id)) throw notFound(`Secret provided for '${part.name}' doesn't exist.`)
  requireQuota(call, 'containers')
  const row: ContainerRow = {
    ...newRow(call),
    status: 'ACTIVE',
    name: name ?? null,
    type,
    secrets: parts,
    consumers: [],
    acl: null,
  }
  containers.insert(call.db, row)
  return referenceReply(call, row.id)
}

const referenceReply = (call: Call, id: string) => {
  const container_ref = referenceTo(call, 'containers', id)
  return created({ container_ref }, { location: container_ref })
}

const NAMES = {
  certificate: ['private_key', 'certificate', 'private_key_passphrase', 'intermediates'],
  rsa: ['private_key', 'public_key', 'private_key_passphrase'],
}

function requireNames(type: ContainerRow['type'], names: readonly string[]): void {
  const refuse = (sentence: string) => mismatch('Container', sentence, 'secret_refs')
  if (new Set(names).size < names.length) throw refuse('Duplicate reference names are not allowed')
  if (type === 'generic' || names.length === 0) return
  const isKnown = names.every((name) => NAMES[type].includes(name))
  if (type === 'certificate' && !isKnown)
    throw refuse(
      "only 'private_key', 'certificate' , 'private_key_passphrase',  or 'intermediates' reference names are allowed for Certificate type",
    )
  if (type === 'rsa' && !isKnown)
    throw refuse(
      "only 'private_key', 'public_key' and 'private_key_passphrase' reference names are allowed for RSA type",
    )
  if (type === 'certificate' && !names.includes('certificate'))
    throw refuse("The minimum required reference name is 'certificate' for Certificate type")
}

export const remove = (call: One) => {
  containers.remove(call.db, findContainer(call, 'container:delete').id)
  return noContent
}

/** Of generic containers only. */
export const addSecret = (call: One) => {
  const row = findContainer(call, 'container_secret:post')
  const { name, secret_ref } = readBody(call, Part, 'Container Secret')
  if (row.type !== 'generic') throw badRequest("Only 'generic' containers can be modified.")
  const id = idIn(secret_ref)
  if (!secrets.find(call.db, id)) throw notFound("Not Found. Secret provided doesn't exist.")
  if (row.secrets.some((part) => part.id === id && part.name === (name ?? '')))
    throw conflict('Conflict. A secret with that name and ID is already stored in this container.')
  save(call, { ...row, secrets: [...row.secrets, { name: name ?? '', id }] })
  return referenceReply(call, row.id)
}

export const removeSecret = (call: One) => {
  const row = findContainer(call, 'container_secret:delete')
  const { name, secret_ref } = readBody(call, Part, 'Container Secret')
  if (row.type !== 'generic') throw badRequest("Only 'generic' containers can be modified.")
  const isIt = (part: { name: string; id: string }) => part.id === idIn(secret_ref) && part.name === (name ?? '')
  if (!row.secrets.some(isIt)) throw notFound('Not Found. Secret provided is not in the container.')
  save(call, { ...row, secrets: row.secrets.filter((part) => !isIt(part)) })
  return noContent
}
