import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { findHost, HOST_TRAITS, listHosts } from './hosts.ts'
import type { Host } from './hosts.ts'
import * as store from './store.ts'
import type { Inventory, ProviderRow } from './store.ts'

/** A resource provider as clients see it. */
export interface Provider {
  id: string
  name: string
  parent: string | null
  root: string
  generation: number
  inventories: Record<string, Inventory>
  traits: string[]
  aggregates: string[]
  /** The stored row; for a host without additions, a new one. */
  row: ProviderRow
  isHost: boolean
}

/** Nova's hosts and created providers. */
export function listProviders(call: Call): Provider[] {
  const rows = new Map(store.list(call.db).map((row) => [row.id, row]))
  const hosts = listHosts(call).map((host) => ofHost(host, rows.get(host.id)))
  const isHost = (id: string) => hosts.some((host) => host.id === id)
  return [...hosts, ...[...rows.values()].filter(({ id }) => !isHost(id)).map((row) => ofRow(row, rows))]
}

/** Throws 404. */
export function findProvider(call: Call, id: string, ending = ''): Provider {
  const wanted = id.toLowerCase()
  const host = findHost(call, wanted)
  const provider = host
    ? ofHost(host, store.find(call.db, wanted))
    : listProviders(call).find((one) => one.id === wanted)
  if (!provider) throw notFound(`No resource provider with uuid ${id} found${ending}`)
  return provider
}

/** Nova's values of a host override stored ones. */
function ofHost(host: Host, row: ProviderRow | undefined): Provider {
  const { id, name } = host
  const kept = row ?? { id, name, parent: null, generation: 0, inventories: {}, traits: [], aggregates: [] }
  return {
    id,
    name,
    parent: null,
    root: id,
    generation: kept.generation,
    inventories: { ...kept.inventories, ...host.inventories },
    traits: [...new Set([...HOST_TRAITS, ...kept.traits])],
    aggregates: [...new Set([...host.aggregates, ...kept.aggregates])],
    row: kept,
    isHost: true,
  }
}

function ofRow(row: ProviderRow, rows: ReadonlyMap<string, ProviderRow>): Provider {
  return { ...row, root: rootOf(row, rows), row, isHost: false }
}

function rootOf({ id, parent }: ProviderRow, rows: ReadonlyMap<string, ProviderRow>): string {
  if (parent === null) return id
  const above = rows.get(parent)
  return above ? rootOf(above, rows) : parent
}

/** Saves the row with the next generation. */
export function save(call: Call, { row }: Provider, changes: Partial<ProviderRow>): Provider {
  const changed = { ...row, ...changes, generation: row.generation + 1 }
  if (store.find(call.db, row.id)) store.update(call.db, changed)
  else store.insert(call.db, changed)
  return findProvider(call, row.id)
}
