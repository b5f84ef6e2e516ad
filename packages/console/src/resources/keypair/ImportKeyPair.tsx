import { keypairEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { editorMessages } from '../../framework/editor/editor.messages.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { PlainFields } from '../../framework/forms/PlainFields.tsx'
import { formPart, useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { words } from '../../framework/text/common.messages.ts'
import { FileField } from '../../ui/fields/FileField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { toast } from '../../ui/toast/toast.ts'
import {
  keyPairFields,
  keyPairLabels,
  keyPairSchema,
  type KeyPairDialogProps,
  type KeyPairValues,
} from './key-pair-form.ts'
import { KeyPairPreflight } from './KeyPairPreflight.tsx'
import { keypairFormMessages as messages } from './keypair-forms.messages.ts'
import { keypairMessages } from './keypair.messages.ts'

/** Imports the public key of an existing pair, pasted or from a file. */
export function ImportKeyPair({ taken, open, onCreated, onClose }: KeyPairDialogProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const schema = keyPairSchema(taken)
  const form = useResourceForm({
    schema: schema.extend({ public_key: z.string().trim().min(1) }),
    defaults: { name: '', key_type: 'ssh', public_key: '' },
    labels: { ...keyPairLabels, public_key: words.publicKey },
    submit: (body, send) => send(keypairEndpoints.keypairCreate, { body }),
    done: ({ name }) => {
      onCreated(name, formatMessage(messages.imported, { name }))
      onClose()
    },
  })
  const readFile = async (next: File | null) => {
    setFile(next)
    if (!next) return
    try {
      form.set('public_key', await next.text())
    } catch {
      // The file is deleted or not readable: the browser does not distinguish.
      toast.danger(formatMessage(editorMessages.unreadable))
    }
  }
  return (
    <FormModal
      form={form}
      open={open}
      title={formatMessage(keypairMessages.import)}
      action={formatMessage(keypairMessages.import)}
      failed={formatMessage(messages.unableToImport)}
      preflight={() => <KeyPairPreflight form={form} used={taken.length} />}
      onClose={onClose}
    >
      <PlainFields form={formPart<KeyPairValues, typeof form.values>(form)} schema={schema} fields={keyPairFields} />
      <FileField
        name="file"
        label={formatMessage(messages.loadFile)}
        value={file}
        onChange={(next) => void readFile(next)}
        optional
      />
      <WidgetField
        of={form}
        name="public_key"
        as={TextArea}
        mono
        rows={6}
        spellCheck={false}
        hint={formatMessage(messages.importHint)}
      />
    </FormModal>
  )
}
