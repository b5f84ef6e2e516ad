import { useIntl } from 'react-intl'
import * as z from 'zod'
import { FilePicker } from '../../../../framework/files/FilePicker.tsx'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import type { StoredObject } from '../object.queries.ts'
import { uploadMessages, uploadPhrases } from '../upload/upload.messages.ts'
import { fileRule } from './object-form.ts'
import { objectFormLabels, objectFormMessages } from './object-form.messages.ts'
import { KeptNote } from './KeptNote.tsx'
import { useObjectUpload } from './use-object-upload.ts'

const schema = z.object({ file: fileRule })

/** Another file in the place of what is stored under a name. */
export function EditObject({ object, tools }: { object: StoredObject; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { id, container, path, name } = object
  const upload = useObjectUpload(tools.open)
  const form = useResourceForm({
    schema,
    defaults: { file: null },
    labels: objectFormLabels,
    submit: async ({ file }) => file !== null && (await upload.send({ container, path }, file)),
    done: (sent) => {
      if (sent) tools.done(formatMessage(uploadPhrases.uploaded, { name }), { updated: [{ type: tools.type, id }] })
    },
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(objectFormMessages.editTitle)}
      description={id}
      action={formatMessage(objectFormMessages.edit)}
      failed={formatMessage(uploadMessages.unableToUpload)}
      onClose={tools.close}
    >
      <p className="text-ink-2">{formatMessage(objectFormMessages.editHint)}</p>
      <Field of={form} name="file">
        {(field) => <FilePicker {...field} disabled={form.busy} percent={upload.percent} onStop={upload.stop} />}
      </Field>
      <KeptNote upload={upload} />
    </FormModal>
  )
}
