import type { Role } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { createRole, deleteRoles, editRole } from './role.actions.ts'
import { roleColumns } from './role.columns.ts'
import { roleFacets } from './role.facets.ts'
import { roleMessages } from './role.messages.ts'
import { roleManifest } from './role.manifest.ts'
import { roleQueries } from './role.queries.ts'
import { RoleOverview } from './RoleOverview.tsx'

const RoleForm = lazy(async () => ({ default: (await import('./form/RoleForm.tsx')).RoleForm }))

export const role = defineResource<Role>({
  ...roleManifest,
  messages: roleMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: () => ({}),
  list: roleQueries.list,
  load: roleQueries.one,
  columns: roleColumns,
  defaultSort: 'name',
  facets: roleFacets,
  actions: [createRole, editRole, deleteRoles],
  find: { ask: () => [roleQueries.list()] },
  tabs: [{ id: 'overview', label: identityMessages.overview, render: (item) => <RoleOverview role={item} /> }],
  modals: {
    'create-role': { panel: (tools) => <RoleForm tools={tools} /> },
    'edit-role': { item: (item, tools) => <RoleForm role={item} tools={tools} /> },
  },
})
