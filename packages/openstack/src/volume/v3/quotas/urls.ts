import { path } from '../../../url.ts'

export const limits = () => '/limits'
export const quotaSet = (project: string) => path`/os-quota-sets/${project}`
export const defaults = (project: string) => path`/os-quota-sets/${project}/defaults`
export const defaultClass = () => '/os-quota-class-sets/default'
