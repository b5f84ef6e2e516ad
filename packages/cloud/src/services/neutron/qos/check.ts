import type { Call } from '../../../core/service/api.ts'
import { named } from '../faults.ts'
import type { NetworkRow } from '../networks/store.ts'
import { findVisible } from '../resource/find.ts'
import { policies } from './kind.ts'
import * as store from './store.ts'

type NetworkSegment = Pick<NetworkRow, 'id' | 'physical_network'>

/** Throws unless the caller can use the policy and the network, or `port` on it, supports it. */
export function checkPolicy(
  call: Call,
  policyId: string | null,
  network?: NetworkSegment,
  port?: { id: string },
): void {
  if (policyId === null) return
  findVisible(call, policies, policyId)
  const minimum = store.listRules(call.db, [policyId]).find(({ type }) => type === 'minimum_bandwidth')
  if (minimum && network && network.physical_network === null)
    throw port ? unsupportedByPort(port.id) : unsupported(network.id)
}

/** Only physical networks can guarantee bandwidth. */
export const unsupported = (networkId: string) =>
  named.conflict('QosRuleNotSupportedByNetwork', `Rule minimum_bandwidth is not supported by network ${networkId}`)

const unsupportedByPort = (portId: string) =>
  named.conflict('QosRuleNotSupported', `Rule minimum_bandwidth is not supported by port ${portId}`)
