import { keypairEndpoints, type NewKeypair } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { KEY_TYPES } from '../keypair-label.ts'
import { keypairManifest } from '../keypair.manifest.ts'
import { keyPairLabels, keyPairMessages as messages, keyPairPhrases } from './key-pair-form.messages.ts'
import { freeKeyPairName, type KeyPairDialogProps } from './key-pair-name.ts'
import { KeyTypeField } from './KeyTypeField.tsx'
import { NewKeyPair } from './NewKeyPair.tsx'

/** Generates a key pair, then shows it: the private key is to be had only now. */
export function CreateKeyPair({ taken, open, onMade, onClose }: KeyPairDialogProps) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const [made, setMade] = useState<NewKeypair | null>(null)
  const form = useResourceForm({
    schema: z.object({ name: freeKeyPairName(taken), key_type: z.enum(KEY_TYPES) }),
    defaults: { name: '', key_type: 'ssh' },
    labels: keyPairLabels,
    submit: (body) => call(keypairEndpoints.keypairCreate, { body }),
    done: (pair) => {
      setMade(pair)
      onMade(pair.name, formatMessage(keyPairPhrases.created, { name: pair.name }))
    },
  })
  if (made) return <NewKeyPair pair={made} open={open} onClose={onClose} />
  return (
    <FormModal
      form={form}
      open={open}
      title={formatMessage(messages.create)}
      description={formatMessage(messages.createHint)}
      action={formatMessage(messages.create)}
      failed={failureMessage('create', keypairManifest.type)}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="key_type">
        {(field) => <KeyTypeField {...field} />}
      </Field>
    </FormModal>
  )
}
