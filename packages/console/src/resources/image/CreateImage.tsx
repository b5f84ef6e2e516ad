import { guessImageFormat, ImageForm } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { FilePicker, UploadProgress } from '../../framework/files/uploads.tsx'
import { Field, WidgetField } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { WaitModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useSettings } from '../../framework/session/settings.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { ImageDetailsFields } from './ImageDetailsFields.tsx'
import { IncompleteImageDialog } from './IncompleteImageDialog.tsx'
import {
  allowsLocation,
  imageFormLabels,
  metadataStep,
  newImageDefaults,
  offeredFormats,
  PUBLICIZE,
  uploadModeOf,
  type ImageValues,
} from './image-form.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { imageManifest as manifest } from './image.manifest.ts'
import { useCreateImage } from './use-create-image.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const detailsStep: WizardStep<ImageValues> = {
  id: 'details',
  title: imageFormMessages.details,
  schema: ImageForm,
  body: ({ form }) => <ImageDetailsFields form={form} source={<SourceFields form={form} />} />,
}

const steps = [detailsStep, metadataStep]

export const shown = {
  data: ({ source_type: source }: ImageValues) => source !== 'url',
  image_url: ({ source_type: source }: ImageValues) => source === 'url',
  import_data: ({ source_type: source }: ImageValues) => source === 'url',
}

export function CreateImage() {
  const tools = useDialogTools()
  const intl = useIntl()
  const settings = useSettings()
  const canPublicize = usePolicies()([PUBLICIZE])
  const { create, upload, incomplete } = useCreateImage()
  if (!settings || canPublicize === undefined) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <Wizard
      wizard={{
        title: named(manifest, dialogPhrases.create),
        failed: { operation: 'create', of: manifest.type },
        labels: imageFormLabels,
        shown,
        preflight: {
          none: 'Glance reports its limits only where Keystone has unified limits for them; names may repeat',
        },
        steps,
        submit: create,
      }}
      initial={newImageDefaults(settings, canPublicize)}
      open={tools.open}
      underway={<ImageUpload upload={upload} incomplete={incomplete} />}
      onDone={({ image: { id, name }, isComplete }) =>
        tools.done(
          formatText(intl, isComplete ? named(manifest, dialogPhrases.created) : imageFormMessages.keptEmpty, {
            name: name ?? id,
          }),
          { created: [{ type: tools.type, id }] },
        )
      }
      onClose={tools.close}
    />
  )
}

/** The upload of a new image's file, and the question what to do if it fails. */
export function ImageUpload({ upload, incomplete }: Pick<ReturnType<typeof useCreateImage>, 'upload' | 'incomplete'>) {
  const { formatMessage } = useIntl()
  return (
    <>
      {upload.percent !== null && (
        // Always visible, since the upload can only be stopped here.
        <div className="sticky top-0 z-10">
          <UploadProgress
            title={formatMessage(imageFormMessages.uploading)}
            fileName=""
            percent={upload.percent}
            onStop={upload.stop}
          />
        </div>
      )}
      <IncompleteImageDialog incomplete={incomplete} />
    </>
  )
}

/** The source of a new image: a file or an address. */
function SourceFields({ form }: { form: ResourceForm<ImageValues> }) {
  const { formatMessage } = useIntl()
  const settings = useSettings() ?? {}
  const mode = uploadModeOf(settings)
  const formatOf = (file: File | null) => (file ? guessImageFormat(file.name, offeredFormats(settings)) : '')
  const choose = (file: File | null) => {
    form.set('data', file)
    form.set('disk_format', formatOf(file))
  }
  /** The format of a file is not that of the image at the address. */
  const turnTo = (source: string | null) => {
    const { data, disk_format: format } = form.values
    const guessed = formatOf(data)
    if (source === 'url' && format === guessed) form.set('disk_format', '')
    if (source !== 'url' && format === '') form.set('disk_format', guessed)
  }
  return (
    <>
      {mode !== 'off' && allowsLocation(settings) && (
        <Field of={form} name="source_type">
          {(field) => (
            <RadioField
              {...field}
              onChange={(next) => {
                field.onChange(next)
                turnTo(next)
              }}
              options={[
                { value: `file-${mode}`, label: formatMessage(moreWords.file) },
                { value: 'url', label: formatMessage(moreWords.url) },
              ]}
            />
          )}
        </Field>
      )}
      <WidgetField of={form} name="data" as={FilePicker} optional={false} onChange={choose} disabled={form.busy} />
      <WidgetField
        of={form}
        name="image_url"
        as={TextField}
        optional={false}
        mono
        hint={formatMessage(imageFormMessages.urlHint)}
      />
      {allowsLocation(settings) && (
        <WidgetField of={form} name="import_data" as={CheckField} hint={formatMessage(imageFormMessages.copyHint)} />
      )}
    </>
  )
}
