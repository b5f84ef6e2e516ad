import { routerEndpoints, type Router } from '@meridian/contract'
import { Plug, Plus, Unplug } from 'lucide-react'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import {
  deleteAction,
  createAction,
  dialogAction,
  editAction,
  panelDialogAction,
} from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import {
  adminStateColumn,
  adminStateFacet,
  statusColumn,
  statusFacet,
} from '../../services/network/network-columns.tsx'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import { gatewayName, kindColumn } from './router.columns.ts'
import { routerManifest as manifest } from './router.manifest.ts'
import { clearMessages, interfaceNames, routeNames, routerFields as fields, routerMessages } from './router.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { distributedKinds } from './router-forms.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const InterfacesTab = lazyPart(async () => (await import('./Interfaces.tsx')).InterfacesTab)
const RouterCards = lazyPart(async () => (await import('./RouterCards.tsx')).RouterCards)
const StaticRoutesTab = lazyPart(async () => (await import('./StaticRoutes.tsx')).StaticRoutesTab)

const queries = queriesOf('router', routerEndpoints, pages)

/** The API lists the user's own project unless all projects are requested. */
const list: Resource<Router>['list']['query'] = (filters, scope) =>
  queries.list({ ...filters, ...(scope === 'admin' && { all_projects: 'true' }) })

/** Any other status changes to one of these. */
const FINAL_STATUSES = ['ACTIVE', 'ERROR', 'DOWN']

/** Also offered by the network topology. */
export const createRouter = createAction(manifest, {
  scopes: ['project'],
  policy: [['network', 'create_router']],
  availability: networkQuotaAvailability('router'),
  dialog: async () => (await import('./RouterForms.tsx')).CreateRouter,
})

export const router = defineResource<Router>(manifest, {
  list: {
    emptyHint: routerMessages.emptyHint,
    query: list,
    facets: [
      { id: 'name', label: fields.routerName, on: 'server' },
      statusFacet('page', ['ACTIVE', 'ERROR']),
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
      { id: 'l3_agent_id', label: fields.agent, scopes: ['admin'], on: 'server' },
    ],
  },
  isTransitional: ({ status }) => !FINAL_STATUSES.includes(status),
  load: queries.one,
  find: { lists: (_text, scope) => [list({}, scope)], words: ({ description }) => [description] },
  columns: [
    projectColumn(),
    nameColumn(manifest),
    statusColumn(),
    kindColumn('distributed', distributedKinds.yes, ['network', 'get_router:distributed']),
    kindColumn('ha', fields.ha, ['network', 'get_router:ha']),
    column('gateway', moreWords.externalNetwork, gatewayName, {
      priority: 2,
      width: 150,
      grow: 2,
      cell: (item) =>
        item.external_gateway_info && (
          <ResourceLink type="OS::Neutron::Net" id={item.external_gateway_info.network_id} name={gatewayName(item)} />
        ),
    }),
    adminStateColumn(),
    column('zones', moreWords.availabilityZones, ({ availability_zones: zones }) => zones.join(', '), { width: 150 }),
    networkTagsColumn,
  ],
  details: {
    facts: [
      fieldFact('id', words.id),
      fieldFact('description', words.description),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
    ],
    cards: (item) => <RouterCards router={item} />,
    glance: ['gateway', 'status', 'adminState', 'distributed', 'ha', 'zones'],
    tabs: [
      { id: 'interfaces', label: interfaceNames.other, render: (item) => <InterfacesTab router={item} /> },
      {
        id: 'extra_routes',
        label: routeNames.other,
        extensions: [{ of: 'network', alias: 'extraroute' }],
        render: (item) => <StaticRoutesTab router={item} />,
      },
    ],
  },
  actions: [
    createRouter,
    panelDialogAction(manifest, 'admin-create', named(manifest, dialogPhrases.create), Plus, {
      scopes: ['admin'],
      policy: [['network', 'create_router']],
      dialog: async () => (await import('./RouterForms.tsx')).CreateRouterForProject,
    }),
    dialogAction<Router>(manifest, 'set-gateway', routerMessages.setGateway, Plug, {
      scopes: ['project'],
      policy: [['network', 'update_router']],
      allowed: ({ external_gateway_info: gateway }) => gateway === null,
      dialog: async () => (await import('./RouterForms.tsx')).SetGateway,
    }),
    batchAction<Router>('clear-gateway', Unplug, {
      danger: true,
      scopes: ['project'],
      policy: [['network', 'update_router']],
      allowed: ({ external_gateway_info: gateway }) => gateway !== null,
      messages: clearMessages,
      perform: ({ id }, send) =>
        send(routerEndpoints.routerUpdate, { params: { id }, body: { external_gateway_info: null } }),
    }),
    editAction<Router>(manifest, {
      policy: [['network', 'update_router']],
      dialog: async () => (await import('./RouterForms.tsx')).EditRouter,
    }),
    editNetworkTags<Router>('routers', 'update_router'),
    deleteAction<Router>(manifest, {
      policy: [['network', 'delete_router']],
      lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).routerLookAhead,
      remove: ({ id }, send) => send(routerEndpoints.routerDelete, { params: { id }, query: { detach: 'true' } }),
    }),
  ],
  work: {
    dialogs: {
      'add-interface': { item: async () => (await import('./AddInterface.tsx')).AddInterface },
      'add-route': { item: async () => (await import('./StaticRoutes.tsx')).AddStaticRoute },
    },
  },
})
