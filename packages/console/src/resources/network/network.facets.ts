import type { Network } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { adminStateFacet, statusFacet } from '../../services/network/state-facets.ts'
import { YES_NO } from '../../framework/text/yes-no.ts'
import { networkFields } from './network.messages.ts'

/** All by the names that Neutron gives them. */
export const networkFacets: Facet<Network>[] = [
  { id: 'name', label: networkFields.name, on: 'server' },
  { id: 'shared', label: networkFields.shared, options: YES_NO, on: 'server' },
  { id: 'router:external', label: networkFields.external, options: YES_NO, on: 'server' },
  statusFacet(networkFields.status, ['ACTIVE', 'BUILD', 'DOWN', 'ERROR']),
  adminStateFacet(networkFields.adminState),
]
