import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { ruleOf } from '../rules.ts'
import type { Row, Store } from './store.ts'

/** A type of resource. */
export interface Kind<R extends Row> {
  /** Its name in rules: `l7policy`. */
  rule: string
  /** Its name in messages: `Load Balancer`. */
  name: string
  store: Store<R>
}

type Action = 'get_one' | 'put' | 'delete' | 'get_stats' | 'get_status' | 'put_failover'

/** The item of the path. Throws 404 for an unknown item, and 403 for an item of another project. */
export function find<R extends Row>(call: Call, { rule, name, store }: Kind<R>, id: string, action: Action): R {
  const row = store.find(call.db, id)
  if (!row) throw notFound(`${name} ${id} not found.`)
  call.authorize(ruleOf(rule, action), { project_id: row.project_id })
  return row
}

/** Whose resources a list shows: `project_id` of the query, else all of them for administrators. */
export function projectOf(call: Call, rule: string): string | undefined {
  const asked = call.query.get('project_id') ?? call.query.get('tenant_id')
  if (asked === null && call.may(ruleOf(rule, 'get_all-global'))) return undefined
  const project = asked ?? call.auth.projectId ?? ''
  call.authorize(ruleOf(rule, 'get_all'), { project_id: project })
  return project
}

interface Owned {
  project_id?: string | null | undefined
  tenant_id?: string | null | undefined
}

/** The project that a new resource belongs to: administrators can name another. */
export function ownerOf(call: Call, { project_id, tenant_id }: Owned, rule: string): string {
  const project = project_id ?? tenant_id ?? call.auth.projectId ?? ''
  call.authorize(ruleOf(rule, 'post'), { project_id: project })
  return project
}
