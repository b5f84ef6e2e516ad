import * as z from 'zod'
import { conflict, forbidden, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { findVisible, isAdmin, policyTarget } from '../images/access.ts'
import { refuseMoreThan } from '../images/body.ts'
import { isOwn, type ImageRow } from '../images/store.ts'
import * as store from './store.ts'
import { MEMBER_STATUSES, type MemberRow } from './store.ts'

type Image = { id: string }
type Member = { id: string; member: string }

const MAX_MEMBERS = 128

const NewMember = z.object({ member: z.string().min(1).max(255) })
const MemberUpdate = z.object({ status: z.enum(MEMBER_STATUSES) })

export const list = (call: Call<Image>) => {
  const image = findShared(call, 'list')
  call.authorize('get_members', policyTarget(call, image))
  const members = store.list(call.db, image.id).filter((member) => maySee(call, image, member.member_id))
  return ok({ members: members.map(toMember), schema: '/v2/schemas/members' })
}

export const show = (call: Call<Member>) => {
  const { image, member } = findMember(call, 'get')
  call.authorize('get_member', policyTarget(call, image))
  return ok(toMember(member))
}

export const create = (call: Call<Image>) => {
  const { member } = call.json(NewMember)
  const image = findShared(call, 'create')
  requireOwner(call, image, 'create')
  call.authorize('add_member', policyTarget(call, image))
  if (store.find(call.db, image.id, member)) throw conflict(`Member ${member} is duplicated for image ${image.id}`)
  refuseMoreThan(MAX_MEMBERS, store.list(call.db, image.id).length + 1, 'members')
  const now = isoSeconds(call.clock.now())
  const row = { image_id: image.id, member_id: member, status: 'pending', created_at: now, updated_at: now } as const
  return ok(toMember(store.insert(call.db, row)))
}

/** Only the member sets its status, not the owner. */
export const update = (call: Call<Member>) => {
  const { status } = call.json(MemberUpdate)
  // Before the member itself, as in Glance.
  const shared = findShared(call, 'update')
  if (isOwn(shared, call.auth) && !isAdmin(call)) throw notAllowed('update', shared)
  const { image, member } = findMember(call, 'update')
  if (!call.may('modify_member', { project_id: image.owner, member_id: member.member_id }))
    throw notAllowed('update', image)
  const row = { ...member, status, updated_at: isoSeconds(call.clock.now()) }
  store.update(call.db, row)
  return ok(toMember(row))
}

export const remove = (call: Call<Member>) => {
  const { image, member } = findMember(call, 'delete')
  requireOwner(call, image, 'delete')
  call.authorize('delete_member', policyTarget(call, image))
  store.remove(call.db, member.id)
  return noContent
}

function findShared(call: Call<Image>, verb: string): ImageRow {
  const image = findVisible(call, call.params.id, `Image ${call.params.id} not found.`)
  if (image.visibility !== 'shared') throw notAllowed(verb, image, ': Only shared images have members')
  return image
}

function findMember(call: Call<Member>, verb: string): { image: ImageRow; member: MemberRow } {
  const image = findShared(call, verb)
  const member = store.find(call.db, image.id, call.params.member)
  if (!member || !maySee(call, image, member.member_id)) {
    throw notFound(`${call.params.member} not found in the member list of the image ${image.id}.`)
  }
  return { image, member }
}

const isOwner = (call: Call, image: ImageRow) => isOwn(image, call.auth) || isAdmin(call)
const maySee = (call: Call, image: ImageRow, member: string) => isOwner(call, image) || member === call.auth.projectId

function requireOwner(call: Call, image: ImageRow, verb: string): void {
  if (!isOwner(call, image)) throw notAllowed(verb, image)
}

const notAllowed = (verb: string, { id }: ImageRow, because = '') =>
  forbidden(`Not allowed to ${verb} members for image ${id}${because}.`)

const toMember = ({ member_id, image_id, status, created_at, updated_at }: MemberRow) => ({
  member_id,
  image_id,
  status,
  created_at,
  updated_at,
  schema: '/v2/schemas/member',
})
