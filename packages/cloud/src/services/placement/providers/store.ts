import { collection } from '../../../core/database/collection.ts'

/** Capacity of one resource class, and how it can be allocated. */
export interface Inventory {
  total: number
  reserved: number
  min_unit: number
  max_unit: number
  step_size: number
  allocation_ratio: number
}

/** A created provider, or a client's additions to one of Nova's hosts. */
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
