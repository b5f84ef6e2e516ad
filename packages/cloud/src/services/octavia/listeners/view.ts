import type { Listener } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { policies } from '../l7policies/store.ts'
import { referencesTo, shown } from '../resource/new-row.ts'
import { withStatuses } from '../statuses.ts'
import type { ListenerRow } from './store.ts'

export function viewOf(call: Call, row: ListenerRow): Listener {
  const below = policies.store.below(call.db, row.id).toSorted((one, other) => one.position - other.position)
  return {
    ...shown(row),
    default_tls_container_ref: wholeReference(call, row),
    l7policies: referencesTo(below),
    loadbalancers: [{ id: row.loadbalancer_id }],
  }
}

/** That of the seed is without the host: the cloud learns its address later. */
const wholeReference = ({ baseUrl }: Call, { default_tls_container_ref: reference }: ListenerRow) =>
  reference?.startsWith('/') ? baseUrl + reference : reference

export const viewsOf = (call: Call, rows: readonly ListenerRow[]): Listener[] =>
  withStatuses(call, rows).map((row) => viewOf(call, row))
