import { objectEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../../api/client.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { saying } from '../../../../framework/forms/validators.ts'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { containerFormMessages } from '../../container-forms.messages.ts'
import { invalidateContainers } from '../../container.queries.ts'
import { folderAbove, objectId } from '../object-address.ts'
import { objectFormLabels, objectFormMessages, objectFormPhrases } from '../object-forms.messages.ts'
import type { StoredObject } from '../object.queries.ts'
import { nameRule } from './object-names.ts'

/** The service checks whether the container exists and the name is free. */
const schema = z.object({
  container: z
    .string()
    .min(1)
    .refine((name) => !name.includes('/'), saying(containerFormMessages.slash)),
  copyName: nameRule((name) => ({ container: '', path: name })),
})

export function CopyObject({ item: object, tools }: { item: StoredObject; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { container, path } = object
  const form = useResourceForm({
    schema,
    defaults: { container, copyName: folderAbove(path) },
    labels: objectFormLabels,
    submit: ({ container: to, copyName }) =>
      call(objectEndpoints.objectCopy, {
        params: { container, path },
        body: { dest_container: to, dest_name: copyName },
      }),
    done: (copy) => {
      void invalidateContainers()
      tools.done(formatMessage(objectFormPhrases.copied, { path }), {
        created: [{ type: tools.type, id: objectId({ container: copy.dest_container, path: copy.dest_name }) }],
      })
    },
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(objectFormMessages.copyTitle)}
      description={object.id}
      action={formatMessage(objectFormMessages.copyTitle)}
      failed={formatMessage(objectFormMessages.unableToCopy)}
      onClose={tools.close}
    >
      <Field of={form} name="container">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="copyName">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(objectFormMessages.slashHint)} />}
      </Field>
    </FormModal>
  )
}
