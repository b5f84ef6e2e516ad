import type { Network } from '@meridian/contract'
import type { Facet } from '../../framework/define-resource.ts'
import { YES_NO } from '../../framework/yes-no.ts'
import { adminStates, networkFields, networkStatuses } from './network.messages.ts'

/** All by the names that Neutron gives them. */
export const networkFacets: Facet<Network>[] = [
  { id: 'name', label: networkFields.name, on: 'server' },
  { id: 'shared', label: networkFields.shared, options: YES_NO, on: 'server' },
  { id: 'router:external', label: networkFields.external, options: YES_NO, on: 'server' },
  {
    id: 'status',
    label: networkFields.status,
    options: Object.entries(networkStatuses).map(([value, label]) => ({ value, label })),
    on: 'server',
  },
  {
    id: 'admin_state_up',
    label: networkFields.adminState,
    options: [
      { value: 'true', label: adminStates.UP },
      { value: 'false', label: adminStates.DOWN },
    ],
    on: 'server',
  },
]
