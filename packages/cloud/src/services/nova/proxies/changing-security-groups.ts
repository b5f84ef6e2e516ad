import type { SecurityGroup, SecurityGroupRule } from '@meridian/wire'
import * as z from 'zod'
import { badRequest, conflict, forbidden, notFound } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import {
  changeSecurityGroup,
  createSecurityGroup,
  createSecurityGroupRule,
  removeSecurityGroup,
  removeSecurityGroupRule,
} from '../neighbours/proxied.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { viewed } from './security-groups.ts'

type One = { id: string }

const authorize = (call: Call, rule: string) =>
  call.authorize(`os_compute_api:os-security-groups:${rule}`, { project_id: call.auth.projectId })

const passOn = ({ status, message }: Fault): never => {
  if (status === 404) throw notFound(message)
  if (status === 409) throw message.startsWith('Quota exceeded') ? forbidden(message) : conflict(message)
  throw badRequest(message)
}

const GroupBody = z.object({
  security_group: z.looseObject({ name: z.string().trim().min(1).max(255), description: z.string().nullish() }),
})

const groupReply = (call: Call, save: () => SecurityGroup) =>
  catchFault(() => ok({ security_group: viewed(call, save()) }), passOn)

export const create = (call: Call) => {
  authorize(call, 'create')
  const { name, description } = call.json(GroupBody).security_group
  return groupReply(call, () => createSecurityGroup(asCaller(call), { name, description: description ?? '' }))
}

export const update = (call: Call<One>) => {
  authorize(call, 'update')
  const { name, description } = call.json(GroupBody).security_group
  return groupReply(call, () =>
    changeSecurityGroup(asCaller(call), call.params.id, { name, description: description ?? '' }),
  )
}

export const remove = (call: Call<One>) => {
  authorize(call, 'delete')
  return catchFault(() => {
    removeSecurityGroup(asCaller(call), call.params.id)
    return accepted
  }, passOn)
}

const port = z.union([z.int().min(-1).max(65_535), z.string().regex(/^-?[0-9]+$/)]).nullish()

const RuleBody = z.object({
  security_group_rule: z.looseObject({
    parent_group_id: z.string(),
    ip_protocol: z.string().nullish(),
    from_port: port,
    to_port: port,
    cidr: z.string().nullish(),
    group_id: z.string().nullish(),
  }),
})

/** Nova's -1 is Neutron's null: any. */
const portOf = (value: number | string | null | undefined) =>
  value === null || value === undefined || Number(value) === -1 ? null : Number(value)

export const createRule = (call: Call) => {
  authorize(call, 'rule:create')
  const { security_group_rule: rule } = call.json(RuleBody)
  const cidr = rule.group_id ? null : (rule.cidr ?? '0.0.0.0/0')
  return catchFault(() => {
    const made = createSecurityGroupRule(asCaller(call), {
      direction: 'ingress',
      ethertype: cidr?.includes(':') ? 'IPv6' : 'IPv4',
      security_group_id: rule.parent_group_id,
      protocol: rule.ip_protocol?.toLowerCase() ?? null,
      port_range_min: portOf(rule.from_port),
      port_range_max: portOf(rule.to_port),
      remote_ip_prefix: cidr,
      remote_group_id: rule.group_id ?? null,
    })
    return ok({ security_group_rule: ruleView(made) })
  }, passOn)
}

const ruleView = (rule: SecurityGroupRule) => ({
  id: rule.id,
  parent_group_id: rule.security_group_id,
  ip_protocol: rule.protocol,
  from_port: rule.port_range_min ?? -1,
  to_port: rule.port_range_max ?? -1,
  group: {},
  ip_range: rule.remote_ip_prefix === null ? {} : { cidr: rule.remote_ip_prefix },
})

export const removeRule = (call: Call<One>) => {
  authorize(call, 'rule:delete')
  return catchFault(() => {
    removeSecurityGroupRule(asCaller(call), call.params.id)
    return accepted
  }, passOn)
}
