import * as z from 'zod'
import { newMonitorFields } from '../healthmonitors/body.ts'
import { newPolicyFields } from '../l7policies/body.ts'
import { newRuleFields } from '../l7rules/body.ts'
import { newListenerFields } from '../listeners/body.ts'
import { newMemberFields } from '../members/body.ts'
import { newPoolFields } from '../pools/body.ts'
import { address, changeable, named, text, uuid } from '../resource/fields.ts'

const fields = { ...named, vip_qos_policy_id: uuid.nullish() }

/** A pool as part of a tree; one with a name alone is another of the tree. */
const PoolOfTree = z.strictObject({
  ...newPoolFields,
  protocol: newPoolFields.protocol.optional(),
  lb_algorithm: newPoolFields.lb_algorithm.optional(),
  members: z.array(z.strictObject(newMemberFields)).nullish(),
  healthmonitor: z.strictObject(newMonitorFields).nullish(),
})

const PolicyOfTree = z.strictObject({
  ...newPolicyFields,
  redirect_pool: PoolOfTree.nullish(),
  rules: z.array(z.strictObject(newRuleFields)).nullish(),
})

const ListenerOfTree = z.strictObject({
  ...newListenerFields,
  default_pool: PoolOfTree.nullish(),
  l7policies: z.array(PolicyOfTree).nullish(),
})

export type PoolOfTree = z.output<typeof PoolOfTree>

export const NewLoadBalancer = z.strictObject({
  loadbalancer: z.strictObject({
    ...fields,
    vip_address: address.nullish(),
    vip_subnet_id: uuid.nullish(),
    vip_network_id: uuid.nullish(),
    vip_port_id: uuid.nullish(),
    additional_vips: z.array(z.strictObject({ subnet_id: uuid, ip_address: address.nullish() })).nullish(),
    provider: text.nullish(),
    flavor_id: uuid.nullish(),
    availability_zone: text.nullish(),
    listeners: z.array(ListenerOfTree).nullish(),
    pools: z.array(PoolOfTree).nullish(),
  }),
})

export type LoadBalancerGiven = z.output<typeof NewLoadBalancer>['loadbalancer']

export const LoadBalancerChange = z.strictObject({ loadbalancer: z.strictObject(changeable(fields)) })
