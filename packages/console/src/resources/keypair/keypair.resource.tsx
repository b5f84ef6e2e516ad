import {
  computeLimitEndpoints,
  keypairEndpoints,
  type Keypair as ListedKeypair,
  type KeypairDetails,
} from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import type { ComponentType } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { keyOf, query, type ItemQuery, type ListQuery } from '../../api/query.ts'
import type { GlobalAction } from '../../framework/resource/action.ts'
import { batchPhrases } from '../../framework/actions/batch.messages.ts'
import { deleteAction, createAction, panelDialogAction } from '../../framework/actions/dialog-action.ts'
import { isUsedUp, quotaAvailability } from '../../framework/actions/quota-availability.ts'
import { fieldColumn, fact } from '../../framework/resource/column.ts'
import { useDialogTools, type PanelDialog } from '../../framework/resource/modal.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import type { KeyPairDialogProps } from './key-pair-form.ts'
import { keypairManifest as manifest } from './keypair.manifest.ts'
import { keypairMessages, keyTypes } from './keypair.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** A key pair of a list; only one that was loaded by itself has the other fields. */
interface Keypair extends ListedKeypair, Partial<Pick<KeypairDetails, 'user_id' | 'created_at'>> {
  /** Its name: Nova identifies a user's key pairs by nothing else. */
  id: string
}

const withId = <T extends ListedKeypair>(keypair: T) => ({ ...keypair, id: keypair.name })

function list(): ListQuery<Keypair> {
  const { queryFn } = query(keypairEndpoints.keypairList)
  return {
    // Not the key of the plain list, which others cache without ids.
    queryKey: keyOf(keypairEndpoints.keypairList, { query: {} }),
    queryFn: async (context) => ({ items: (await queryFn(context)).items.map(withId), complete: true }),
  }
}

function load(name: string): ItemQuery<Keypair> {
  const { queryKey, queryFn } = query(keypairEndpoints.keypairView, { params: { name } })
  return { queryKey, queryFn: async (context) => withId(await queryFn(context)) }
}

const creation: Pick<GlobalAction, 'policy' | 'availability'> = {
  policy: [['compute', 'os_compute_api:os-keypairs:create']],
  // Nova limits the key pairs of a user, but does not count them.
  availability: quotaAvailability('key pairs', async (signal) => {
    const [{ maxTotalKeypairs }, { items }] = await Promise.all([
      call(computeLimitEndpoints.computeLimits, {}, { signal }),
      call(keypairEndpoints.keypairList, {}, { signal }),
    ])
    return isUsedUp(maxTotalKeypairs, items.length)
  }),
}

export const keypair = defineResource<Keypair>(manifest, {
  list: { emptyHint: keypairMessages.emptyHint, query: list },
  load,
  find: { lists: () => [list()], words: ({ fingerprint }) => [fingerprint] },
  columns: [
    nameColumn(manifest, { header: typeNames.keyPairName, search: true }),
    fieldColumn('type', words.type, { priority: 2, width: 120, words: keyTypes }),
    fieldColumn('fingerprint', moreWords.fingerprint, {
      priority: 2,
      width: 380,
      grow: 2,
      cell: ({ fingerprint }) => <code className="font-mono text-sm">{fingerprint}</code>,
    }),
  ],
  details: {
    facts: [
      fact('created', words.created, ({ created_at: created }) => created ?? null, { format: 'moment' }),
      fact('user', words.userId, ({ user_id: user }) => user ?? null),
    ],
    cards: ({ public_key: key }) => <PublicKey value={key.trim()} />,
  },
  actions: [
    panelDialogAction(manifest, 'import', keypairMessages.import, Upload, {
      ...creation,
      dialog: async () => modalOf((await import('./ImportKeyPair.tsx')).ImportKeyPair),
    }),
    createAction(manifest, {
      ...creation,
      dialog: async () => modalOf((await import('./CreateKeyPair.tsx')).CreateKeyPair),
    }),
    deleteAction<Keypair>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/compute-look-ahead.ts')).keypairLookAhead,
      policy: [['compute', 'os_compute_api:os-keypairs:delete']],
      messages: { help: keypairMessages.deleteHelp },
      sentences: { body: batchPhrases.body },
      remove: ({ name }, send) => send(keypairEndpoints.keypairDelete, { params: { name } }),
    }),
  ],
})

/** The dialog at its own address; the launch wizard opens the same one inside a step. */
const modalOf = (Dialog: ComponentType<KeyPairDialogProps>): PanelDialog =>
  function KeyPairModal() {
    const tools = useDialogTools()
    const { data } = useQuery(list())
    return (
      <Dialog
        taken={data?.items.map(({ name }) => name) ?? []}
        open={tools.open}
        // The dialog closes itself: it may have to show the key first.
        onCreated={(name, message) => tools.done(message, { created: [{ type: tools.type, id: name }] }, () => {})}
        onClose={tools.close}
      />
    )
  }

function PublicKey({ value }: { value: string }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(words.publicKey)}>
      <p className="font-mono text-sm wrap-anywhere whitespace-pre-wrap">
        {value} <CopyButton value={value} />
      </p>
    </Card>
  )
}
