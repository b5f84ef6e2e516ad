import type { Db } from '../../../core/database/db.ts'
import type { ServiceRow } from '../compute-services/store.ts'
import * as hypervisors from '../hypervisors/store.ts'
import * as aggregates from './store.ts'

/** The zone of hosts in no aggregate with a zone. */
const DEFAULT_ZONE = 'nova'

/** The zone of services other than compute. */
export const INTERNAL_ZONE = 'internal'

export const zoneOf = (db: Db, host: string) =>
  aggregates.withHost(db, host).find(({ metadata }) => metadata['availability_zone'])?.metadata['availability_zone'] ??
  DEFAULT_ZONE

export const zoneOfService = (db: Db, { binary, host }: ServiceRow) =>
  binary === 'nova-compute' ? zoneOf(db, host) : INTERNAL_ZONE

/** Host → zone. */
export const zonesByHost = (db: Db): ReadonlyMap<string, string> =>
  new Map(hypervisors.list(db).map(({ host }) => [host, zoneOf(db, host)]))
