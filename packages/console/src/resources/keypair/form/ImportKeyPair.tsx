import { keypairEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { FileField } from '../../../ui/fields/FileField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { KEY_TYPES } from '../keypair-label.ts'
import { freeKeyPairName, type KeyPairDialogProps } from './key-pair-name.ts'
import { keyPairLabels, keyPairMessages as messages, keyPairPhrases } from './key-pair-form.messages.ts'
import { KeyTypeField } from './KeyTypeField.tsx'

/** Takes over the public key of a pair that its owner made, pasted or out of a file. */
export function ImportKeyPair({ taken, open, onMade, onClose }: KeyPairDialogProps) {
  const { formatMessage } = useIntl()
  const [file, setFile] = useState<File | null>(null)
  const form = useResourceForm({
    schema: z.object({
      name: freeKeyPairName(taken),
      key_type: z.enum(KEY_TYPES),
      public_key: z.string().trim().min(1),
    }),
    defaults: { name: '', key_type: 'ssh', public_key: '' },
    labels: keyPairLabels,
    submit: (body) => call(keypairEndpoints.keypairCreate, { body }),
    done: ({ name }) => {
      onMade(name, formatMessage(keyPairPhrases.imported, { name }))
      onClose()
    },
  })
  const takeFile = async (next: File | null) => {
    setFile(next)
    if (!next) return
    try {
      form.set('public_key', await next.text())
    } catch {
      // The file went away, or may not be read: the browser does not say which.
      toast.danger(formatMessage(messages.unreadable))
    }
  }
  return (
    <FormModal
      form={form}
      open={open}
      title={formatMessage(messages.import)}
      action={formatMessage(messages.import)}
      failed={formatMessage(messages.unableToImport)}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="key_type">
        {(field) => <KeyTypeField {...field} />}
      </Field>
      <FileField
        name="file"
        label={formatMessage(messages.loadFile)}
        value={file}
        onChange={(next) => void takeFile(next)}
        optional
      />
      <Field of={form} name="public_key">
        {(field) => <TextArea {...field} mono rows={6} spellCheck={false} hint={formatMessage(messages.importHint)} />}
      </Field>
    </FormModal>
  )
}
