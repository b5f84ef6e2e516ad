import { path } from '../../../url.ts'

export const groupMembers = (id: string) => path`/groups/${id}/users`
export const groupMember = (id: string, userId: string) => path`/groups/${id}/users/${userId}`
