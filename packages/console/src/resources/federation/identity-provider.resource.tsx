import { ListPlus } from 'lucide-react'
import { createAction, deleteAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { descriptionColumn, enabledColumn } from '../../services/identity/identity-resource.ts'
import { federationMessages as messages, unregisterMessages, unregisterSentences } from './federation.messages.ts'
import { identityProviderManifest as manifest } from './identity-provider.manifest.ts'
import { providerQueries, type IdentityProvider } from './identity-provider.queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Protocols = lazyPart(async () => (await import('./Protocols.tsx')).Protocols)

export const identityProvider = defineResource<IdentityProvider>(manifest, {
  list: { emptyHint: messages.providersHint, query: () => providerQueries.list() },
  policyTarget: () => ({}),
  load: providerQueries.one,
  columns: [
    nameColumn<IdentityProvider>(manifest, { header: messages.providerId, search: true }),
    descriptionColumn({ search: true }),
    enabledColumn({ search: true }),
    column('remote_ids', messages.remoteIds, ({ remote_ids: ids }) => ids.join(', '), {
      search: true,
      priority: 2,
      width: 180,
      grow: 3,
    }),
  ],
  details: {
    facts: [
      fact('domain', words.domainId, ({ domain_id: domain }) => domain),
      fact('ttl', messages.ttl, ({ authorization_ttl: ttl }) => ttl),
    ],
    cards: (item) => <Protocols provider={item} />,
  },
  actions: [
    createAction(manifest, {
      label: messages.register,
      policy: [['identity', 'identity:create_identity_provider']],
      dialog: async () => (await import('./ProviderForms.tsx')).ProviderForm,
    }),
    editAction<IdentityProvider>(manifest, {
      policy: [['identity', 'identity:update_identity_provider']],
      dialog: async () => (await import('./ProviderForms.tsx')).ProviderForm,
    }),
    dialogAction<IdentityProvider>(manifest, 'add-protocol', messages.addProtocol, ListPlus, {
      policy: [['identity', 'identity:create_protocol']],
      dialog: async () => (await import('./ProviderForms.tsx')).AddProtocol,
    }),
    deleteAction<IdentityProvider>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).identityProviderLookAhead,
      policy: [['identity', 'identity:delete_identity_provider']],
      messages: unregisterMessages,
      sentences: unregisterSentences,
      remove: providerQueries.remove,
    }),
  ],
})
