import { collection } from '../../../core/database/collection.ts'
import type { StandardRow } from '../resource/kind.ts'

export interface AddressGroupRow extends StandardRow {
  name: string
  addresses: string[]
}

export const addressGroups = collection<AddressGroupRow, string>('neutron_address_groups')

export const { insert, update, remove } = addressGroups
