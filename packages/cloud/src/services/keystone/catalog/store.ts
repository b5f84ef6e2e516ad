import type { CatalogEndpoint } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import type { Collection } from '../../../core/database/collection.ts'
import type { Db } from '../../../core/database/db.ts'

type Extra = Record<string, unknown>

export interface RegionRow {
  id: string
  description: string
  parent_region_id: string | null
  extra: Extra
}

export interface ServiceRow {
  id: string
  type: string
  name?: string
  enabled: boolean
  extra: Extra
}

export interface EndpointRow {
  id: string
  service_id: string
  interface: CatalogEndpoint['interface']
  region_id: string | null
  /** Null for this process, whose URL depends on the request. */
  url: string | null
  enabled: boolean
  extra: Extra
}

/** A created or changed service or endpoint; this process's own are stored only if they were changed or removed. */
type Stored<Row> = Row & { removed?: true }

const regions = collection<RegionRow>('keystone_regions')
const services = collection<Stored<ServiceRow>>('keystone_services')
const endpoints = collection<Stored<EndpointRow>>('keystone_endpoints')

export const {
  insert: insertRegion,
  find: findRegion,
  list: listRegions,
  update: updateRegion,
  remove: removeRegion,
} = regions

function save<Row extends { id: string }>(rows: Collection<Row, never>, db: Db, row: Row): void {
  if (rows.find(db, row.id)) rows.update(db, row)
  else rows.insert(db, row)
}

/** `own` with stored changes and additions, without removed rows. */
function merged<Row extends { id: string }>(own: readonly Row[], stored: readonly Stored<Row>[]): Row[] {
  const known = new Map(stored.map((row) => [row.id, row]))
  const ids = new Set(own.map((row) => row.id))
  const all: Stored<Row>[] = [...own.map((row) => known.get(row.id) ?? row), ...stored.filter(({ id }) => !ids.has(id))]
  return all.filter((row) => row.removed !== true)
}

export const listServices = (db: Db, own: readonly ServiceRow[]) => merged(own, services.list(db))
export const listEndpoints = (db: Db, own: readonly EndpointRow[]) => merged(own, endpoints.list(db))
export const saveService = (db: Db, row: Stored<ServiceRow>) => save(services, db, row)
export const saveEndpoint = (db: Db, row: Stored<EndpointRow>) => save(endpoints, db, row)
export const removeService = (db: Db, row: ServiceRow) => saveService(db, { ...row, removed: true })
export const removeEndpoint = (db: Db, row: EndpointRow) => saveEndpoint(db, { ...row, removed: true })
