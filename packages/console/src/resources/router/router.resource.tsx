import type { Router } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { routerActions } from './router.actions.ts'
import { routerColumns } from './router.columns.tsx'
import { routerFacets } from './router.facets.ts'
import { routerLabel } from './router-label.ts'
import { routerMessages } from './router.messages.ts'
import { routerManifest } from './router.manifest.ts'
import { routerQueries } from './router.queries.ts'

const AddInterface = lazy(async () => ({ default: (await import('./interface/form/AddInterface.tsx')).AddInterface }))
const AddStaticRoute = lazy(async () => ({ default: (await import('./route/form/AddStaticRoute.tsx')).AddStaticRoute }))
const CreateRouter = lazy(async () => ({ default: (await import('./form/CreateRouter.tsx')).CreateRouter }))
const EditRouter = lazy(async () => ({ default: (await import('./form/EditRouter.tsx')).EditRouter }))
const InterfacesTab = lazy(async () => ({ default: (await import('./interface/InterfacesTab.tsx')).InterfacesTab }))
const RouterOverview = lazy(async () => ({ default: (await import('./RouterOverview.tsx')).RouterOverview }))

const SetGateway = lazy(async () => ({ default: (await import('./form/SetGateway.tsx')).SetGateway }))

const StaticRoutesTab = lazy(async () => ({ default: (await import('./route/StaticRoutesTab.tsx')).StaticRoutesTab }))

/** Any other state is on its way to one of these. */
const AT_REST = ['ACTIVE', 'ERROR', 'DOWN']

export const router = defineResource<Router>({
  ...routerManifest,
  messages: routerMessages,
  label: routerLabel,
  isTransitional: ({ status }) => !AT_REST.includes(status),
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: routerQueries.list,
  load: routerQueries.one,
  columns: routerColumns,
  defaultSort: 'name',
  facets: routerFacets,
  actions: routerActions,
  find: { ask: (_text, scope) => [routerQueries.list({}, scope)], words: ({ description }) => [description] },
  tabs: [
    { id: 'overview', label: routerMessages.overview, render: (item) => <RouterOverview router={item} /> },
    { id: 'interfaces', label: routerMessages.interfaces, render: (item) => <InterfacesTab router={item} /> },
    {
      id: 'extra_routes',
      label: routerMessages.routes,
      extensions: [{ of: 'network', alias: 'extraroute' }],
      render: (item) => <StaticRoutesTab router={item} />,
    },
  ],
  modals: {
    'create-router': { panel: (tools) => <CreateRouter tools={tools} /> },
    'admin-create-router': { panel: (tools) => <CreateRouter tools={tools} forAny /> },
    'edit-router': { item: (item, tools) => <EditRouter router={item} tools={tools} /> },
    'set-gateway': { item: (item, tools) => <SetGateway router={item} tools={tools} /> },
    'add-interface': { item: (item, tools) => <AddInterface router={item} tools={tools} /> },
    'add-static-route': { item: (item, tools) => <AddStaticRoute router={item} tools={tools} /> },
  },
})
