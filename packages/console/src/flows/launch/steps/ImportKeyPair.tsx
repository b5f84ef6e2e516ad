import { keypairEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { freeKeyPairName, type KeyPairDialogProps } from './key-pair-name.ts'
import { keyPairLabels, keyPairMessages as messages, keyPairPhrases } from './key-pair.messages.ts'

export function ImportKeyPair({ taken, onMade, onClose }: KeyPairDialogProps) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema: z.object({ name: freeKeyPairName(taken), public_key: z.string().trim().min(1) }),
    defaults: { name: '', public_key: '' },
    labels: keyPairLabels,
    submit: (body) => call(keypairEndpoints.keypairCreate, { body }),
    done: ({ name }) => {
      toast.success(formatMessage(keyPairPhrases.imported, { name }))
      onMade(name)
      onClose()
    },
  })
  return (
    <FormModal
      form={form}
      title={formatMessage(messages.import)}
      action={formatMessage(messages.import)}
      failed={formatMessage(messages.unableToImport)}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="public_key">
        {(field) => <TextArea {...field} hint={formatMessage(messages.importHint)} />}
      </Field>
    </FormModal>
  )
}
