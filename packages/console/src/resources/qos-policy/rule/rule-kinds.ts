import {
  BandwidthLimitForm,
  DscpMarkingForm,
  MinimumBandwidthForm,
  MinimumPacketRateForm,
  qosRuleEndpoints as endpoints,
} from '@meridian/contract'
import type * as z from 'zod'
import { call } from '../../../api/client.ts'

export const RULE_TYPES = ['bandwidth_limit', 'dscp_marking', 'minimum_bandwidth', 'minimum_packet_rate'] as const
export type RuleType = (typeof RULE_TYPES)[number]

/** Neutron may have kinds of rules that we do not know: they are shown, and left alone. */
export const isKnown = (type: string): type is RuleType => RULE_TYPES.some((each) => each === type)

/** A policy, and a rule of it. */
interface RuleParams {
  id: string
  ruleId: string
}

interface RuleKind {
  add(policy: string, values: object): Promise<unknown>
  change(params: RuleParams, values: object): Promise<unknown>
  remove(params: RuleParams): Promise<unknown>
}

interface Calls<F> {
  create: (id: string, body: F) => Promise<unknown>
  update: (params: RuleParams, body: F) => Promise<unknown>
  remove: (params: RuleParams) => Promise<unknown>
}

/** Of all that a form holds, what the schema has is sent. */
const kind = <F>(schema: z.ZodType<F>, { create, update, remove }: Calls<F>): RuleKind => ({
  add: (policy, values) => create(policy, schema.parse(values)),
  change: (params, values) => update(params, schema.parse(values)),
  remove,
})

/** How a rule of each kind is made, changed and taken away. */
export const ruleKinds: Readonly<Record<RuleType, RuleKind>> = {
  bandwidth_limit: kind(BandwidthLimitForm, {
    create: (id, body) => call(endpoints.bandwidthLimitCreate, { params: { id }, body }),
    update: (params, body) => call(endpoints.bandwidthLimitUpdate, { params, body }),
    remove: (params) => call(endpoints.bandwidthLimitDelete, { params }),
  }),
  dscp_marking: kind(DscpMarkingForm, {
    create: (id, body) => call(endpoints.dscpMarkingCreate, { params: { id }, body }),
    update: (params, body) => call(endpoints.dscpMarkingUpdate, { params, body }),
    remove: (params) => call(endpoints.dscpMarkingDelete, { params }),
  }),
  minimum_bandwidth: kind(MinimumBandwidthForm, {
    create: (id, body) => call(endpoints.minimumBandwidthCreate, { params: { id }, body }),
    update: (params, body) => call(endpoints.minimumBandwidthUpdate, { params, body }),
    remove: (params) => call(endpoints.minimumBandwidthDelete, { params }),
  }),
  minimum_packet_rate: kind(MinimumPacketRateForm, {
    create: (id, body) => call(endpoints.minimumPacketRateCreate, { params: { id }, body }),
    update: (params, body) => call(endpoints.minimumPacketRateUpdate, { params, body }),
    remove: (params) => call(endpoints.minimumPacketRateDelete, { params }),
  }),
}
