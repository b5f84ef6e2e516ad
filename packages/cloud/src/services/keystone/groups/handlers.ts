import * as z from 'zod'
import { badRequest, notFound } from '../../../core/errors/fault.ts'
import { created, noContent, ok } from '../../../core/http/reply.ts'
import { newHexId } from '../../../core/ids.ts'
import type { Call, OpenCall } from '../../../core/service/api.ts'
import { removeGroup } from '../cascade.ts'
import { domainFor } from '../domains/domain-for.ts'
import { extrasOf, OWN_KEYS } from '../extras.ts'
import { conflictIn, orNotFound } from '../faults.ts'
import { changing, Description, Id, Name } from '../fields.ts'
import { filtered, listReply, selfLink } from '../listing.ts'
import * as users from '../users/store.ts'
import { toUser } from '../users/view.ts'
import * as store from './store.ts'
import type { GroupRow } from './store.ts'
import type { Group } from '@meridian/wire'

const Fields = z.looseObject({ name: Name, domain_id: Id.optional(), description: Description.optional() })
const KNOWN = [...OWN_KEYS, 'name', 'domain_id', 'description']

const taken = (name: string, domainId: string) =>
  conflictIn('group', `Duplicate entry found with name ${name} at domain ID ${domainId}`)

export const list = (call: Call) => {
  const domainId = call.query.get('domain_id') ?? call.auth.token.domain?.id
  call.authorize('identity:list_groups', { target: { group: { domain_id: domainId } } })
  const rows = filtered(store.list(call.db, domainId), call.query, ['name'])
  return listReply(
    call,
    'groups',
    rows.map((row) => toGroup(call, row)),
  )
}

export const create = (call: Call) => {
  const { group } = call.json(z.object({ group: Fields }))
  const domainId = domainFor(call, group.domain_id)
  call.authorize('identity:create_group', { target: { group: { domain_id: domainId } } })
  if (store.findByName(call.db, domainId, group.name)) throw taken(group.name, domainId)
  const { name, description } = group
  const row = {
    id: newHexId(),
    name,
    domain_id: domainId,
    description: description ?? '',
    extra: extrasOf(group, KNOWN),
  }
  store.insert(call.db, row)
  return created({ group: toGroup(call, row) })
}

export const show = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:get_group')
  return ok({ group: toGroup(call, row) })
}

export const update = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:update_group')
  const { group: change } = call.json(z.object({ group: changing(Fields) }))
  if (change.domain_id !== undefined && change.domain_id !== row.domain_id) throw badRequest('Cannot change Domain ID')
  const name = change.name ?? row.name
  const other = store.findByName(call.db, row.domain_id, name)
  if (other && other.id !== row.id) throw taken(name, row.domain_id)
  const description = change.description === undefined ? row.description : (change.description ?? '')
  const changed = { ...row, name, description, extra: { ...row.extra, ...extrasOf(change, KNOWN) } }
  store.update(call.db, changed)
  return ok({ group: toGroup(call, changed) })
}

export const remove = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:delete_group')
  removeGroup(call.db, row.id)
  return noContent
}

export const listUsers = (call: Call<{ id: string }>) => {
  const row = target(call, 'identity:list_users_in_group')
  const members = store.memberIds(call.db, row.id).flatMap((id) => users.find(call.db, id) ?? [])
  const rows = filtered(members, call.query, ['name', 'enabled', 'domain_id'])
  return listReply(
    call,
    'users',
    rows.map((user) => toUser(call, user)),
  )
}

export const listOfUser = (call: Call<{ id: string }>) => {
  const user = users.find(call.db, call.params.id)
  call.authorize('identity:list_groups_for_user', { user_id: call.params.id, target: { user } })
  const rows = filtered(store.listOfUser(call.db, orNotFound(user, 'user', call.params.id).id), call.query, ['name'])
  return listReply(
    call,
    'groups',
    rows.map((row) => toMembership(call, row)),
  )
}

type Membership = Call<{ id: string; userId: string }>

export const addUser = (call: Membership) => {
  const { group, user } = membership(call, 'identity:add_user_to_group')
  store.addMember(call.db, group.id, user.id)
  return noContent
}

export const hasUser = (call: Membership) => {
  const { group, user } = membership(call, 'identity:check_user_in_group')
  if (!store.hasMember(call.db, group.id, user.id)) throw notInGroup(call)
  return noContent
}

export const removeUser = (call: Membership) => {
  const { group, user } = membership(call, 'identity:remove_user_from_group')
  if (!store.removeMember(call.db, group.id, user.id)) throw notInGroup(call)
  return noContent
}

const notInGroup = ({ params }: Membership) => notFound(`User '${params.userId}' not found in group '${params.id}'`)

function target(call: Call<{ id: string }>, rule: string): GroupRow {
  const group = store.find(call.db, call.params.id)
  call.authorize(rule, { target: { group } })
  return orNotFound(group, 'group', call.params.id)
}

function membership(call: Membership, rule: string) {
  const { id, userId } = call.params
  const group = store.find(call.db, id)
  const user = users.find(call.db, userId)
  call.authorize(rule, { target: { group, user } })
  return { group: orNotFound(group, 'group', id), user: orNotFound(user, 'user', userId) }
}

const toGroup = (call: OpenCall, { extra, ...row }: GroupRow): Group => ({
  ...extra,
  ...row,
  links: selfLink(call, 'groups', row.id),
})

/** For a user's list of groups; only memberships of federated users expire. */
const toMembership = (call: OpenCall, row: GroupRow) => ({ ...toGroup(call, row), membership_expires_at: null })
