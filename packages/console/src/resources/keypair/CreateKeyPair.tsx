import { keypairEndpoints, type NewKeypair } from '@meridian/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { PlainFields } from '../../framework/forms/PlainFields.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyBlock, saveFile } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { KeyPairPreflight } from './KeyPairPreflight.tsx'
import { keyPairFields, keyPairLabels, keyPairSchema, type KeyPairDialogProps } from './key-pair-form.ts'
import { keypairFormMessages as messages } from './keypair-forms.messages.ts'
import { keypairManifest } from './keypair.manifest.ts'

/** Generates a key pair, then shows it: Nova does not store the private key. */
export function CreateKeyPair({ taken, open, onCreated, onClose }: KeyPairDialogProps) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const [created, setCreated] = useState<NewKeypair | null>(null)
  const schema = keyPairSchema(taken)
  const form = useResourceForm({
    schema,
    defaults: { name: '', key_type: 'ssh' },
    labels: keyPairLabels,
    submit: (body, send) => send(keypairEndpoints.keypairCreate, { body }),
    done: (pair) => {
      setCreated(pair)
      onCreated(pair.name, intl.formatMessage(messages.created, { name: pair.name }))
    },
  })
  if (created) return <NewKeyPair pair={created} open={open} onClose={onClose} />
  const title = formatText(intl, named(keypairManifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={open}
      title={title}
      description={intl.formatMessage(messages.createHint)}
      action={title}
      failed={failureMessage('create', keypairManifest.type)}
      preflight={() => <KeyPairPreflight form={form} used={taken.length} />}
      onClose={onClose}
    >
      <PlainFields form={form} schema={schema} fields={keyPairFields} />
    </FormModal>
  )
}

interface NewKeyPairProps {
  pair: NewKeypair
  open?: boolean
  onClose: () => void
}

function NewKeyPair({ pair, open = true, onClose }: NewKeyPairProps) {
  const { formatMessage } = useIntl()
  const { name, private_key: privateKey = '', public_key: publicKey } = pair
  const [isSaved, setSaved] = useState(false)
  const [isWarned, setWarned] = useState(false)
  // Nothing brings it back: closing without it takes a second press.
  const close = () => (isSaved || isWarned ? onClose() : setWarned(true))
  return (
    <Dialog
      open={open}
      onClose={close}
      size="large"
      title={name}
      description={formatMessage(messages.createHint)}
      footer={
        <>
          <Button onClick={close}>{formatMessage(isWarned && !isSaved ? messages.without : messages.done)}</Button>
          <Button
            variant="primary"
            icon={<Download aria-hidden />}
            onClick={() => {
              saveFile(...keyFile(pair))
              setSaved(true)
            }}
          >
            {formatMessage(words.download)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isWarned && !isSaved && (
          <p role="alert" className="rounded-md bg-warn-soft px-3 py-2">
            {formatMessage(messages.notSaved)}
          </p>
        )}
        <CopyBlock
          label={formatMessage(messages.privateKey)}
          copy={formatMessage(messages.copyPrivate)}
          value={privateKey}
          onCopied={() => setSaved(true)}
        />
        <CopyBlock label={formatMessage(words.publicKey)} value={publicKey} />
      </div>
    </Dialog>
  )
}

type KeyFile = [name: string, content: string | Uint8Array<ArrayBuffer>, type: string]

/** The file of a private key. For a certificate it is a PKCS #12 archive, which Nova sends as base64. */
export function keyFile({ name, type, private_key: key = '' }: NewKeypair): KeyFile {
  if (type !== 'x509') return [`${name}.pem`, key, 'application/x-pem-file']
  return [`${name}.pfx`, Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)), 'application/x-pkcs12']
}
