import { objectEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { objectId, type ObjectAddress } from '../object-address.ts'
import { folderPath, folderSchema } from './object-form.ts'
import { objectFormLabels, objectFormMessages, objectFormPhrases } from './object-form.messages.ts'

export function CreateFolder({ folder, tools }: { folder: ObjectAddress; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const [schema] = useState(() => folderSchema(folder))
  const form = useResourceForm({
    schema,
    defaults: { folderName: '' },
    labels: objectFormLabels,
    submit: async ({ folderName }) => {
      const address = folderPath(folder, folderName)
      await call(objectEndpoints.objectCreate, { params: { ...address } })
      return { address, name: folderName }
    },
    done: ({ address, name }) =>
      tools.done(formatMessage(objectFormPhrases.folderCreated, { name }), {
        created: [{ type: tools.type, id: objectId(address) }],
      }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(objectFormMessages.folderTitle)}
      description={formatMessage(objectFormPhrases.into, { place: objectId(folder) })}
      action={formatMessage(objectFormMessages.folderTitle)}
      failed={formatMessage(objectFormMessages.unableToCreateFolder)}
      onClose={tools.close}
    >
      <Field of={form} name="folderName">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(objectFormMessages.slashHint)} />}
      </Field>
    </FormModal>
  )
}
