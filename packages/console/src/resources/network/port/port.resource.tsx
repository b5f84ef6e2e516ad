import type { Network } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { portLabel } from '../../../services/network/port-label.ts'
import { statusFacet } from '../../../services/network/state-facets.ts'
import { textFacet } from '../../../framework/search/text-facet.ts'
import { targetOf, breadcrumbs } from '../its-network.ts'
import { createPortOn, deletePorts, editPort } from './port.actions.ts'
import { portColumns } from './port.columns.tsx'
import { portFields, portMessages } from './port.messages.ts'
import { portManifest } from './port.manifest.ts'
import { portQueries, type Port } from './port.queries.ts'

const AddAddressPair = lazy(async () => ({ default: (await import('./pairs/AddAddressPair.tsx')).AddAddressPair }))
const AddressPairsTab = lazy(async () => ({ default: (await import('./pairs/AddressPairsTab.tsx')).AddressPairsTab }))
const CreatePort = lazy(async () => ({ default: (await import('./form/CreatePort.tsx')).CreatePort }))
const EditPort = lazy(async () => ({ default: (await import('./form/EditPort.tsx')).EditPort }))
const PortOverview = lazy(async () => ({ default: (await import('./PortOverview.tsx')).PortOverview }))

export const port = defineResource<Port>({
  ...portManifest,
  messages: portMessages,
  label: portLabel,
  isTransitional: ({ status }) => status === 'BUILD',
  policyTarget: targetOf,
  // Of no network: it is never asked for, but tells which lists are of this type.
  list: () => portQueries.list(''),
  load: portQueries.one,
  breadcrumbs: (item) => breadcrumbs(item, 'ports_tab'),
  columns: portColumns,
  defaultSort: 'name',
  facets: [
    textFacet('name', portFields.name, portLabel),
    textFacet('ip', portFields.fixedIps, ({ fixed_ips: ips }) => ips.map(({ ip_address: ip }) => ip).join(' ')),
    textFacet('mac', portFields.mac, ({ mac_address: mac }) => mac),
    {
      ...statusFacet(portFields.status, ['ACTIVE', 'BUILD', 'DOWN', 'ERROR']),
      on: { test: ({ status }, value) => status === value },
    },
  ],
  actions: [editPort, deletePorts],
  tabs: [
    { id: 'overview', label: portMessages.overview, render: (item) => <PortOverview port={item} /> },
    { id: 'address_pairs_tab', label: portMessages.pairs, render: (item) => <AddressPairsTab port={item} /> },
  ],
  modals: {
    'create-port': { panel: (tools, network) => <CreatePort network={network} tools={tools} /> },
    'edit-port': { item: (item, tools) => <EditPort port={item} tools={tools} /> },
    'add-address-pair': { item: (item, tools) => <AddAddressPair port={item} tools={tools} /> },
  },
})

/** As the page of a network lists them. */
export const portsOf = (network: Network): Resource<Port> => ({
  ...port,
  list: () => portQueries.list(network.id),
  actions: [createPortOn(network), editPort, deletePorts],
})
