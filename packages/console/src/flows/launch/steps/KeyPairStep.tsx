import { Plus, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../../api/query.ts'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { formatText, named as withNames } from '../../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../../framework/resource/resource.messages.ts'
import { keypairManifest } from '../../../resources/keypair/keypair.manifest.ts'
import { keypairMessages } from '../../../resources/keypair/keypair.messages.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import { LISTS } from '../../../services/launch/facts/launch-facts.ts'
import { type KeyPairItem } from '../../../services/launch/facts/launch-facts.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { choiceOf } from '../../../services/launch/rules/choice.ts'
import { Choosing } from './Choosing.tsx'
import { fields } from '../../../services/launch/choosing.messages.ts'
import { column, named, textFacet } from './columns.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const CreateKeyPair = lazyPart(async () => (await import('../../../resources/keypair/CreateKeyPair.tsx')).CreateKeyPair)
const ImportKeyPair = lazyPart(async () => (await import('../../../resources/keypair/ImportKeyPair.tsx')).ImportKeyPair)

const columns: Column<KeyPairItem>[] = [
  named(),
  column('fingerprint', ({ fingerprint }) => fingerprint, { priority: 2 }),
]

export const keyPairFacets: Facet<KeyPairItem>[] = [
  textFacet('name', ({ name }) => name),
  textFacet('fingerprint', ({ fingerprint }) => fingerprint),
]

export function KeyPairStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { facts } = useLaunchable()
  const { keyPair } = choiceOf(form.values, facts)
  const [dialog, setDialog] = useState<'create' | 'import' | null>(null)
  const Dialog = dialog && { create: CreateKeyPair, import: ImportKeyPair }[dialog]
  const choose = async (name: string) => {
    await queryClient.invalidateQueries({ queryKey: LISTS.keyPairs.query.queryKey })
    form.set('key_pair', [name])
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button icon={<Plus aria-hidden />} onClick={() => setDialog('create')}>
          {formatText(intl, withNames(keypairManifest, dialogPhrases.create))}
        </Button>
        <Button icon={<Upload aria-hidden />} onClick={() => setDialog('import')}>
          {formatMessage(keypairMessages.import)}
        </Button>
      </div>
      <Choosing
        form={form}
        name="key_pair"
        part="keyPairs"
        items={facts.keyPairs}
        columns={columns}
        facets={keyPairFacets}
        defaultSort="name"
        allocated={keyPair === null ? [] : [keyPair]}
        nameOf={({ name }) => name}
        renderDetails={({ public_key: key }) => (
          <DescriptionList
            items={[{ term: formatMessage(fields.publicKey), value: <code className="text-sm">{key}</code> }]}
          />
        )}
      />
      {Dialog && (
        <Suspense>
          <Dialog
            taken={facts.keyPairs.map(({ name }) => name)}
            onCreated={(name, message) => {
              toast.success(message)
              void choose(name)
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
