import type { Db } from '../../../core/database/db.ts'
import { repr } from '../../../core/errors/invalid.ts'
import * as servers from '../servers/store.ts'
import * as store from './store.ts'
import type { AggregateRow } from './store.ts'

/** Why these hosts cannot be in that zone; undefined if they can. */
export function zoneProblem(
  db: Db,
  aggregate: AggregateRow,
  zone: string | null | undefined,
  hosts: readonly string[],
): string | undefined {
  if (zone === undefined) return undefined
  if (!zone) return `Aggregate ${aggregate.name} does not support empty named availability zone`
  const others = store
    .list(db)
    .filter((other) => other.id !== aggregate.id && other.hosts.some((host) => hosts.includes(host)))
    .flatMap(({ metadata }) => metadata['availability_zone'] ?? [])
    .filter((other) => other !== zone)
  return others.length > 0 ? `One or more hosts already in availability zone(s) ${repr(others)}` : undefined
}

/** As `zoneProblem`; also refuses to change the zone of hosts with servers. */
export function rezoneProblem(db: Db, aggregate: AggregateRow, zone: string | null | undefined): string | undefined {
  const problem = zoneProblem(db, aggregate, zone, aggregate.hosts)
  if (problem !== undefined || zone === undefined || zone === aggregate.metadata['availability_zone']) return problem
  const hasServers = servers.loads(db).some(({ host }) => aggregate.hosts.includes(host))
  return hasServers ? 'One or more hosts contain instances in this zone' : undefined
}
