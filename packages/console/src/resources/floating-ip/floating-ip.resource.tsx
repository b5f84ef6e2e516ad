import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { allocate, allocateForAny, associate, disassociate, release } from './floating-ip.actions.ts'
import { floatingIpColumns, floatingIpLabel, isSettling, mappedTo } from './floating-ip.columns.tsx'
import { floatingIpFacets } from './floating-ip.facets.ts'
import { floatingIpMessages } from './floating-ip.messages.ts'
import { floatingIpManifest } from './floating-ip.manifest.ts'
import { floatingIpQueries, type FloatingIp } from './floating-ip.queries.ts'
import { FloatingIpOverview } from './FloatingIpOverview.tsx'

const Allocate = lazy(async () => ({ default: (await import('./form/Allocate.tsx')).Allocate }))
const Associate = lazy(async () => ({ default: (await import('./form/Associate.tsx')).Associate }))

export const floatingIp = defineResource<FloatingIp>({
  ...floatingIpManifest,
  messages: floatingIpMessages,
  label: floatingIpLabel,
  isTransitional: isSettling,
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: floatingIpQueries.list,
  load: floatingIpQueries.one,
  columns: floatingIpColumns,
  defaultSort: 'name',
  facets: floatingIpFacets,
  actions: [allocate, allocateForAny, associate, disassociate, release],
  find: {
    ask: (_text, scope) => [floatingIpQueries.list({}, scope)],
    words: (address) => [address.description, mappedTo(address)],
  },
  tabs: [
    { id: 'overview', label: floatingIpMessages.overview, render: (item) => <FloatingIpOverview address={item} /> },
  ],
  modals: {
    'allocate-floating-ip': { panel: (tools) => <Allocate tools={tools} /> },
    'admin-allocate-floating-ip': { panel: (tools) => <Allocate tools={tools} forAny /> },
    'associate-address': { item: (item, tools) => <Associate address={item} tools={tools} /> },
  },
})
