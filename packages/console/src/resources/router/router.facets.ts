import type { Router } from '@meridian/contract'
import type { Facet } from '../../framework/resource/column.ts'
import { adminStateFacet, statusFacet } from '../../services/network/state-facets.ts'
import { routerFields } from './router.messages.ts'

export const routerFacets: Facet<Router>[] = [
  { id: 'name', label: routerFields.routerName, on: 'server' },
  {
    ...statusFacet(routerFields.status, ['ACTIVE', 'ERROR']),
    // Neutron refuses to filter routers by it.
    on: { test: ({ status }, value) => status === value },
  },
  adminStateFacet(routerFields.adminState),
  {
    id: 'project',
    label: routerFields.project,
    scopes: ['admin'],
    on: {
      test: ({ project_id: project }, value, { projectName }) =>
        projectName(project).toLowerCase() === value.toLowerCase(),
    },
  },
  { id: 'project_id', label: routerFields.projectId, scopes: ['admin'], on: 'server' },
  { id: 'l3_agent_id', label: routerFields.agent, scopes: ['admin'], on: 'server' },
]
