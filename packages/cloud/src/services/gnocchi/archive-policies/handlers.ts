import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { POLICIES } from './policies.ts'

export const list = () => ok(Object.values(POLICIES))

export const show = ({ params }: Call<{ name: string }>) => {
  const policy = Object.values(POLICIES).find(({ name }) => name === params.name)
  if (!policy) throw notFound(`Archive policy ${params.name} does not exist`)
  return ok(policy)
}

export const listRules = () =>
  ok([
    { name: 'cumulative', metric_pattern: '*.bytes', archive_policy_name: 'ceilometer-low-rate' },
    { name: 'default', metric_pattern: '*', archive_policy_name: 'ceilometer-low' },
  ])
