import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FilePicker } from '../../../../framework/files/FilePicker.tsx'
import { uploadName } from '../../../../framework/files/file-name.ts'
import { Field } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../../framework/modals/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { objectId, type ObjectAddress } from '../object-address.ts'
import { uploadMessages, uploadPhrases } from '../upload/upload.messages.ts'
import { filePath, uploadSchema } from './object-form.ts'
import { objectFormLabels, objectFormMessages, objectFormPhrases } from './object-form.messages.ts'
import { KeptNote } from './KeptNote.tsx'
import { useObjectUpload } from './use-object-upload.ts'

/** A file for a folder, under a name that is free there. */
export function UploadObject({ folder, tools }: { folder: ObjectAddress; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const [schema] = useState(() => uploadSchema(folder))
  const upload = useObjectUpload(tools.open)
  const form = useResourceForm({
    schema,
    defaults: { file: null, name: '' },
    labels: objectFormLabels,
    submit: async ({ file, name }) => {
      const address = filePath(folder, name)
      return file && (await upload.send(address, file)) ? address : null
    },
    done: (address) => {
      if (!address) return
      const message = formatMessage(uploadPhrases.uploaded, { name: form.values.name })
      tools.done(message, { created: [{ type: tools.type, id: objectId(address) }] })
    },
  })
  const choose = (file: File | null) => {
    form.set('file', file)
    form.set('name', uploadName(form.values.name, file))
  }
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(objectFormMessages.uploadTitle)}
      description={formatMessage(objectFormPhrases.into, { place: objectId(folder) })}
      action={formatMessage(objectFormMessages.upload)}
      failed={formatMessage(uploadMessages.unableToUpload)}
      onClose={tools.close}
    >
      <Field of={form} name="file">
        {(field) => (
          <FilePicker {...field} onChange={choose} disabled={form.busy} percent={upload.percent} onStop={upload.stop} />
        )}
      </Field>
      <KeptNote upload={upload} />
      <Field of={form} name="name">
        {(field) => (
          <TextField
            {...field}
            autoComplete="off"
            disabled={form.busy}
            hint={formatMessage(objectFormMessages.slashHint)}
          />
        )}
      </Field>
    </FormModal>
  )
}
