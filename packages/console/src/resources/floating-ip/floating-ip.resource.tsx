import { floatingIpEndpoints } from '@meridian/contract'
import { Link2, Plus, Route, Unlink2 } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { batchPhrases } from '../../framework/actions/batch.messages.ts'
import { deleteAction, dialogAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fact, fieldColumn, type Facet, type Fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { isIp, isMac } from '../../framework/text/addresses.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { paths } from '../../paths.ts'
import { tabNames } from '../../services/reach/reach-tab.messages.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import type { StatusTone } from '../../ui/Status.tsx'
import { floatingIpManifest as manifest } from './floating-ip.manifest.ts'
import {
  disassociateMessages,
  floatingIpFields as fields,
  floatingIpMessages,
  floatingIpStates,
  releaseMessages,
} from './floating-ip.messages.ts'
import { floatingIpQueries as queries, type FloatingIp } from './floating-ip.queries.ts'
import { forwardingNames } from './port-forwarding.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const PortForwardingsTab = lazyPart(async () => (await import('./PortForwardings.tsx')).PortForwardingsTab)

type State = keyof typeof floatingIpStates

const TONES: Readonly<Record<State, StatusTone>> = { attached: 'ok', notAttached: 'off', down: 'off', error: 'bad' }

/** Any other status changes to one of these. */
const SETTLED = ['ACTIVE', 'DOWN', 'ERROR']

const isTransitional = ({ status }: FloatingIp) => !SETTLED.includes(status)

/** Whether it leads anywhere is said by its port or its forwardings: Neutron can leave an address without both active. */
export function stateOf({ status, port_id: port, port_forwardings: forwardings }: FloatingIp): string {
  if (status === 'ERROR') return 'error'
  if (!SETTLED.includes(status)) return status
  if (port === null && !(Array.isArray(forwardings) && forwardings.length > 0)) return 'notAttached'
  return status === 'DOWN' ? 'down' : 'attached'
}

const isState = (state: string): state is State => Object.hasOwn(TONES, state)

const toneOf = (address: FloatingIp): StatusTone => {
  const state = stateOf(address)
  return isState(state) ? TONES[state] : 'busy'
}

export const mappedTo = ({ fixed_ip: fixed, instanceName, instance_id: id }: FloatingIp): string =>
  fixed === null ? '' : [instanceName ?? id, fixed].filter(Boolean).join(' ')

const serverFacet = (id: string, label: MessageDescriptor): Facet<FloatingIp> => ({ id, label, on: 'server' })

const linkFact = (
  id: string,
  header: MessageDescriptor,
  type: string,
  idOf: (address: FloatingIp) => string | null,
): Fact<FloatingIp> =>
  fact(id, header, idOf, {
    cell: (address) => {
      const target = idOf(address)
      return target && <ResourceLink type={type} id={target} name={target} />
    },
  })

const MAY_ALLOCATE: readonly PolicyRule[] = [['network', 'create_floatingip']]

export const floatingIp = defineResource<FloatingIp>(manifest, {
  list: {
    emptyHint: floatingIpMessages.emptyHint,
    query: queries.list,
    facets: [
      serverFacet('floating_ip_address', words.ipAddress),
      serverFacet('floating_network_id', words.networkId),
      serverFacet('router_id', fields.router),
      serverFacet('port_id', moreWords.portId),
      { ...serverFacet('project_id', words.projectId), scopes: ['admin'] },
    ],
  },
  label: ({ ip }) => ip,
  isTransitional,
  load: queries.one,
  find: {
    addressed: true,
    // Neutron finds a whole address itself: it can have thousands.
    lists: (text, scope) => (isMac(text) ? [] : [queries.list(isIp(text) ? { floating_ip_address: text } : {}, scope)]),
    words: (address) => [address.description, mappedTo(address)],
  },
  columns: [
    projectColumn(),
    nameColumn(manifest, { label: ({ ip }) => ip, header: words.ipAddress }),
    fieldColumn('description', words.description, { width: 130, grow: 2 }),
    column('dnsName', moreWords.dnsName, ({ dns_name: name }) => name, { width: 120, optional: true }),
    column('dnsDomain', fields.dnsDomain, ({ dns_domain: domain }) => domain, { width: 120, optional: true }),
    column('mapped', fields.mapped, mappedTo, {
      priority: 2,
      width: 210,
      grow: 2,
      cell: (address) =>
        address.instance_type === 'compute' && address.instance_id ? (
          <ResourceLink type="OS::Nova::Server" id={address.instance_id} name={mappedTo(address)} />
        ) : (
          mappedTo(address)
        ),
    }),
    column('pool', moreWords.pool, ({ poolName }) => poolName, { width: 110 }),
    column('status', words.status, stateOf, {
      search: true,
      priority: 1,
      width: 104,
      words: floatingIpStates,
      cell: (address, { intl }) => (
        <StatusCell
          tone={toneOf(address)}
          word={wordFor(intl, floatingIpStates, stateOf(address))}
          busy={isTransitional(address)}
        />
      ),
    }),
    networkTagsColumn,
  ],
  details: {
    facts: [
      linkFact('network', words.networkId, 'OS::Neutron::Net', ({ floating_network_id: id }) => id),
      linkFact('router', fields.router, 'OS::Neutron::Router', ({ router_id: id }) => id),
      linkFact('port', moreWords.portId, 'OS::Neutron::Port', ({ port_id: id }) => id),
      fact('created', words.created, ({ created_at: at }) => at ?? null, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at ?? null, { format: 'moment' }),
    ],
    tabs: [
      {
        id: 'forwardings',
        label: forwardingNames.other,
        extensions: [{ of: 'network', alias: 'floating-ip-port-forwarding' }],
        policy: [['network', 'get_floatingip_port_forwarding']],
        render: (address) => <PortForwardingsTab floatingIp={address} />,
      },
    ],
  },
  work: {
    dialogs: {
      'associate-any': { panel: async () => (await import('./AssociateFloatingIp.tsx')).AssociateFloatingIp },
      'add-forwarding': { item: async () => (await import('./PortForwardingForm.tsx')).AddPortForwarding },
      'edit-forwarding': { panel: async () => (await import('./PortForwardingForm.tsx')).EditPortForwarding },
    },
  },
  actions: [
    panelDialogAction(manifest, 'allocate', floatingIpMessages.allocate, Plus, {
      policy: MAY_ALLOCATE,
      scopes: ['project'],
      availability: networkQuotaAvailability('floatingip'),
      dialog: async () => (await import('./AllocateFloatingIp.tsx')).AllocateFloatingIp,
    }),
    panelDialogAction(manifest, 'admin-allocate', floatingIpMessages.allocate, Plus, {
      policy: MAY_ALLOCATE,
      scopes: ['admin'],
      dialog: async () => (await import('./AllocateFloatingIp.tsx')).AllocateForProject,
    }),
    dialogAction<FloatingIp>(manifest, 'associate', moreWords.associate, Link2, {
      scopes: ['project'],
      policy: [['network', 'update_floatingip']],
      allowed: ({ port_id: port }) => port === null,
      dialog: async () => (await import('./AssociateFloatingIp.tsx')).AssociateFloatingIp,
    }),
    {
      id: 'reach',
      label: tabNames.isReachable,
      icon: Route,
      scopes: ['project'],
      to: ({ ip }: FloatingIp) => paths.reachability({ from: 'internet', to: ip, protocol: 'tcp', port: '443' }),
    },
    batchAction<FloatingIp>('disassociate', Unlink2, {
      danger: true,
      policy: [['network', 'update_floatingip']],
      allowed: ({ port_id: port }) => port !== null,
      messages: disassociateMessages,
      perform: ({ id }, send) =>
        send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: id, port_id: null } }),
    }),
    editNetworkTags<FloatingIp>('floatingips', 'update_floatingip'),
    deleteAction<FloatingIp>(manifest, {
      messages: releaseMessages,
      sentences: batchPhrases,
      policy: [['network', 'delete_floatingip']],
      lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).floatingIpLookAhead,
      remove: ({ id }, send) => send(floatingIpEndpoints.floatingIpDelete, { params: { id } }),
    }),
  ],
})
