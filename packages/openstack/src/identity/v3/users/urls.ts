import { path } from '../../../url.ts'

export const password = (id: string) => path`/users/${id}/password`
export const groups = (id: string) => path`/users/${id}/groups`
