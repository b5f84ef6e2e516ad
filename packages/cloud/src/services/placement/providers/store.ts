import { collection } from '../../../core/database/collection.ts'

/** How much of a class a provider has, and in what portions it is given out. */
export interface Inventory {
  total: number
  reserved: number
  min_unit: number
  max_unit: number
  step_size: number
  allocation_ratio: number
}

/** A provider that somebody made; of a host, what somebody added to what Nova reports. */
export interface ProviderRow {
  id: string
  name: string
  parent: string | null
  generation: number
  inventories: Record<string, Inventory>
  traits: string[]
  aggregates: string[]
}

const providers = collection<ProviderRow>('placement_providers')

export const { find, list, insert, update, remove } = providers
