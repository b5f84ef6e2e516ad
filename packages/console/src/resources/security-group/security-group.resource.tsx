import type { SecurityGroup } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { createSecurityGroup, deleteSecurityGroups, editSecurityGroup, manageRules } from './security-group.actions.ts'
import { securityGroupColumns, securityGroupLabel } from './security-group.columns.tsx'
import { securityGroupFacets } from './security-group.facets.ts'
import { securityGroupMessages } from './security-group.messages.ts'
import { securityGroupManifest } from './security-group.manifest.ts'
import { securityGroupQueries } from './security-group.queries.ts'
import { SecurityGroupOverview } from './SecurityGroupOverview.tsx'

const SecurityGroupForm = lazy(async () => ({
  default: (await import('./form/SecurityGroupForm.tsx')).SecurityGroupForm,
}))

export const securityGroup = defineResource<SecurityGroup>({
  ...securityGroupManifest,
  messages: securityGroupMessages,
  label: securityGroupLabel,
  isTransitional: () => false,
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: securityGroupQueries.list,
  load: securityGroupQueries.one,
  columns: securityGroupColumns,
  defaultSort: 'name',
  facets: securityGroupFacets,
  actions: [createSecurityGroup, manageRules, editSecurityGroup, deleteSecurityGroups],
  find: { ask: () => [securityGroupQueries.list({})] },
  tabs: [
    {
      id: 'overview',
      label: securityGroupMessages.overview,
      render: (item) => <SecurityGroupOverview group={item} />,
    },
  ],
  modals: {
    'create-security-group': { panel: (tools) => <SecurityGroupForm tools={tools} /> },
    'edit-security-group': { item: (item, tools) => <SecurityGroupForm group={item} tools={tools} /> },
  },
})
