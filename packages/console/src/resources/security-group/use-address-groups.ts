import { addressGroupEndpoints, type AddressGroup } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'

export const addressGroupQuery = query(addressGroupEndpoints.addressGroupList)

const ADDRESS_GROUPS: Extension = { of: 'network', alias: 'address-group' }
const WANTED = [ADDRESS_GROUPS]

const NONE: readonly AddressGroup[] = []

/** The address groups that rules can refer to; null if Neutron has none of this type. */
export function useAddressGroups(): readonly AddressGroup[] | null {
  const isOffered = useExtensions(WANTED)(ADDRESS_GROUPS) === true
  const { data } = useQuery({ ...addressGroupQuery, enabled: isOffered })
  return isOffered ? (data?.items ?? NONE) : null
}
