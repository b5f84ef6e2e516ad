import { networkEndpoints, type Network } from '@meridian/contract'
import { Globe, Plus, Split } from 'lucide-react'
import { useIntl } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { GlobalAction } from '../../framework/resource/action.ts'
import { deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fieldColumn, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { YES_NO } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import {
  adminStateColumn,
  adminStateFacet,
  statusColumn,
  statusFacet,
} from '../../services/network/network-columns.tsx'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import { QosPolicyName } from '../../services/network/QosPolicyName.tsx'
import { sharingTab } from '../../services/network/sharing-tab.tsx'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { agentNames } from './admin-network.messages.ts'
import { dhcpAgentsColumn } from './dhcp-agents-column.tsx'
import { networkManifest as manifest, portManifest, subnetManifest } from './network.manifest.ts'
import { networkFields as fields, networkMessages } from './network.messages.ts'
import { segmentNames } from './segments.messages.ts'
import { useMayReadAddresses } from './use-may-read-addresses.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { reachersTab } from '../../services/reach/reachers-tab.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const SegmentsTab = lazyPart(async () => (await import('./Segments.tsx')).SegmentsTab)
const DhcpAgentsTab = lazyPart(async () => (await import('./DhcpAgents.tsx')).DhcpAgentsTab)
const IpAvailabilityCard = lazyPart(async () => (await import('./IpAvailabilityCard.tsx')).IpAvailabilityCard)
const PortsTab = lazyPart(async () => (await import('./port.resource.tsx')).PortsTab)
const SubnetsTab = lazyPart(async () => (await import('./subnet.resource.tsx')).SubnetsTab)

const queries = queriesOf('network', networkEndpoints, pages)

/** IPv4 first: the cell may have no room for all. */
const subnetTexts = ({ subnets }: Network): string[] =>
  subnets
    .toSorted((one, other) => Number(one.cidr.includes(':')) - Number(other.cidr.includes(':')))
    .map(({ name, cidr }) => [name, cidr].filter(Boolean).join(' '))

/** Also offered by the network topology. */
export const createNetwork: GlobalAction = {
  id: 'create',
  label: named(manifest, dialogPhrases.create),
  icon: Plus,
  scopes: ['project'],
  policy: [['network', 'create_network']],
  open: () => paths.modal('create-network'),
  availability: networkQuotaAvailability('network'),
}

/** Network, subnet and router at once. */
const withInternet: GlobalAction = {
  id: 'with-internet',
  label: networkMessages.withInternet,
  icon: Globe,
  scopes: ['project'],
  policy: [
    ['network', 'create_network'],
    ['network', 'create_router'],
  ],
  open: () => paths.modal('network-with-internet'),
  availability: networkQuotaAvailability('network'),
}

const adminCreateNetwork: GlobalAction = {
  id: 'admin-create',
  label: createNetwork.label,
  icon: Plus,
  scopes: ['admin'],
  policy: [['network', 'create_network:provider:network_type']],
  open: () => paths.modal('admin-create-network'),
}

export const network = defineResource<Network>(manifest, {
  list: {
    emptyHint: networkMessages.emptyHint,
    query: (filters, scope) => queries.list({ ...filters, ...(scope === 'admin' && { all_projects: 'true' }) }),
    facets: [
      { id: 'router:external', label: fields.external, options: YES_NO, on: 'server' },
      statusFacet('server', ['ACTIVE', 'BUILD', 'DOWN', 'ERROR']),
      adminStateFacet,
      {
        id: 'project',
        label: words.project,
        scopes: ['admin'],
        on: {
          test: ({ project_id: project }, value, { projectName }) =>
            projectName(project).toLowerCase() === value.toLowerCase(),
        },
      },
      { id: 'project_id', label: words.projectId, scopes: ['admin'], on: 'server' },
    ],
  },
  isTransitional: ({ status }) => status === 'BUILD',
  load: queries.one,
  columns: [
    projectColumn(),
    nameColumn(manifest, { search: 'server' }),
    column('subnets', moreWords.subnetsAssociated, (item) => subnetTexts(item).join(' · '), {
      priority: 2,
      width: 200,
      grow: 3,
    }),
    fieldColumn('shared', words.shared, { search: 'server', width: 88, grow: 0.5, format: 'yes-no' }),
    column('external', fields.external, (item) => item['router:external'], { width: 88, grow: 0.5, format: 'yes-no' }),
    statusColumn(),
    adminStateColumn(),
    dhcpAgentsColumn,
    column('zones', moreWords.availabilityZones, ({ availability_zones: zones }) => zones.join(', '), { width: 150 }),
    networkTagsColumn,
  ],
  details: {
    facts: [
      fieldFact('id', words.id),
      fieldFact('description', words.description),
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('qos', typeNames.qosPolicy, ({ qos_policy_id: policy }) => policy, {
        cell: ({ qos_policy_id: policy }) => policy && <QosPolicyName id={policy} />,
      }),
      fact('mtu', fields.mtu, ({ mtu }) => mtu ?? null),
    ],
    glance: ['subnets', 'status', 'adminState', 'shared', 'external'],
    cards: (item) => (
      <>
        {item['provider:network_type'] && <ProviderCard network={item} />}
        <IpAvailability networkId={item.id} />
      </>
    ),
    tabs: [
      { id: 'subnets_tab', label: subnetManifest.names.other, render: (item) => <SubnetsTab network={item} /> },
      { id: 'ports_tab', label: portManifest.names.other, render: (item) => <PortsTab network={item} /> },
      reachersTab('network', ({ project_id: project }) => project),
      {
        id: 'agents_tab',
        label: agentNames.other,
        policy: [['network', 'get_dhcp-agents']],
        extensions: [{ of: 'network', alias: 'dhcp_agent_scheduler' }],
        render: (item) => <DhcpAgentsTab network={item} />,
      },
      {
        id: 'segments_tab',
        label: segmentNames.other,
        policy: [['network', 'get_segment']],
        extensions: [{ of: 'network', alias: 'segment' }],
        render: (item) => <SegmentsTab network={item} />,
      },
      sharingTab(manifest.type, 'network'),
    ],
  },
  actions: [
    createNetwork,
    withInternet,
    adminCreateNetwork,
    editAction<Network>(manifest, {
      policy: [['network', 'update_network']],
      dialog: async () => (await import('./EditNetwork.tsx')).EditNetwork,
    }),
    {
      id: 'create-subnet',
      label: named(subnetManifest, dialogPhrases.create),
      icon: Split,
      policy: [['network', 'create_subnet']],
      to: ({ id }) => paths.createSubnet(id),
      availability: networkQuotaAvailability('subnet'),
    },
    editNetworkTags<Network>('networks', 'update_network'),
    deleteAction<Network>(manifest, {
      policy: [['network', 'delete_network']],
      lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).networkLookAhead,
      remove: queries.remove,
    }),
  ],
  work: { dialogs: { 'add-dhcp-agent': { item: async () => (await import('./DhcpAgents.tsx')).AddDhcpAgent } } },
})

function IpAvailability({ networkId }: { networkId: string }) {
  return useMayReadAddresses() && <IpAvailabilityCard networkId={networkId} />
}

function ProviderCard({ network: item }: { network: Network }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(networkMessages.provider)}>
      <DescriptionList
        items={[
          { term: formatMessage(fields.providerType), value: item['provider:network_type'] },
          { term: formatMessage(fields.physical), value: item['provider:physical_network'] },
          { term: formatMessage(moreWords.segmentationId), value: item['provider:segmentation_id'] },
        ]}
      />
    </Card>
  )
}
