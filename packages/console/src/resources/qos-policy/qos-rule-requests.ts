import {
  BandwidthLimitForm,
  DscpMarkingForm,
  MinimumBandwidthForm,
  MinimumPacketRateForm,
  qosRuleEndpoints as endpoints,
} from '@meridian/contract'
import type * as z from 'zod'
import type { Call } from '../../api/client.ts'

export const RULE_TYPES = ['bandwidth_limit', 'dscp_marking', 'minimum_bandwidth', 'minimum_packet_rate'] as const
export type RuleType = (typeof RULE_TYPES)[number]

/** Neutron may have types of rules that the console does not know: it shows them, but cannot change them. */
export const isKnown = (type: string): type is RuleType => RULE_TYPES.some((each) => each === type)

/** A rule in an address: `<policy>/<rule>`. Ids have no slashes. */
export const ruleReference = (policy: string, rule: string): string => `${policy}/${rule}`

export function parseRuleReference(reference: string): { policy: string; rule: string } {
  const [policy = '', rule = ''] = reference.split('/')
  return { policy, rule }
}

/** `id` is the policy's. */
interface RuleParams {
  id: string
  ruleId: string
}

interface RuleRequests<Body> {
  create: (policy: string, body: Body, send: Call) => Promise<unknown>
  update: (params: RuleParams, body: Body, send: Call) => Promise<unknown>
  remove: (params: RuleParams, send: Call) => Promise<unknown>
}

/** Requests that take all values of a form, and send those that the schema has. */
const requests = <F>(schema: z.ZodType<F>, { create, update, remove }: RuleRequests<F>): RuleRequests<object> => ({
  create: (policy, values, send) => create(policy, schema.parse(values), send),
  update: (params, values, send) => update(params, schema.parse(values), send),
  remove,
})

export const ruleRequests: Readonly<Record<RuleType, RuleRequests<object>>> = {
  bandwidth_limit: requests(BandwidthLimitForm, {
    create: (id, body, send) => send(endpoints.bandwidthLimitCreate, { params: { id }, body }),
    update: (params, body, send) => send(endpoints.bandwidthLimitUpdate, { params, body }),
    remove: (params, send) => send(endpoints.bandwidthLimitDelete, { params }),
  }),
  dscp_marking: requests(DscpMarkingForm, {
    create: (id, body, send) => send(endpoints.dscpMarkingCreate, { params: { id }, body }),
    update: (params, body, send) => send(endpoints.dscpMarkingUpdate, { params, body }),
    remove: (params, send) => send(endpoints.dscpMarkingDelete, { params }),
  }),
  minimum_bandwidth: requests(MinimumBandwidthForm, {
    create: (id, body, send) => send(endpoints.minimumBandwidthCreate, { params: { id }, body }),
    update: (params, body, send) => send(endpoints.minimumBandwidthUpdate, { params, body }),
    remove: (params, send) => send(endpoints.minimumBandwidthDelete, { params }),
  }),
  minimum_packet_rate: requests(MinimumPacketRateForm, {
    create: (id, body, send) => send(endpoints.minimumPacketRateCreate, { params: { id }, body }),
    update: (params, body, send) => send(endpoints.minimumPacketRateUpdate, { params, body }),
    remove: (params, send) => send(endpoints.minimumPacketRateDelete, { params }),
  }),
}
