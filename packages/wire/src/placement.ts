/** Capacity of one resource class of a provider, and how it can be allocated. */
export interface PlacementInventory {
  total: number
  reserved: number
  min_unit: number
  max_unit: number
  step_size: number
  allocation_ratio: number
}

/** An item of GET /resource_providers; the tree since 1.14. */
export interface ResourceProvider {
  uuid: string
  name: string
  generation: number
  parent_provider_uuid?: string | null
  root_provider_uuid?: string
}

/** Amounts by resource class. */
export type ResourceAmounts = Record<string, number>
