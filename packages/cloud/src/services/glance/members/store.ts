import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export const MEMBER_STATUSES = ['pending', 'accepted', 'rejected'] as const
export type MemberStatus = (typeof MEMBER_STATUSES)[number]

/** A project that the image is shared with. */
export interface MemberRow {
  id: string
  image_id: string
  member_id: string
  status: MemberStatus
  created_at: string
  updated_at: string
}

const members = collection<MemberRow>('glance_members')

const idOf = (imageId: string, memberId: string) => `${imageId}/${memberId}`

export const { update, remove } = members
export const insert = (db: Db, row: Omit<MemberRow, 'id'>): MemberRow => {
  const member = { ...row, id: idOf(row.image_id, row.member_id) }
  members.insert(db, member)
  return member
}
export const find = (db: Db, imageId: string, memberId: string) => members.find(db, idOf(imageId, memberId))
export const list = (db: Db, imageId: string) => members.list(db, { where: [is('image_id', imageId)] })
export const removeAll = (db: Db, imageId: string) => members.removeWhere(db, is('image_id', imageId))
