import { imageChangeEndpoints, imageEndpoints, ImageFields, imageFormats, type Image } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { changeOf } from '../../services/metadata/metadata-entries.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Wizard } from '../../framework/wizard/Wizard.tsx'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { ImageDetailsFields } from './ImageDetailsFields.tsx'
import { textOf } from './ImageOverview.tsx'
import { EditedImageProvider, imageFormLabels, metadataStep, type ImageValues } from './image-form.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { imageManifest as manifest } from './image.manifest.ts'

export const editImageSchema = ImageFields.extend({
  min_disk: z.int().min(0),
  min_ram: z.int().min(0),
  protected: z.boolean(),
})

/** The format that the user chose; Glance splits it into a disk format and a container format. */
export function chosenFormat({ disk_format: disk, container_format: container }: Image): string {
  return ['docker', 'ova'].find((format) => format === container) ?? disk ?? ''
}

const bootPart = (image: Image, property: 'kernel_id' | 'ramdisk_id') => textOf(image.properties[property]) || null

/** The source cannot be changed. */
const NO_SOURCE = { source_type: 'url', data: null, image_url: '', import_data: false } as const

export const editImageDefaults = (image: Image): ImageValues => ({
  ...NO_SOURCE,
  name: image.name ?? '',
  description: textOf(image.properties.description),
  disk_format: chosenFormat(image),
  kernel: bootPart(image, 'kernel_id'),
  ramdisk: bootPart(image, 'ramdisk_id'),
  architecture: image.architecture ?? '',
  min_disk: image.min_disk,
  min_ram: image.min_ram,
  visibility: ImageFields.shape.visibility.catch('private').parse(image.visibility),
  protected: image.protected,
  metadata: null,
})

/** The request, with Glance's formats, and null for emptied fields. */
export function editImageRequest(values: ImageValues) {
  const form = editImageSchema.parse(values)
  return {
    ...form,
    ...imageFormats(form.disk_format),
    description: form.description || null,
    architecture: form.architecture || null,
  }
}

/** Properties that have fields of their own. */
const WITH_FIELD = ['description', 'architecture', 'kernel_id', 'ramdisk_id']

/** The properties that the metadata step shows. */
export const metadataOf = (properties: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(properties).filter(([key]) => !WITH_FIELD.includes(key)))

/** The change of the metadata; null if there is none. */
export function metadataChange(existing: Readonly<Record<string, string>>, { metadata }: ImageValues) {
  if (metadata === null) return null
  const change = changeOf(existing, metadata)
  return Object.keys(change.updated).length > 0 || change.removed.length > 0 ? change : null
}

const steps: WizardStep<ImageValues>[] = [
  { id: 'details', title: imageFormMessages.details, schema: editImageSchema, body: ImageDetailsFields },
  metadataStep,
]

export function EditImage({ item: image }: { item: Image }) {
  const tools = useDialogTools()
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const { id } = image
  // Always read again, since only the difference to it is saved.
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
        title={formatText(intl, named(manifest, dialogPhrases.edit))}
        failed={failureMessage('load', tools.type)}
        query={read}
      />
    )
  }
  const submit = async (values: ImageValues, send: Call) => {
    try {
      await send(imageChangeEndpoints.imageUpdate, { params: { id }, body: editImageRequest(values) })
      const change = metadataChange(edited.properties, values)
      if (change) await send(imageEndpoints.imagePropertiesUpdate, { params: { id }, body: change })
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
          title: named(manifest, dialogPhrases.edit),
          finish: imageFormMessages.update,
          failed: { operation: 'update', of: manifest.type },
          labels: imageFormLabels,
          preflight: { none: 'the image exists' },
          steps,
          submit,
        }}
        initial={editImageDefaults(image)}
        open={tools.open}
        onDone={(name) =>
          tools.done(formatText(intl, named(manifest, dialogPhrases.updated), { name }), {
            updated: [{ type: tools.type, id }],
          })
        }
        onClose={tools.close}
      />
    </EditedImageProvider>
  )
}
