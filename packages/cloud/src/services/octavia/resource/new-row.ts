import type { Call } from '../../../core/service/api.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Row } from './store.ts'
import { nowOf } from './time.ts'

type Owner = Pick<Row, 'project_id' | 'loadbalancer_id'>

/** The common part of a new resource. */
export const newRow = (call: Call, { project_id, loadbalancer_id }: Owner) =>
  ({
    id: newUuid(),
    project_id,
    loadbalancer_id,
    provisioning_status: 'PENDING_CREATE',
    operating_status: 'OFFLINE',
    created_at: nowOf(call),
    updated_at: null,
  }) satisfies Partial<Row>

/** A row as clients see it, without what only the service needs. */
export function shown<R extends Row, Hidden extends keyof R = never>(row: R, ...hidden: readonly Hidden[]) {
  const keys = new Set<PropertyKey>(['loadbalancer_id', ...hidden])
  const rest = Object.fromEntries(Object.entries(row).filter(([key]) => !keys.has(key)))
  return { ...rest, tenant_id: row.project_id } as Omit<R, Hidden | 'loadbalancer_id'> & { tenant_id: string } // by `keys`
}

export const referencesTo = (rows: readonly { id: string }[]) => rows.map(({ id }) => ({ id }))
