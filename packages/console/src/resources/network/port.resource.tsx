import { portEndpoints, type Network } from '@meridian/contract'
import { useMemo } from 'react'
import type { IntlShape } from 'react-intl'
import { joinedOne } from '../../api/joined.ts'
import { firstPage, queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { deleteAction, createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { isIp, isMac, plainMac } from '../../framework/text/addresses.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import {
  adminStateColumn,
  fixedIpFacet,
  fixedIpsColumn,
  portLabel,
  statusColumn,
  statusFacet,
} from '../../services/network/network-columns.tsx'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import { breadcrumbs, policyTarget, withNetwork } from './network-part.ts'
import { networkManifest, portManifest as manifest } from './network.manifest.ts'
import { deviceKinds, macStates, pairNames, portFields, portMessages } from './port.messages.ts'
import { deviceTypeOf, portList, projectsOf, SERVER, withDevice, type Port } from './port.queries.ts'
import { reachersTab } from '../../services/reach/reachers-tab.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const AddressPairsTab = lazyPart(async () => (await import('./AddressPairs.tsx')).AddressPairsTab)
const TextStory = lazyPart(async () => (await import('../../services/failure/FailureStory.tsx')).TextStory)
const PortOverview = lazyPart(async () => (await import('./PortOverview.tsx')).PortOverview)

const queries = queriesOf('port', portEndpoints, pages)

/** Its device by name; until that is known, or if it has none, what kind of device it is. */
const deviceText = ({ deviceName, device_owner: owner }: Port, intl: IntlShape) => {
  const [, kind] = Object.entries(deviceKinds).find(([beginning]) => owner.startsWith(beginning)) ?? []
  return deviceName || (kind ? intl.formatMessage(kind) : owner) || intl.formatMessage(portMessages.detached)
}

/** A port without a name of its own is called by its device and address, as `web-1 · 10.0.0.11`. */
const label = (item: Port) =>
  item.name ||
  (item.deviceName ? [item.deviceName, item.fixed_ips[0]?.ip_address].filter(Boolean).join(' · ') : portLabel(item))

const editPort = editAction<Port>(manifest, {
  policy: [['network', 'update_port']],
  dialog: async () => (await import('./PortWizards.tsx')).EditPort,
})

const deletePorts = deleteAction<Port>(manifest, {
  policy: [['network', 'delete_port']],
  lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).portLookAhead,
  remove: queries.remove,
})

const editPortTags = editNetworkTags<Port>('ports', 'update_port')

export const port = defineResource<Port>(manifest, {
  list: {
    emptyHint: portMessages.emptyHint,
    query: (filters, scope) => portList(filters, scope),
    facets: [
      fixedIpFacet,
      statusFacet('page', ['ACTIVE', 'BUILD', 'DOWN', 'ERROR']),
      { id: 'project_id', label: words.projectId, scopes: ['admin'], on: 'server' },
    ],
  },
  label,
  isTransitional: ({ status }) => status === 'BUILD',
  policyTarget,
  load: (id) => joinedOne(withNetwork<Port>(queries.one(id)), async (item) => withDevice(item)),
  find: {
    addressed: true,
    // Only by a whole address: 'who has this?'. A server's ports are found as the server.
    lists: (text, scope) => {
      const all = projectsOf(scope)
      if (isIp(text)) return [firstPage(portEndpoints.portList, { fixed_ips: `ip_address=${text}`, ...all })]
      return isMac(text) ? [firstPage(portEndpoints.portList, { mac_address: plainMac(text), ...all })] : []
    },
    words: (item) =>
      deviceTypeOf(item) === SERVER ? [] : [...item.fixed_ips.map((each) => each.ip_address), item.mac_address],
    note: ({ device_owner: owner }) => owner,
  },
  details: {
    // Neutron records no other reason.
    story: (item) =>
      item['binding:vif_type'] === 'binding_failed' && <TextStory texts={[`vif_type=${item['binding:vif_type']}`]} />,
    breadcrumbs: (item) => breadcrumbs(item, 'ports_tab'),
    overview: (item) => <PortOverview port={item} />,
    tabs: [
      { id: 'address_pairs_tab', label: pairNames.other, render: (item) => <AddressPairsTab port={item} /> },
      reachersTab('port', ({ project_id: project }) => project),
    ],
  },
  columns: [
    projectColumn({ search: true }),
    nameColumn(manifest, { label, search: true }),
    column('device', portFields.device, (item, { intl }) => deviceText(item, intl), {
      search: true,
      priority: 2,
      width: 150,
      grow: 2,
      cell: (item, { intl }) => {
        const type = deviceTypeOf(item)
        const text = deviceText(item, intl)
        return type ? <ResourceLink type={type} id={item.device_id} name={text} /> : text
      },
    }),
    column('network', typeNames.network, ({ network, network_id: id }) => network?.name ?? id, {
      search: true,
      priority: 2,
      width: 120,
      grow: 2,
      cell: ({ network, network_id: id }) => (
        <ResourceLink type={networkManifest.type} id={id} name={network?.name ?? id} />
      ),
    }),
    fixedIpsColumn(),
    column('mac', words.macAddress, ({ mac_address: mac }) => mac, {
      search: true,
      optional: true,
      width: 168,
      cell: ({ mac_address: mac }) => <code className="font-mono text-sm">{mac}</code>,
    }),
    column('host', words.host, (item) => item['binding:host_id'] ?? '', {
      policy: [['network', 'get_port:binding:host_id']],
      width: 120,
    }),
    statusColumn(),
    adminStateColumn(),
    column('macLearning', words.macLearningState, ({ mac_state: state }) => state ?? '', {
      optional: true,
      width: 150,
      words: macStates,
    }),
    networkTagsColumn,
  ],
  actions: [editPort, editPortTags, deletePorts],
  work: {
    dialogs: {
      create: { panel: async () => (await import('./PortWizards.tsx')).CreatePort },
      'add-pair': { item: async () => (await import('./AddressPairs.tsx')).AddAddressPair },
    },
  },
})

const portsOf = (network: Network): Resource<Port> => ({
  ...port,
  columns: port.columns.filter(({ id }) => id !== 'network'),
  list: {
    ...port.list,
    query: () => portList({ network_id: network.id }),
    facets: port.list.facets.filter(({ id }) => id !== 'network'),
  },
  actions: [
    createAction(
      manifest,
      { policy: [['network', 'create_port']], availability: networkQuotaAvailability('port') },
      network.id,
    ),
    editPort,
    editPortTags,
    deletePorts,
  ],
})

/** The tab of a network's page. */
export function PortsTab({ network }: { network: Network }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => portsOf(network), [network])} />
}
