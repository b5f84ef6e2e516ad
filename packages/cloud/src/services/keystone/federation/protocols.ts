import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import type { ProtocolRow } from './store.ts'
import { toListedProtocol, toProtocol } from './view.ts'

const Fields = z.strictObject({ mapping_id: z.string(), remote_id_attribute: z.string().nullish() })

type Provider = Call<{ idpId: string }>
type One = Call<{ idpId: string; id: string }>

export const list = (call: Provider) => {
  call.authorize('identity:list_protocols')
  const rows = filtered(store.protocolsOf(call.db, call.params.idpId), call.query, ['mapping_id'])
  return listReply(
    call,
    'protocols',
    rows.map((row) => toListedProtocol(call, row)),
  )
}

export const create = (call: One) => {
  call.authorize('identity:create_protocol')
  const { idpId, id } = call.params
  const { mapping_id, remote_id_attribute = null } = call.json(z.object({ protocol: Fields })).protocol
  orNotFound(store.identityProviders.find(call.db, idpId), 'Identity Provider', idpId)
  requireMapping(call.db, mapping_id)
  const key = store.protocolKey(idpId, id)
  if (store.protocols.find(call.db, key)) {
    throw conflictIn('federation_protocol', `Duplicate entry found with ID ${id}`)
  }
  const row = { id: key, idp_id: idpId, protocol_id: id, mapping_id, remote_id_attribute }
  store.protocols.insert(call.db, row)
  return created({ protocol: toProtocol(call, row) })
}

export const show = (call: One) => {
  call.authorize('identity:get_protocol')
  return ok({ protocol: toProtocol(call, target(call)) })
}

export const update = (call: One) => {
  call.authorize('identity:update_protocol')
  const { protocol: change } = call.json(z.object({ protocol: Fields.partial() }))
  // Before the protocol itself, as in Keystone.
  if (change.mapping_id !== undefined) requireMapping(call.db, change.mapping_id)
  const row = target(call)
  const { mapping_id = row.mapping_id, remote_id_attribute = row.remote_id_attribute } = change
  const changed = { ...row, mapping_id, remote_id_attribute }
  store.protocols.update(call.db, changed)
  return ok({ protocol: toProtocol(call, changed) })
}

export const remove = (call: One) => {
  call.authorize('identity:delete_protocol')
  store.protocols.remove(call.db, target(call).id)
  return noContent
}

function target({ db, params: { idpId, id } }: One): ProtocolRow {
  const row = store.protocols.find(db, store.protocolKey(idpId, id))
  if (!row) throw notFound(`Could not find federated protocol ${id} for Identity Provider: ${idpId}.`)
  return row
}

function requireMapping(db: Db, id: string): void {
  if (!store.mappings.find(db, id)) throw badRequest(`Invalid mapping id: ${id}`)
}
