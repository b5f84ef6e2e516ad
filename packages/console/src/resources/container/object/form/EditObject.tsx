import { useIntl } from 'react-intl'
import * as z from 'zod'
import { FilePicker } from '../../../../framework/files/FilePicker.tsx'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import {
  objectFormLabels,
  objectFormMessages as messages,
  uploadMessages,
  uploadPhrases,
} from '../object-forms.messages.ts'
import type { StoredObject } from '../object.queries.ts'
import { fileRule } from './object-names.ts'
import { ContinueNote, useObjectUpload } from './use-object-upload.tsx'

const schema = z.object({ file: fileRule })

/** Replaces the content of an object with a file. */
export function EditObject({ item: object, tools }: { item: StoredObject; tools: ModalTools }) {
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
      title={formatMessage(messages.editTitle)}
      description={id}
      action={formatMessage(messages.editTitle)}
      failed={formatMessage(uploadMessages.unableToUpload)}
      onClose={tools.close}
    >
      <p className="text-ink-2">{formatMessage(messages.editHint)}</p>
      <Field of={form} name="file">
        {(field) => <FilePicker {...field} disabled={form.busy} percent={upload.percent} onStop={upload.stop} />}
      </Field>
      {upload.canContinue && <ContinueNote />}
    </FormModal>
  )
}
