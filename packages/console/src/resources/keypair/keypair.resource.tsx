import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { createKeyPair, deleteKeyPairs, importKeyPair } from './keypair.actions.ts'
import { keypairColumns } from './keypair.columns.tsx'
import { keypairFacets } from './keypair.facets.ts'
import { keypairMessages } from './keypair.messages.ts'
import { keypairManifest } from './keypair.manifest.ts'
import { keypairQueries, type Keypair } from './keypair.queries.ts'
import { KeypairOverview } from './KeypairOverview.tsx'

const KeyPairModal = lazy(async () => ({ default: (await import('./form/KeyPairModal.tsx')).KeyPairModal }))
const CreateKeyPair = lazy(async () => ({ default: (await import('./form/CreateKeyPair.tsx')).CreateKeyPair }))
const ImportKeyPair = lazy(async () => ({ default: (await import('./form/ImportKeyPair.tsx')).ImportKeyPair }))

export const keypair = defineResource<Keypair>({
  ...keypairManifest,
  messages: keypairMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: () => ({}),
  list: keypairQueries.list,
  load: keypairQueries.one,
  columns: keypairColumns,
  defaultSort: 'name',
  facets: keypairFacets,
  actions: [importKeyPair, createKeyPair, deleteKeyPairs],
  find: { ask: () => [keypairQueries.list()], words: ({ fingerprint }) => [fingerprint] },
  tabs: [{ id: 'overview', label: keypairMessages.overview, render: (item) => <KeypairOverview keypair={item} /> }],
  modals: {
    'create-key-pair': { panel: (tools) => <KeyPairModal tools={tools} dialog={CreateKeyPair} /> },
    'import-key-pair': { panel: (tools) => <KeyPairModal tools={tools} dialog={ImportKeyPair} /> },
  },
})
