import type { PortForwarding } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is, oneOf } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface PortForwardingRow extends Omit<PortForwarding, 'external_port' | 'internal_port'> {
  project_id: string
  floatingip_id: string
  /** The first port of the range. */
  external_port: number
  internal_port: number
}

export const forwardings = collection<PortForwardingRow, string>('neutron_port_forwardings')

export const { insert, find, update, remove } = forwardings

export const listOfFloatingIps = (db: Db, ids: readonly string[]) =>
  forwardings.list(db, { where: [oneOf('floatingip_id', ids)] })

export const listOfPort = (db: Db, portId: string) => forwardings.list(db, { where: [is('internal_port_id', portId)] })

export const removeOfPort = (db: Db, portId: string) => forwardings.removeWhere(db, is('internal_port_id', portId))
