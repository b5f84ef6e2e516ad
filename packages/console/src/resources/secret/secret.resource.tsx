import { secretEndpoints, type StoredSecret } from '@meridian/contract'
import { KeyRound } from 'lucide-react'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { column, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { secretManifest as manifest } from './secret.manifest.ts'
import { secretMessages as messages, secretTypes } from './secret.messages.ts'

const SecretValue = lazyPart(async () => (await import('./SecretValue.tsx')).SecretValue)

const queries = queriesOf('secret', secretEndpoints)

const keyText = ({ algorithm, bit_length: bits }: StoredSecret) =>
  [algorithm?.toUpperCase(), bits].filter((part) => part !== null && part !== undefined).join(' ')

export const secret = defineResource<StoredSecret>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list() },
  load: queries.one,
  find: { lists: () => [queries.list()] },
  columns: [
    nameColumn(manifest, { search: true }),
    column('type', words.type, ({ secret_type: type }) => type, {
      search: true,
      priority: 1,
      width: 120,
      words: secretTypes,
    }),
    column('algorithm', messages.algorithm, keyText, { search: true, priority: 2, width: 110 }),
    column('expires', messages.expires, ({ expiration }) => expiration, { format: 'moment', priority: 2, width: 140 }),
    column('created', words.created, ({ created }) => created, { format: 'moment', priority: 2, width: 140 }),
    idColumn({ search: true, optional: true }),
  ],
  details: {
    facts: [fact('contentType', messages.contentType, ({ content_type: type }) => type)],
    cards: ({ id, content_type: type }) => type !== null && <SecretValue id={id} />,
  },
  actions: [
    createAction(manifest, {
      policy: [['key-manager', 'secrets:post']],
      dialog: async () => (await import('./SecretForms.tsx')).CreateSecret,
    }),
    panelDialogAction(manifest, 'generate', messages.generate, KeyRound, {
      policy: [['key-manager', 'orders:post']],
      dialog: async () => (await import('./SecretForms.tsx')).GenerateSecret,
    }),
    deleteAction<StoredSecret>(manifest, {
      lookAhead: 'nothing else',
      policy: [['key-manager', 'secret:delete']],
      inOwnProject: true,
      remove: queries.remove,
    }),
  ],
})
