import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import * as flavors from '../flavors/store.ts'
import type { HypervisorRow } from '../hypervisors/store.ts'
import type { FlavorCopy, ServerRow } from '../servers/row.ts'
import * as store from './store.ts'
import type { MigrationRow } from './store.ts'

interface Move {
  migration_type: MigrationRow['migration_type']
  status: string
  to: HypervisorRow | undefined
  /** If it changes. */
  flavor?: FlavorCopy
}

/** Records a migration of the server; returns its id. */
export function recordMove(
  context: Call | Background,
  row: ServerRow,
  { migration_type, status, to, flavor }: Move,
): string {
  const { db, clock } = context
  const now = isoSeconds(clock.now())
  const number = (id: string) => flavors.seqOf(db, id) ?? 0
  const id = store.nextId(db)
  store.insert(db, {
    id,
    uuid: newUuid(),
    server_id: row.id,
    user_id: row.user_id,
    project_id: row.project_id,
    migration_type,
    status,
    source_compute: row.host ?? '',
    source_node: row.node ?? '',
    dest_compute: to?.host ?? null,
    dest_node: to?.hypervisor_hostname ?? null,
    dest_host: to?.host_ip ?? null,
    old_flavor: number(row.flavor.id),
    new_flavor: number((flavor ?? row.flavor).id),
    created_at: now,
    updated_at: now,
  })
  return id
}

export function moveOn({ db, clock }: Call | Background, id: string, status: string): void {
  const row = store.find(db, id)
  if (row) store.update(db, { ...row, status, updated_at: isoSeconds(clock.now()) })
}

/** Moves the server's newest migration with status `from` to status `to`. */
export function moveOnFrom(context: Call | Background, serverId: string, from: string, to: string): void {
  const row = store.findOfServer(context.db, serverId, from)
  if (row) moveOn(context, row.id, to)
}
