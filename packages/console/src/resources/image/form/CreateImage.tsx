import { ImageForm } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { UploadProgress } from '../../../framework/files/UploadProgress.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { WaitModal } from '../../../framework/modals/WaitModal.tsx'
import { usePolicies } from '../../../framework/policy/policies.ts'
import { useSettings } from '../../../framework/session/settings.ts'
import type { WizardStep } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { imageMessages } from '../image.messages.ts'
import { imageManifest } from '../image.manifest.ts'
import { imageFormLabels, imageFormMessages, imageFormPhrases } from './image-form.messages.ts'
import { metadataSchema, newImageDefaults, type ImageValues } from './image-form.ts'
import { ImageMetadataStep } from './ImageMetadataStep.tsx'
import { NewImageStep } from './NewImageStep.tsx'
import { UploadRemains } from './UploadRemains.tsx'
import { useCreateImage } from './use-create-image.ts'
import { PUBLICIZE } from './visibility.ts'

const steps: WizardStep<ImageValues>[] = [
  { id: 'details', title: imageFormMessages.details, schema: ImageForm, body: NewImageStep },
  {
    id: 'metadata',
    title: imageFormMessages.metadata,
    description: imageFormMessages.metadataHint,
    schema: metadataSchema,
    body: ImageMetadataStep,
  },
]

const shown = {
  data: ({ source_type: source }: ImageValues) => source !== 'url',
  image_url: ({ source_type: source }: ImageValues) => source === 'url',
  import_data: ({ source_type: source }: ImageValues) => source === 'url',
}

export function CreateImage({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const settings = useSettings()
  const canPublicize = usePolicies()([PUBLICIZE])
  const { create, upload, remains } = useCreateImage()
  if (!settings || canPublicize === undefined) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <Wizard
      wizard={{
        title: imageMessages.create,
        finish: imageMessages.create,
        failed: { operation: 'create', of: imageManifest.type },
        labels: imageFormLabels,
        shown,
        steps,
        submit: create,
      }}
      initial={newImageDefaults(settings, canPublicize)}
      open={tools.open}
      underway={
        <>
          {upload.percent !== null && (
            // In sight however far down the form is: only here can it be stopped.
            <div className="sticky top-0 z-10">
              <UploadProgress
                title={formatMessage(imageFormMessages.uploading)}
                fileName=""
                percent={upload.percent}
                onStop={upload.stop}
              />
            </div>
          )}
          <UploadRemains remains={remains} />
        </>
      }
      onDone={({ image: { id, name }, whole }) =>
        tools.done(formatMessage(whole ? imageFormPhrases.created : imageFormPhrases.keptEmpty, { name: name ?? id }), {
          created: [{ type: tools.type, id }],
        })
      }
      onClose={tools.close}
    />
  )
}
