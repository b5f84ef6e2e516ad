import { keypairEndpoints, type NewKeypair } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { toast } from '../../../ui/toast.ts'
import { freeKeyPairName, type KeyPairDialogProps } from './key-pair-name.ts'
import { keyPairLabels, keyPairMessages as messages, keyPairPhrases } from './key-pair.messages.ts'
import { NewKeyPair } from './NewKeyPair.tsx'

/** Generates a key pair, then shows it: the private key is to be had only now. */
export function CreateKeyPair({ taken, onMade, onClose }: KeyPairDialogProps) {
  const { formatMessage } = useIntl()
  const [made, setMade] = useState<NewKeypair | null>(null)
  const form = useResourceForm({
    schema: z.object({ name: freeKeyPairName(taken) }),
    defaults: { name: '' },
    labels: keyPairLabels,
    submit: ({ name }) => call(keypairEndpoints.keypairCreate, { body: { name } }),
    done: (pair) => {
      toast.success(formatMessage(keyPairPhrases.created, { name: pair.name }))
      setMade(pair)
      onMade(pair.name)
    },
  })
  if (made) return <NewKeyPair pair={made} onClose={onClose} />
  return (
    <FormModal
      form={form}
      title={formatMessage(messages.create)}
      description={formatMessage(messages.createHint)}
      action={formatMessage(messages.create)}
      failed={formatMessage(messages.unableToCreate)}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
    </FormModal>
  )
}
