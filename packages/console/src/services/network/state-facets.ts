import type { MessageDescriptor } from 'react-intl'
import type { Facet } from '../../framework/resource/column.ts'
import type { Item } from '../../framework/resource/item.ts'
import { adminStates, networkStatuses } from './network-state.messages.ts'

/** By the name that Neutron gives it. */
export const statusFacet = <T extends Item>(
  label: MessageDescriptor,
  codes: readonly (keyof typeof networkStatuses)[],
): Facet<T> => ({
  id: 'status',
  label,
  options: codes.map((value) => ({ value, label: networkStatuses[value] })),
  on: 'server',
})

export const adminStateFacet = <T extends Item>(label: MessageDescriptor): Facet<T> => ({
  id: 'admin_state_up',
  label,
  options: [
    { value: 'true', label: adminStates.UP },
    { value: 'false', label: adminStates.DOWN },
  ],
  on: 'server',
})
