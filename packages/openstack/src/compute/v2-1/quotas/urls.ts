import { path } from '../../../url.ts'

export const quotaSet = (projectId: string) => path`/os-quota-sets/${projectId}`
export const defaults = (projectId: string) => path`/os-quota-sets/${projectId}/defaults`
export const detail = (projectId: string) => path`/os-quota-sets/${projectId}/detail`
export const defaultClass = () => '/os-quota-class-sets/default'
