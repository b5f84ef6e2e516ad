import type { ServerGroup } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { createServerGroup, deleteServerGroups } from './server-group.actions.ts'
import { serverGroupColumns, serverGroupLabel } from './server-group.columns.tsx'
import { serverGroupFacets } from './server-group.facets.ts'
import { serverGroupMessages } from './server-group.messages.ts'
import { serverGroupManifest } from './server-group.manifest.ts'
import { serverGroupQueries } from './server-group.queries.ts'
import { ServerGroupOverview } from './ServerGroupOverview.tsx'

const CreateServerGroup = lazy(async () => ({
  default: (await import('./form/CreateServerGroup.tsx')).CreateServerGroup,
}))

export const serverGroup = defineResource<ServerGroup>({
  ...serverGroupManifest,
  messages: serverGroupMessages,
  label: serverGroupLabel,
  isTransitional: () => false,
  policyTarget: ({ project_id: project }) => (project ? { project_id: project } : {}),
  list: serverGroupQueries.list,
  load: serverGroupQueries.one,
  columns: serverGroupColumns,
  defaultSort: 'name',
  facets: serverGroupFacets,
  actions: [createServerGroup, deleteServerGroups],
  find: { ask: () => [serverGroupQueries.list()] },
  tabs: [
    { id: 'overview', label: serverGroupMessages.overview, render: (item) => <ServerGroupOverview group={item} /> },
  ],
  modals: { 'create-server-group': { panel: (tools) => <CreateServerGroup tools={tools} /> } },
})
