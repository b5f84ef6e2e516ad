import { path } from '../../../url.ts'

export const actions = (id: string) => path`/servers/${id}/os-instance-actions`
export const actionOf = (id: string, requestId: string) => path`/servers/${id}/os-instance-actions/${requestId}`
