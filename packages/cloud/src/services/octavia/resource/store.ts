import type { LoadBalancerOperating, LoadBalancerProvisioning } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import type { Collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** What the rows of a balancer and of all below it share. */
export interface Row {
  id: string
  project_id: string
  /** The balancer that it belongs to; a balancer's own id. */
  loadbalancer_id: string
  provisioning_status: LoadBalancerProvisioning
  /** As stored; `statuses.ts` computes those that depend on members. */
  operating_status: LoadBalancerOperating
  admin_state_up: boolean
  tags: string[]
  created_at: string
  updated_at: string | null
}

export interface Store<R extends Row> extends Collection<R, never> {
  ofBalancers: (db: Db, ids: readonly string[]) => R[]
  /** Those of all projects if undefined. */
  ofProject: (db: Db, projectId: string | undefined) => R[]
  /** Those below a pool, a listener or a policy. */
  below: (db: Db, parentId: string) => R[]
  /** Sets its status and time of change. */
  mark: (db: Db, row: R, status: LoadBalancerProvisioning, time: string) => R
}

export function storeOf<R extends Row>(table: string, parent = 'loadbalancer_id'): Store<R> {
  const rows = collection<R>(table)
  return {
    ...rows,
    ofBalancers: (db, ids) => rows.list(db, { where: [oneOf('loadbalancer_id', ids)] }),
    ofProject: (db, project) => rows.list(db, { where: project === undefined ? [] : [is('project_id', project)] }),
    below: (db, id) => rows.list(db, { where: [is(parent, id)] }),
    mark(db, row, status, time) {
      const marked = { ...row, provisioning_status: status, updated_at: time }
      rows.update(db, marked)
      return marked
    },
  }
}
