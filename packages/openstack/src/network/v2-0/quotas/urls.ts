import { path } from '../../../url.ts'

export const quota = (projectId: string) => path`/v2.0/quotas/${projectId}`
export const defaults = (projectId: string) => path`/v2.0/quotas/${projectId}/default`
export const details = (projectId: string) => path`/v2.0/quotas/${projectId}/details`
