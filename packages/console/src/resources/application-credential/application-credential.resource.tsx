import type { ApplicationCredential } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { createApplicationCredential, deleteApplicationCredentials } from './application-credential.actions.ts'
import { applicationCredentialColumns } from './application-credential.columns.ts'
import { applicationCredentialFacets } from './application-credential.facets.ts'
import { applicationCredentialMessages } from './application-credential.messages.ts'
import { applicationCredentialManifest } from './application-credential.manifest.ts'
import { applicationCredentialQueries } from './application-credential.queries.ts'
import { ApplicationCredentialOverview } from './ApplicationCredentialOverview.tsx'

const CreateApplicationCredential = lazy(async () => ({
  default: (await import('./form/CreateApplicationCredential.tsx')).CreateApplicationCredential,
}))

export const applicationCredential = defineResource<ApplicationCredential>({
  ...applicationCredentialManifest,
  messages: applicationCredentialMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: () => ({}),
  list: applicationCredentialQueries.list,
  load: applicationCredentialQueries.one,
  columns: applicationCredentialColumns,
  defaultSort: 'name',
  facets: applicationCredentialFacets,
  actions: [createApplicationCredential, deleteApplicationCredentials],
  find: { ask: () => [applicationCredentialQueries.list()], words: ({ description }) => [description ?? ''] },
  tabs: [
    {
      id: 'overview',
      label: identityMessages.overview,
      render: (item) => <ApplicationCredentialOverview credential={item} />,
    },
  ],
  modals: {
    'create-application-credential': { panel: (tools) => <CreateApplicationCredential tools={tools} /> },
  },
})
