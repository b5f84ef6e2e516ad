import { createHash } from 'node:crypto'
import { parseJson } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound, expecting } from '../faults.ts'
import { changing } from '../fields.ts'
import { filtered, listReply } from '../listing.ts'
import * as store from './store.ts'
import type { CredentialRow } from './store.ts'
import { toCredential } from './view.ts'

const Fields = z.looseObject({
  type: z.string(),
  blob: z.string(),
  user_id: z.string(),
  project_id: z.string().nullish(),
})
const KNOWN = [...OWN_KEYS, 'type', 'blob', 'user_id', 'project_id']

const Ec2Blob = z.object({ access: z.string().min(1), secret: z.string() })

/** The id of an EC2 credential derives from its access key. */
export const idOfAccess = (access: string) => createHash('sha256').update(access).digest('hex')

/** Users list their own credentials, administrators all. */
export const list = (call: Call) => {
  const rows = filtered(store.list(call.db), call.query, ['user_id', 'type'])
  const isMine = ({ user_id }: CredentialRow) =>
    call.may('identity:list_credentials', { target: { credential: { user_id } } })
  return listReply(
    call,
    'credentials',
    rows.filter(isMine).map((row) => toCredential(call, row)),
  )
}

export const create = (call: Call) => {
  const { credential } = call.json(z.object({ credential: Fields }))
  call.authorize('identity:create_credential', { target: { credential } })
  const { type, blob, user_id, project_id = null } = credential
  const id = type === 'ec2' ? idOfEc2(blob, project_id) : newHexId()
  if (store.find(call.db, id)) throw conflictIn('credential', `Duplicate entry found with ID ${id}`)
  const row = { id, user_id, project_id, type, blob, extra: extrasOf(credential, KNOWN) }
  store.insert(call.db, row)
  return created({ credential: toCredential(call, row) })
}

export const show = (call: Call<{ id: string }>) =>
  ok({ credential: toCredential(call, target(call, 'identity:get_credential')) })

export const update = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:update_credential')
  const { credential: change } = call.json(z.object({ credential: changing(Fields) }))
  const { type = row.type, blob = row.blob, user_id = row.user_id, project_id = row.project_id } = change
  const changed = { ...row, type, blob, user_id, project_id, extra: { ...row.extra, ...extrasOf(change, KNOWN) } }
  // Nobody gives a credential to a user whose credentials they must not change.
  call.authorize('identity:update_credential', { target: { credential: changed } })
  if (type === 'ec2') idOfEc2(blob, project_id)
  store.update(call.db, changed)
  return ok({ credential: toCredential(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  store.remove(call.db, target(call, 'identity:delete_credential').id)
  return noContent
}

function target(call: Call<{ id: string }>, rule: string): CredentialRow {
  const credential = store.find(call.db, call.params.id)
  call.authorize(rule, { target: { credential } })
  return orNotFound(credential, 'credential', call.params.id)
}

function idOfEc2(blob: string, projectId: string | null): string {
  if (projectId === null) throw badRequest("'project_id' is a required property")
  const key = parsed(blob)
  if (typeof key !== 'object' || key === null) throw badRequest('Invalid blob in credential')
  const checked = Ec2Blob.safeParse(key)
  if (!checked.success) throw badRequest(expecting('blob', 'credential'))
  return idOfAccess(checked.data.access)
}

function parsed(blob: string): unknown {
  try {
    return parseJson(blob)
  } catch {
    return undefined // not JSON; the caller throws
  }
}
