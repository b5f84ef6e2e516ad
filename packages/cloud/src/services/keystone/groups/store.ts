import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface GroupRow {
  id: string
  name: string
  domain_id: string
  description: string
  extra: Record<string, unknown>
}

interface MembershipRow {
  id: string
  group_id: string
  user_id: string
}

const groups = tokenSource<GroupRow>('keystone_groups')
const memberships = tokenSource<MembershipRow>('keystone_memberships')

export const { insert, find, update, remove } = groups

/** All groups, or those of one domain. */
export const list = (db: Db, domainId?: string) =>
  groups.list(db, { where: domainId === undefined ? [] : [is('domain_id', domainId)] })

export const findByName = (db: Db, domainId: string, name: string) =>
  groups.first(db, is('domain_id', domainId), is('name', name))

const membershipId = (groupId: string, userId: string) => `${groupId}/${userId}`

export const hasMember = (db: Db, groupId: string, userId: string) =>
  memberships.find(db, membershipId(groupId, userId)) !== undefined

export function addMember(db: Db, groupId: string, userId: string): void {
  if (hasMember(db, groupId, userId)) return
  memberships.insert(db, { id: membershipId(groupId, userId), group_id: groupId, user_id: userId })
}

export const removeMember = (db: Db, groupId: string, userId: string) =>
  memberships.remove(db, membershipId(groupId, userId))

export const memberIds = (db: Db, groupId: string) =>
  memberships.list(db, { where: [is('group_id', groupId)] }).map((row) => row.user_id)

export const groupIdsOf = (db: Db, userId: string) =>
  memberships.list(db, { where: [is('user_id', userId)] }).map((row) => row.group_id)

export const listOfUser = (db: Db, userId: string) => groups.list(db, { where: [oneOf('id', groupIdsOf(db, userId))] })

export const removeMembershipsOf = (db: Db, userId: string) => memberships.removeWhere(db, is('user_id', userId))
export const removeMembers = (db: Db, groupId: string) => memberships.removeWhere(db, is('group_id', groupId))
