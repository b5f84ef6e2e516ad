import { ImageFields, ImageForm, imageFormDefaults, imageRequest, type Image } from '@meridian/contract'
import { createContext, useContext } from 'react'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { MetadataField } from '../../services/metadata/MetadataField.tsx'
import type { Entry } from '../../services/metadata/metadata-entries.ts'
import { problemOf } from '../../services/metadata/metadata-problems.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { settingAt, type Settings } from '../../framework/session/settings.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import type { WizardStep } from '../../framework/wizard/define-wizard.tsx'
import { imageFormFields, imageFormMessages } from './image-forms.messages.ts'
import { imageFacts } from './image-page.messages.ts'
import { imageFields } from './image.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The values of the form; a number that is not entered yet is null, and so is metadata that is unchanged. */
export type ImageValues = Omit<z.output<typeof ImageForm>, 'data' | 'min_disk' | 'min_ram'> & {
  data: File | null
  min_disk: number | null
  min_ram: number | null
  metadata: readonly Entry[] | null
}

export const imageFormLabels = {
  ...imageFormFields,
  name: typeNames.imageName,
  disk_format: imageFields.format,
  architecture: imageFacts.architecture,
  visibility: words.visibility,
  protected: words.protected,
  data: moreWords.file,
  metadata: words.metadata,
}

export const PUBLICIZE: PolicyRule = ['image', 'publicize_image']

interface EditedImage {
  image: Image
  /** Its own properties. */
  properties: Readonly<Record<string, string>>
}

const Edited = createContext<EditedImage | null>(null)

export const EditedImageProvider = Edited.Provider

/** The image that the form edits; null while a new image is created. */
export const useEditedImage = () => useContext(Edited)

export const metadataSchema = z.object({
  metadata: z
    .custom<readonly Entry[]>()
    .nullable()
    .refine((entries) => !entries?.some((entry) => problemOf(entry))),
})

export const metadataStep: WizardStep<ImageValues> = {
  id: 'metadata',
  title: words.metadata,
  description: imageFormMessages.metadataHint,
  schema: metadataSchema,
  body: MetadataStep,
}

const NO_PROPERTIES = {}

function MetadataStep({ form }: { form: ResourceForm<ImageValues> }) {
  const existing = useEditedImage()?.properties ?? NO_PROPERTIES
  return (
    <Field of={form} name="metadata">
      {({ value, onChange }) => (
        <div className="flex flex-col md:h-104">
          <MetadataField kind="image" existing={existing} value={value} onChange={onChange} />
        </div>
      )}
    </Field>
  )
}

type UploadMode = 'direct' | 'legacy' | 'off'

const UploadModes = z.enum(['direct', 'legacy', 'off']).catch('off')

export const uploadModeOf = (settings: Settings): UploadMode =>
  UploadModes.parse(settingAt<unknown>(settings, ['HORIZON_IMAGES_UPLOAD_MODE'], 'off'))

/** The formats that the operator offers. */
export const offeredFormats = (settings: Settings): readonly string[] =>
  settingAt<readonly string[]>(settings, ['OPENSTACK_IMAGE_FORMATS'], [])

/** Whether Glance may read an image from its address whenever it is used, instead of copying it. */
export const allowsLocation = (settings: Settings): boolean => settingAt(settings, ['IMAGES_ALLOW_LOCATION'], false)

const Visibility = ImageFields.shape.visibility.optional().catch(undefined)

export function newImageDefaults(settings: Settings, canPublicize: boolean): ImageValues {
  const mode = uploadModeOf(settings)
  const visibility = Visibility.parse(
    settingAt<unknown>(settings, ['CREATE_IMAGE_DEFAULTS', 'image_visibility'], undefined),
  )
  return {
    ...imageFormDefaults({ canPublicize, visibility, direct: mode === 'direct' }),
    ...(mode === 'off' && { source_type: 'url' as const }),
    // If Glance may not read from an address later, it must copy the data now.
    import_data: !allowsLocation(settings),
    data: null,
    metadata: null,
  }
}

/** The request for a new image, without hidden fields. The metadata comes first, so that no key of it replaces a field. */
export const newImageRequest = ({ metadata, ...form }: ImageValues) => ({
  ...Object.fromEntries((metadata ?? []).map(({ key, value }) => [key, value])),
  ...imageRequest(ImageForm.parse({ ...form, data: form.data ?? null })),
})

/** The fields of the classic form of a new image, which has no metadata. */
export const classicImage = ({ data, source_type: source, ...form }: ImageValues) => ({
  name: form.name,
  description: form.description,
  ...(source === 'url'
    ? { source_type: 'url', image_url: form.image_url, is_copying: form.import_data }
    : { source_type: 'file', image_file: data?.name }),
  disk_format: form.disk_format,
  kernel: form.kernel,
  ramdisk: form.ramdisk,
  architecture: form.architecture,
  minimum_disk: form.min_disk,
  minimum_ram: form.min_ram,
  visibility: form.visibility,
  protected: form.protected,
})
