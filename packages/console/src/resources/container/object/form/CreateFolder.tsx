import { objectEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { folderIn, objectAddress, objectId, type ObjectAddress } from '../object-address.ts'
import { objectFormLabels, objectFormMessages as messages, objectFormPhrases } from '../object-forms.messages.ts'
import { isFree, nameRule } from './object-names.ts'

const folderSchema = (parent: ObjectAddress) => {
  const addressOf = (name: string) => folderIn(parent, name)
  return z.object({ folderName: nameRule(addressOf).refine(...isFree(addressOf, messages.folderExists)) })
}

/** Creates a folder in the container or folder with the id `parent`. */
export function CreateFolder({ parent: parentId, tools }: { parent: string; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const parent = objectAddress(parentId)
  const [schema] = useState(() => folderSchema(parent))
  const form = useResourceForm({
    schema,
    defaults: { folderName: '' },
    labels: objectFormLabels,
    submit: async ({ folderName }) => {
      const address = folderIn(parent, folderName)
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
      title={formatMessage(messages.folderTitle)}
      description={formatMessage(objectFormPhrases.into, { place: parentId })}
      action={formatMessage(messages.folderTitle)}
      failed={formatMessage(messages.unableToCreateFolder)}
      onClose={tools.close}
    >
      <Field of={form} name="folderName">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(messages.slashHint)} />}
      </Field>
    </FormModal>
  )
}
