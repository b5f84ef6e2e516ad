import type { Trunk } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import * as ports from '../ports/store.ts'
import type { TrunkRow } from './store.ts'

export function toTrunks({ db }: Pick<Call, 'db'>, rows: readonly TrunkRow[]): Trunk[] {
  const parents = ports.listByIds(
    db,
    rows.map(({ port_id }) => port_id),
  )
  const statusOf = new Map(parents.map(({ id, status }) => [id, status]))
  return rows.map(({ description, ...row }) => ({
    ...row,
    description: description ?? '',
    tenant_id: row.project_id,
    status: row.admin_state_up && statusOf.get(row.port_id) === 'ACTIVE' ? 'ACTIVE' : 'DOWN',
  }))
}
