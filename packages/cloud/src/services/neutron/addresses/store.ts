import type { Db } from '../../../core/database/db.ts'

/** The id of the port with the address; undefined if it is free. */
export const holderOf = (db: Db, subnetId: string, address: string) =>
  db.get<{ port_id: string }>(
    'SELECT port_id FROM neutron_port_addresses WHERE subnet_id = ? AND address = ?',
    subnetId,
    address,
  )?.port_id

/**
 * A free position between the two; undefined if all are used. Continues after the highest used one, so that a
 * released address is not reused at once; searches for gaps only after the last position is used.
 */
export function freePosition(db: Db, subnetId: string, first: number, last: number): number | undefined {
  const highest = db.get<{ position: number | null }>(
    'SELECT max(position) AS position FROM neutron_port_addresses WHERE subnet_id = ? AND position BETWEEN ? AND ?',
    subnetId,
    first,
    last,
  )?.position
  if (highest == null) return first
  if (highest < last) return highest + 1
  return isFree(db, subnetId, first) ? first : firstGap(db, subnetId, first, last)
}

const isFree = (db: Db, subnetId: string, position: number) =>
  !db.get('SELECT 1 FROM neutron_port_addresses WHERE subnet_id = ? AND position = ?', subnetId, position)

const firstGap = (db: Db, subnetId: string, first: number, last: number) =>
  db.get<{ position: number }>(
    `SELECT position + 1 AS position FROM neutron_port_addresses AS taken
     WHERE subnet_id = ? AND position BETWEEN ? AND ? AND NOT EXISTS (
       SELECT 1 FROM neutron_port_addresses WHERE subnet_id = taken.subnet_id AND position = taken.position + 1
     ) ORDER BY position LIMIT 1`,
    subnetId,
    first,
    last - 1,
  )?.position

/** Number of used addresses of the subnet. */
export const taken = (db: Db, subnetId: string) =>
  db.get<{ taken: number }>('SELECT count(*) AS taken FROM neutron_port_addresses WHERE subnet_id = ?', subnetId)
    ?.taken ?? 0
