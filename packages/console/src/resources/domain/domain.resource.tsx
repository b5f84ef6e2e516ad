import type { Domain } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { clearContext, setContext } from './context.actions.ts'
import {
  createDomain,
  deleteDomains,
  disableDomains,
  editDomain,
  enableDomains,
  manageDomainMembers,
  modifyDomainGroups,
} from './domain.actions.ts'
import { domainColumns } from './domain.columns.ts'
import { domainFacets } from './domain.facets.ts'
import { domainMessages } from './domain.messages.ts'
import { domainManifest } from './domain.manifest.ts'
import { domainQueries } from './domain.queries.ts'
import { DomainOverview } from './DomainOverview.tsx'

const DomainForm = lazy(async () => ({ default: (await import('./form/DomainForm.tsx')).DomainForm }))
const DomainMembers = lazy(async () => ({ default: (await import('./form/DomainMembers.tsx')).DomainMembers }))

export const domain = defineResource<Domain>({
  ...domainManifest,
  messages: domainMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: ({ id }) => ({ 'target.domain.id': id }),
  list: domainQueries.list,
  load: domainQueries.one,
  columns: domainColumns,
  defaultSort: 'name',
  facets: domainFacets,
  actions: [
    createDomain,
    manageDomainMembers,
    modifyDomainGroups,
    editDomain,
    enableDomains,
    disableDomains,
    deleteDomains,
    setContext,
    clearContext,
  ],
  find: { ask: () => [domainQueries.list()] },
  tabs: [{ id: 'overview', label: identityMessages.overview, render: (item) => <DomainOverview domain={item} /> }],
  modals: {
    'create-domain': { panel: (tools) => <DomainForm tools={tools} /> },
    'edit-domain': { item: (item, tools) => <DomainForm domain={item} tools={tools} /> },
    'manage-domain-members': { item: (item, tools) => <DomainMembers domain={item} holder="user" tools={tools} /> },
    'modify-domain-groups': { item: (item, tools) => <DomainMembers domain={item} holder="group" tools={tools} /> },
  },
})
