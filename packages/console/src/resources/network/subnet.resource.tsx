import {
  networkOperationEndpoints,
  subnetEndpoints,
  type Network,
  type Subnet as ListedSubnet,
} from '@meridian/contract'
import { Pencil, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { joinedPages, orNull } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { GlobalAction, LinkAction } from '../../framework/resource/action.ts'
import { deleteAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ResourcePanel } from '../../framework/panel/ResourcePanel.tsx'
import { fieldFact, fact, fieldColumn, column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { yesNo } from '../../framework/text/wording.ts'
import { paths } from '../../paths.ts'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import { Card, DescriptionList } from '../../ui/Card.tsx'
import { Lines } from '../../ui/inline.tsx'
import { breadcrumbs, policyTarget, updatingNetworks, withNetwork, type NetworkPart } from './network-part.ts'
import { networkManifest, subnetManifest as manifest } from './network.manifest.ts'
import { subnetFields as fields, subnetMessages } from './network.messages.ts'
import { useMayReadAddresses } from './use-may-read-addresses.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

type Subnet = ListedSubnet & NetworkPart & { addresses?: { used: number; free: number } }

const queries = queriesOf('subnet', subnetEndpoints, pages)

/** Neutron does not require names. */
const label = ({ name, cidr }: Subnet): string => name || cidr

const editSubnet: LinkAction<Subnet> = {
  id: 'edit',
  label: named(manifest, dialogPhrases.edit),
  icon: Pencil,
  policy: [['network', 'update_subnet']],
  to: ({ id }) => paths.editSubnet(id),
}

const deleteSubnets = updatingNetworks(
  deleteAction<Subnet>(manifest, {
    policy: [['network', 'delete_subnet']],
    lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).subnetLookAhead,
    remove: queries.remove,
  }),
)

const editSubnetTags = editNetworkTags<Subnet>('subnets', 'update_subnet')

export const subnet = defineResource<Subnet>(manifest, {
  list: {
    emptyHint: subnetMessages.emptyHint,
    // Never fetched: its key says which lists are of this type.
    query: () => queries.list({ network_id: '' }),
  },
  label,
  policyTarget,
  load: (id) => withNetwork<Subnet>(queries.one(id)),
  find: undefined,
  details: {
    breadcrumbs: (item) => breadcrumbs(item, 'subnets_tab'),
    facts: [
      fieldFact('id', words.id),
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('network', typeNames.networkName, ({ network, network_id: id }) => network?.name ?? id, {
        cell: ({ network, network_id: id }) => (
          <ResourceLink type={networkManifest.type} id={id} name={network?.name ?? id} />
        ),
      }),
      fact('networkId', words.networkId, ({ network_id: id }) => id),
      fact('pool', typeNames.subnetPool, ({ subnetpool_id: pool }) => pool),
    ],
    cards: (item) => <AddressesCard subnet={item} />,
  },
  columns: [
    nameColumn(manifest, { label, search: true }),
    fieldColumn('cidr', moreWords.networkAddress, {
      search: true,
      priority: 1,
      width: 150,
      grow: 2,
      cell: ({ cidr }) => <code className="font-mono text-sm">{cidr}</code>,
    }),
    column('version', moreWords.ipVersion, ({ ipver_str: version }) => version, { width: 100, grow: 0.5 }),
    column('gateway', fields.gateway, ({ gateway_ip: gateway }) => gateway ?? '', {
      priority: 2,
      width: 130,
      grow: 1.5,
    }),
    networkTagsColumn,
  ],
  actions: [editSubnet, editSubnetTags, deleteSubnets],
})

const createSubnetIn = ({ id, project_id: project }: Network): GlobalAction => ({
  id: 'create',
  label: named(manifest, dialogPhrases.create),
  icon: Plus,
  policy: [['network', 'create_subnet']],
  target: { project_id: project, tenant_id: project, 'network:tenant_id': project },
  open: () => paths.createSubnet(id),
  availability: networkQuotaAvailability('subnet'),
})

const subnetsOf = (network: Network): Resource<Subnet> => ({
  ...subnet,
  list: { ...subnet.list, query: () => queries.list({ network_id: network.id }) },
  policyTarget: (item) => ({ ...policyTarget(item), 'network:tenant_id': network.project_id }),
  actions: [createSubnetIn(network), editSubnet, editSubnetTags, deleteSubnets],
})

/** The same with the used addresses of each subnet, for administrators. */
const countedSubnetsOf = (network: Network): Resource<Subnet> => ({
  ...subnetsOf(network),
  list: {
    ...subnet.list,
    query: () =>
      joinedPages(
        subnetEndpoints.subnetList,
        { network_id: network.id },
        () => orNull(call(networkOperationEndpoints.networkIpAvailability, { params: { id: network.id } })),
        (item, counts): Subnet => {
          const found = counts?.subnet_ip_availability.find(({ subnet_id: id }) => id === item.id)
          return found ? { ...item, addresses: { used: found.used_ips, free: found.total_ips - found.used_ips } } : item
        },
      ),
  },
  columns: [
    ...subnet.columns,
    numberColumn('used', fields.usedIps, ({ addresses }) => addresses?.used ?? null),
    numberColumn('free', fields.freeIps, ({ addresses }) => addresses?.free ?? null),
  ],
})

/** The tab of a network's page. */
export function SubnetsTab({ network }: { network: Network }) {
  const mayRead = useMayReadAddresses()
  const resource = useMemo(() => (mayRead ? countedSubnetsOf : subnetsOf)(network), [network, mayRead])
  return <ResourcePanel part scope="project" resource={resource} />
}

function AddressesCard({ subnet: item }: { subnet: Subnet }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { ip_version: version, ipv6_ra_mode: router, ipv6_address_mode: address } = item
  const ranges = item.allocation_pools.map((range) => formatMessage(subnetMessages.range, range))
  const routes = item.host_routes.map(({ destination, nexthop: hop }) =>
    formatMessage(subnetMessages.route, { destination, hop }),
  )
  const modes =
    (router || address) && formatMessage(subnetMessages.modes, { router: router ?? '-', address: address ?? '-' })
  return (
    <Card title={formatMessage(moreWords.addresses)}>
      <DescriptionList
        items={[
          { term: formatMessage(fields.ranges), value: <Lines of={ranges} /> },
          { term: formatMessage(fields.dhcp), value: yesNo(intl, item.enable_dhcp) },
          ...(version === 6 ? [{ term: formatMessage(fields.ipv6Mode), value: modes }] : []),
          { term: formatMessage(fields.routes), value: <Lines of={routes} /> },
          { term: formatMessage(fields.servers), value: <Lines of={item.dns_nameservers} /> },
        ]}
      />
    </Card>
  )
}
