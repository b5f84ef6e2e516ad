import { path } from '../../../url.ts'

export const backups = () => '/backups'
export const restore = (id: string) => path`/backups/${id}/restore`
export const action = (id: string) => path`/backups/${id}/action`
