import { path } from '../../../url.ts'

export const servers = () => '/servers'
export const details = () => '/servers/detail'
export const action = (id: string) => path`/servers/${id}/action`
