import { collection } from '../../../core/collection.ts'

/** Sizes as the API names them: `ram` in MiB, `disk` and `ephemeral` in GiB, `swap` in MiB. */
export interface FlavorRow {
  id: string
  name: string
  ram: number
  vcpus: number
  disk: number
  ephemeral: number
  swap: number
  rxtx_factor: number
  disabled: boolean
  is_public: boolean
  description: string | null
  extra_specs: Record<string, string>
  /** Projects that may use it where it is not public. */
  access: string[]
  created_at: string
  updated_at: string | null
}

export type SortColumn = 'name' | 'is_public' | 'disabled' | 'memory_mb' | 'vcpus' | 'root_gb' | 'ephemeral_gb' | 'swap'

const flavors = collection<FlavorRow, SortColumn>('nova_flavors')

export const { insert, find, update, remove, list } = flavors
