import { path } from '../../../url.ts'

export const groups = () => '/groups'
export const createFromSource = () => '/groups/action'
export const group = (id: string) => path`/groups/${id}`
export const action = (id: string) => path`/groups/${id}/action`
