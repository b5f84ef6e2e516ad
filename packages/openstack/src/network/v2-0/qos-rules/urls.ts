import { path } from '../../../url.ts'

export const rules = (policyId: string, kinds: string) => path`/v2.0/qos/policies/${policyId}/${kinds}`
