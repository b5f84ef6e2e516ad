import type { Call } from '../../../core/service/api.ts'
import { sharedOf } from '../rbac/store.ts'
import { findVisible } from '../resource/find.ts'
import type { Described } from '../resource/kind.ts'
import { networks } from './kind.ts'
import * as store from './store.ts'

/** The network's part of the policy target of a subnet or port. */
export function networkTarget(call: Call, { id, network_id }: Described) {
  if (typeof network_id !== 'string') return {}
  const network = id === undefined ? findVisible(call, networks, network_id) : store.find(call.db, network_id)
  if (!network) return {}
  const shared = sharedOf(call.db, [network.id], 'access_as_shared', call.auth.projectId ?? '').size > 0
  return { shared, 'network:tenant_id': network.project_id }
}
