import type { Network } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { networkActions } from './network.actions.ts'
import { networkColumns } from './network.columns.tsx'
import { networkFacets } from './network.facets.ts'
import { networkLabel } from './network-label.ts'
import { networkMessages } from './network.messages.ts'
import { networkManifest } from './network.manifest.ts'
import { networkQueries } from './network.queries.ts'

const EditNetwork = lazy(async () => ({ default: (await import('./form/EditNetwork.tsx')).EditNetwork }))
const NetworkOverview = lazy(async () => ({ default: (await import('./NetworkOverview.tsx')).NetworkOverview }))
const PortsTab = lazy(async () => ({ default: (await import('./port/PortsTab.tsx')).PortsTab }))
const SubnetsTab = lazy(async () => ({ default: (await import('./subnet/SubnetsTab.tsx')).SubnetsTab }))

export const network = defineResource<Network>({
  ...networkManifest,
  messages: networkMessages,
  label: networkLabel,
  isTransitional: ({ status }) => status === 'BUILD',
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: networkQueries.list,
  load: networkQueries.one,
  columns: networkColumns,
  defaultSort: 'name',
  facets: networkFacets,
  actions: networkActions,
  find: { ask: () => [networkQueries.list({})] },
  tabs: [
    { id: 'overview', label: networkMessages.overview, render: (item) => <NetworkOverview network={item} /> },
    { id: 'subnets_tab', label: networkMessages.subnets, render: (item) => <SubnetsTab network={item} /> },
    { id: 'ports_tab', label: networkMessages.ports, render: (item) => <PortsTab network={item} /> },
  ],
  modals: { 'edit-network': { item: (item, tools) => <EditNetwork network={item} tools={tools} /> } },
})
