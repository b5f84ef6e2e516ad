import type { Trunk } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf, sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { StandardRow } from '../resource/kind.ts'

export interface TrunkRow extends StandardRow, Pick<Trunk, 'name' | 'port_id' | 'admin_state_up' | 'sub_ports'> {}

export const trunks = collection<TrunkRow, string>('neutron_trunks')

export function insert(db: Db, trunk: TrunkRow): void {
  trunks.insert(db, trunk)
  relate(db, trunk)
}

export function update(db: Db, trunk: TrunkRow): void {
  trunks.update(db, trunk)
  db.run('DELETE FROM neutron_subports WHERE trunk_id = ?', trunk.id)
  relate(db, trunk)
}

export function remove(db: Db, id: string): void {
  db.run('DELETE FROM neutron_subports WHERE trunk_id = ?', id)
  trunks.remove(db, id)
}

function relate(db: Db, { id, sub_ports }: TrunkRow): void {
  for (const { port_id } of sub_ports) {
    db.run('INSERT INTO neutron_subports (port_id, trunk_id) VALUES (?, ?)', port_id, id)
  }
}

export const findOfParent = (db: Db, portId: string) => trunks.first(db, is('port_id', portId))

export const listOfParents = (db: Db, portIds: readonly string[]) =>
  trunks.list(db, { where: [oneOf('port_id', portIds)] })

/** The trunk with the port as subport. */
export const findOfSubPort = (db: Db, portId: string) =>
  trunks.first(db, sql('id IN (SELECT trunk_id FROM neutron_subports WHERE port_id = ?)', portId))
