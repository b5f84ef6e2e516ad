import type { QosRule } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { path } from '../../url.ts'

type Numbers = Omit<QosRule, 'id' | 'qos_policy_id' | 'type' | 'direction'>

/** A rule as the calls of its kind return it: with the attributes of that kind alone. */
type RuleOf<Key extends keyof Numbers, Direction = never> = { id: string; direction?: Direction } & Required<
  Pick<Numbers, Key>
>

const rulesOf = <T>(policyId: string, kind: string) =>
  resourceCalls<T>({
    one: `${kind}_rule`,
    many: `${kind}_rules`,
    at: path`/v2.0/qos/policies/${policyId}/${`${kind}_rules`}`,
    updates: 'PUT',
  })

type OneDirection = 'egress' | 'ingress'

export const bandwidthLimits = (policyId: string) =>
  rulesOf<RuleOf<'max_kbps' | 'max_burst_kbps', OneDirection>>(policyId, 'bandwidth_limit')

export const dscpMarkings = (policyId: string) => rulesOf<RuleOf<'dscp_mark'>>(policyId, 'dscp_marking')

export const minimumBandwidths = (policyId: string) =>
  rulesOf<RuleOf<'min_kbps', OneDirection>>(policyId, 'minimum_bandwidth')

export const minimumPacketRates = (policyId: string) =>
  rulesOf<RuleOf<'min_kpps', OneDirection | 'any'>>(policyId, 'minimum_packet_rate')
