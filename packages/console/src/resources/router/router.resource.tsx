import type { Router } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/define-resource.ts'
import { routerActions } from './router.actions.ts'
import { routerColumns } from './router.columns.tsx'
import { routerFacets } from './router.facets.ts'
import { routerLabel } from './router-label.ts'
import { routerMessages } from './router.messages.ts'
import { routerPlace } from './router.place.ts'
import { routerQueries } from './router.queries.ts'

const RouterOverview = lazy(async () => ({ default: (await import('./RouterOverview.tsx')).RouterOverview }))

/** Any other state is on its way to one of these. */
const AT_REST = ['ACTIVE', 'ERROR', 'DOWN']

export const router = defineResource<Router>({
  ...routerPlace,
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
  find: { ask: () => [routerQueries.list({})], words: ({ description }) => [description] },
  tabs: [{ id: 'overview', label: routerMessages.overview, render: (item) => <RouterOverview router={item} /> }],
})
