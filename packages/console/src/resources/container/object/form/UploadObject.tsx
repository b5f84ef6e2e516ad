import { useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { uploadName, FilePicker } from '../../../../framework/files/uploads.tsx'
import { WidgetField } from '../../../../framework/forms/Field.tsx'
import { FormModal } from '../../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../../framework/forms/use-resource-form.ts'
import { withMessage } from '../../../../framework/forms/validators.ts'
import { useDialogTools } from '../../../../framework/resource/modal.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { objectFormLabels, objectFormMessages as messages, uploadMessages } from '../object-forms.messages.ts'
import { fileIn, objectAddress, objectId, type ObjectAddress, type StoredObject } from '../object.queries.ts'
import { isFree, nameRule } from './ObjectForms.tsx'
import { SeveralFiles } from './SeveralFiles.tsx'
import { ContinueNote, useObjectUpload } from './use-object-upload.tsx'

const fileRule = z.custom<File | null>((value) => value instanceof File, withMessage(messages.fileNeeded))

const uploadSchema = (parent: ObjectAddress) => {
  const addressOf = (name: string) => fileIn(parent, name)
  return z.object({
    file: fileRule,
    name: nameRule(addressOf)
      .refine((name) => !name.endsWith('/'), withMessage(messages.slashAtEnd))
      .refine(...isFree(addressOf, messages.fileExists)),
  })
}

/** Uploads a file to the container or folder with the id `parent`. */
export function UploadObject({ parent: parentId }: { parent: string }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const parent = objectAddress(parentId)
  const [schema] = useState(() => uploadSchema(parent))
  const upload = useObjectUpload(tools.open)
  const form = useResourceForm({
    schema,
    defaults: { file: null, name: '' },
    labels: objectFormLabels,
    showsCode: false, // the segments depend on the file
    submit: async ({ file, name }) => {
      const address = fileIn(parent, name)
      return file && (await upload.send(address, file)) ? address : null
    },
    done: (address) => {
      if (!address) return
      const message = formatMessage(uploadMessages.uploaded, { name: form.values.name })
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
      title={formatMessage(messages.uploadTitle)}
      description={formatMessage(messages.into, { place: parentId })}
      action={formatMessage(messages.uploadTitle)}
      failed={formatMessage(uploadMessages.unableToUpload)}
      preflight={{ none: 'Swift reports a quota of bytes only with the refusal, and names may be reused' }}
      onClose={tools.close}
    >
      <WidgetField
        of={form}
        name="file"
        as={FilePicker}
        onChange={choose}
        disabled={form.busy}
        percent={upload.percent}
        onStop={upload.stop}
      />
      <SeveralFiles folder={parent} disabled={form.busy} onChosen={tools.close} />
      {upload.canContinue && <ContinueNote />}
      <WidgetField
        of={form}
        name="name"
        as={TextField}
        autoComplete="off"
        disabled={form.busy}
        hint={formatMessage(messages.slashHint)}
      />
    </FormModal>
  )
}

const editSchema = z.object({ file: fileRule })

/** Replaces the content of an object with a file. */
export function EditObject({ item: object }: { item: StoredObject }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const { id, container, path, name } = object
  const upload = useObjectUpload(tools.open)
  const form = useResourceForm({
    schema: editSchema,
    defaults: { file: null },
    labels: objectFormLabels,
    showsCode: false, // the segments depend on the file
    submit: async ({ file }) => file !== null && (await upload.send({ container, path }, file)),
    done: (sent) => {
      if (sent) tools.done(formatMessage(uploadMessages.uploaded, { name }), { updated: [{ type: tools.type, id }] })
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
      preflight={{ none: 'Swift reports a quota of bytes only with the refusal, and names may be reused' }}
      onClose={tools.close}
    >
      <p className="text-ink-2">{formatMessage(messages.editHint)}</p>
      <WidgetField
        of={form}
        name="file"
        as={FilePicker}
        disabled={form.busy}
        percent={upload.percent}
        onStop={upload.stop}
      />
      {upload.canContinue && <ContinueNote />}
    </FormModal>
  )
}
