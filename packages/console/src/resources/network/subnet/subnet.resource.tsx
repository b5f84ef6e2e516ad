import type { Network } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { textFacet } from '../../../framework/search/text-facet.ts'
import { targetOf, breadcrumbs } from '../its-network.ts'
import { createSubnetOf, deleteSubnets, editSubnet } from './subnet.actions.ts'
import { subnetColumns, subnetLabel } from './subnet.columns.tsx'
import { subnetFields, subnetMessages } from './subnet.messages.ts'
import { subnetManifest } from './subnet.manifest.ts'
import { subnetQueries, type Subnet } from './subnet.queries.ts'

const SubnetOverview = lazy(async () => ({ default: (await import('./SubnetOverview.tsx')).SubnetOverview }))

export const subnet = defineResource<Subnet>({
  ...subnetManifest,
  messages: subnetMessages,
  label: subnetLabel,
  isTransitional: () => false,
  policyTarget: targetOf,
  // Of no network: it is never asked for, but tells which lists are of this type.
  list: () => subnetQueries.list(''),
  load: subnetQueries.one,
  breadcrumbs: (item) => breadcrumbs(item, 'subnets_tab'),
  columns: subnetColumns,
  defaultSort: 'name',
  facets: [textFacet('name', subnetFields.name, subnetLabel), textFacet('cidr', subnetFields.cidr, ({ cidr }) => cidr)],
  actions: [editSubnet, deleteSubnets],
  tabs: [{ id: 'overview', label: subnetMessages.overview, render: (item) => <SubnetOverview subnet={item} /> }],
})

/** As the page of a network lists them. */
export const subnetsOf = (network: Network): Resource<Subnet> => ({
  ...subnet,
  list: () => subnetQueries.list(network.id),
  policyTarget: (item) => ({ ...targetOf(item), 'network:tenant_id': network.project_id }),
  actions: [createSubnetOf(network), editSubnet, deleteSubnets],
})
