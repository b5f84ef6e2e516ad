import type { Network } from '@meridian/contract'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { activeStates, adminStates, codeFacet, coded, column, flag, flagFacet, named, textFacet } from './columns.ts'

export const networkName = ({ name, id }: Pick<Network, 'name' | 'id'>): string => name || id

const subnetNames = ({ subnets }: Network) => subnets.map(({ name, cidr }) => name || cidr).join(', ')

export const networkColumns: Column<Network>[] = [
  named('network'),
  column('subnets', subnetNames, { priority: 2 }),
  flag('shared', ({ shared }) => shared),
  coded('adminState', ({ admin_state: state }) => state),
  coded('status', ({ status }) => status, { priority: 1 }),
]

export const networkFacets: Facet<Network>[] = [
  textFacet('name', networkName),
  flagFacet('shared', ({ shared }) => shared),
  codeFacet('adminState', ({ admin_state: state }) => state, adminStates),
  codeFacet('status', ({ status }) => status, activeStates),
]
