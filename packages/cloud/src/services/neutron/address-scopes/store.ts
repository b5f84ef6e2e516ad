import type { AddressScope } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'

export type AddressScopeRow = Omit<AddressScope, 'tenant_id' | 'shared'>

export const scopes = collection<AddressScopeRow, string>('neutron_address_scopes')

export const { insert, update, remove } = scopes
