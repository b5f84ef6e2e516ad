import type { MemberRow } from './store.ts'

export const toMember = ({ member_id, image_id, status, created_at, updated_at }: MemberRow) => ({
  member_id,
  image_id,
  status,
  created_at,
  updated_at,
  schema: '/v2/schemas/member',
})
