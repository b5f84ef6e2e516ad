import {
  balancingState,
  canChangeBalancer,
  canDeleteBalancer,
  isBalancerBusy,
  loadBalancerEndpoints,
  type LoadBalancer,
} from '@meridian/contract'
import { RefreshCw } from 'lucide-react'
import { lazy } from 'react'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { idColumn, nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { BalancingStatus } from './BalancingStatus.tsx'
import { loadBalancerManifest as manifest } from './load-balancer.manifest.ts'
import {
  balancingStates,
  deleteSentences,
  failoverMessages,
  loadBalancerMessages as messages,
} from './load-balancer.messages.ts'

const LoadBalancerTree = lazy(async () => ({ default: (await import('./LoadBalancerTree.tsx')).LoadBalancerTree }))

const queries = queriesOf('loadBalancer', loadBalancerEndpoints, pages)
const list = () => queries.list({ sort_key: 'name', sort_dir: 'asc' })
const rule = (action: string): readonly PolicyRule[] => [
  ['load-balancer', `os_load-balancer_api:loadbalancer:${action}`],
]

export const loadBalancer = defineResource<LoadBalancer>(manifest, {
  list: { emptyHint: messages.emptyHint, query: list },
  isTransitional: isBalancerBusy,
  load: queries.one,
  find: {
    lists: () => [list()],
    words: ({ vip_address: address, description }) => [address, description],
  },
  columns: [
    nameColumn(manifest, { search: true }),
    column('status', words.status, balancingState, {
      search: true,
      priority: 1,
      width: 120,
      words: balancingStates,
      cell: (balancer) => <BalancingStatus of={balancer} />,
    }),
    column('vip', messages.vip, ({ vip_address: address }) => address, {
      search: true,
      priority: 2,
      width: 132,
      grow: 2,
      cell: ({ vip_address: address, vip_port_id: port }) => (
        <ResourceLink type="OS::Neutron::Port" id={port} name={<code className="font-mono text-sm">{address}</code>} />
      ),
    }),
    numberColumn('listeners', messages.listenerCount, ({ listeners }) => listeners.length, { priority: 2 }),
    numberColumn('pools', messages.poolCount, ({ pools }) => pools.length),
    column('provider', messages.provider, ({ provider }) => provider, { search: true, width: 112 }),
    idColumn({ search: true, optional: true }),
  ],
  details: {
    facts: [
      fact('description', words.description, ({ description }) => description),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
      fact('created', words.created, ({ created_at: at }) => at, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at, { format: 'moment' }),
    ],
    cards: (balancer) => <LoadBalancerTree balancer={balancer} />,
  },
  actions: [
    createAction(manifest, {
      policy: rule('post'),
      dialog: async () => (await import('./LoadBalancerForms.tsx')).CreateLoadBalancer,
    }),
    editAction<LoadBalancer>(manifest, {
      policy: rule('put'),
      allowed: canChangeBalancer,
      dialog: async () => (await import('./LoadBalancerForms.tsx')).EditLoadBalancer,
    }),
    batchAction<LoadBalancer>('failover', RefreshCw, {
      danger: true,
      policy: rule('put_failover'),
      allowed: canChangeBalancer,
      messages: failoverMessages,
      perform: ({ id }, send) => send(loadBalancerEndpoints.loadBalancerFailover, { params: { id } }),
    }),
    deleteAction<LoadBalancer>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).loadBalancerLookAhead,
      policy: rule('delete'),
      allowed: canDeleteBalancer,
      sentences: deleteSentences,
      remove: queries.remove,
    }),
  ],
  work: {
    dialogs: {
      listener: { panel: async () => (await import('./PartForms.tsx')).ListenerForm },
      pool: { panel: async () => (await import('./PartForms.tsx')).PoolForm },
      monitor: { panel: async () => (await import('./PartForms.tsx')).MonitorForm },
      policy: { panel: async () => (await import('./PartForms.tsx')).PolicyForm },
      rule: { panel: async () => (await import('./PartForms.tsx')).RuleForm },
      members: { panel: async () => (await import('./MembersForm.tsx')).MembersForm },
    },
  },
})
