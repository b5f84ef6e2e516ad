import { imageChangeEndpoints, imageEndpoints, type Image } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { LoadingModal } from '../../../framework/modals/LoadingModal.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import type { WizardStep } from '../../../framework/wizard/wizard.ts'
import { Wizard } from '../../../framework/wizard/Wizard.tsx'
import { imageMessages } from '../image.messages.ts'
import { imageManifest } from '../image.manifest.ts'
import { AboutFields } from './AboutFields.tsx'
import { editImageDefaults, editImageRequest, editImageSchema, metadataChange, metadataOf } from './edit-image.ts'
import { EditedImageProvider } from './edited-image.ts'
import { imageFormLabels, imageFormMessages, imageFormPhrases } from './image-form.messages.ts'
import { metadataSchema, type ImageValues } from './image-form.ts'
import { ImageMetadataStep } from './ImageMetadataStep.tsx'

const steps: WizardStep<ImageValues>[] = [
  { id: 'details', title: imageFormMessages.details, schema: editImageSchema, body: AboutFields },
  {
    id: 'metadata',
    title: imageFormMessages.metadata,
    description: imageFormMessages.metadataHint,
    schema: metadataSchema,
    body: ImageMetadataStep,
  },
]

export function EditImage({ image, tools }: { image: Image; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const { id } = image
  // Never what was there before: what is saved is the difference to it.
  const read = useQuery({
    ...query(imageEndpoints.imageProperties, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const properties = useMemo(() => read.data && metadataOf(read.data), [read.data])
  const edited = useMemo(() => properties && { image, properties }, [image, properties])
  if (!edited) {
    return (
      <LoadingModal
        tools={tools}
        title={formatMessage(imageMessages.edit)}
        failed={failureMessage('load', tools.type)}
        query={read}
      />
    )
  }
  const submit = async (values: ImageValues) => {
    try {
      await call(imageChangeEndpoints.imageUpdate, { params: { id }, body: editImageRequest(values) })
      const change = metadataChange(edited.properties, values)
      if (change) await call(imageEndpoints.imagePropertiesUpdate, { params: { id }, body: change })
      return values.name
    } catch (error) {
      tools.failed([{ type: tools.type, id }])
      throw error
    }
  }
  return (
    <EditedImageProvider value={edited}>
      <Wizard
        wizard={{
          title: imageMessages.edit,
          finish: imageFormMessages.update,
          failed: { operation: 'update', of: imageManifest.type },
          labels: imageFormLabels,
          steps,
          submit,
        }}
        initial={editImageDefaults(image)}
        open={tools.open}
        onDone={(name) =>
          tools.done(formatMessage(imageFormPhrases.updated, { name }), { updated: [{ type: tools.type, id }] })
        }
        onClose={tools.close}
      />
    </EditedImageProvider>
  )
}
