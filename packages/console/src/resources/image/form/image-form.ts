import { ImageFields, ImageForm, imageFormDefaults, imageRequest } from '@meridian/contract'
import * as z from 'zod'
import { problemOf } from '../../../framework/metadata/metadata-problems.ts'
import type { Entry } from '../../../framework/metadata/metadata-entries.ts'
import { settingAt, type Settings } from '../../../framework/session/settings.ts'

/** The form as it is filled in: a number that is not typed yet is null, and so is metadata that is left as it is. */
export type ImageValues = Omit<z.output<typeof ImageForm>, 'data' | 'min_disk' | 'min_ram'> & {
  data: File | null
  min_disk: number | null
  min_ram: number | null
  metadata: readonly Entry[] | null
}

export const metadataSchema = z.object({
  metadata: z
    .custom<readonly Entry[]>()
    .nullable()
    .refine((entries) => !entries?.some((entry) => problemOf(entry))),
})

export type UploadMode = 'direct' | 'legacy' | 'off'

const UploadModes = z.enum(['direct', 'legacy', 'off']).catch('off')

export const uploadModeOf = (settings: Settings): UploadMode =>
  UploadModes.parse(settingAt<unknown>(settings, ['HORIZON_IMAGES_UPLOAD_MODE'], 'off'))

/** The formats that the operator offers. */
export const offeredFormats = (settings: Settings): readonly string[] =>
  settingAt<readonly string[]>(settings, ['OPENSTACK_IMAGE_FORMATS'], [])

/** Whether Glance may be told to read an image from where it is, instead of copying it. */
export const allowsLocation = (settings: Settings): boolean => settingAt(settings, ['IMAGES_ALLOW_LOCATION'], false)

const Visibility = ImageFields.shape.visibility.optional().catch(undefined)

/** What the form of a new image begins with. */
export function newImageDefaults(settings: Settings, canPublicize: boolean): ImageValues {
  const mode = uploadModeOf(settings)
  const visibility = Visibility.parse(
    settingAt<unknown>(settings, ['CREATE_IMAGE_DEFAULTS', 'image_visibility'], undefined),
  )
  return {
    ...imageFormDefaults({ canPublicize, visibility, direct: mode === 'direct' }),
    ...(mode === 'off' && { source_type: 'url' as const }),
    // Where Glance may not read from an address itself, it has to copy what is there.
    import_data: !allowsLocation(settings),
    data: null,
    metadata: null,
  }
}

/** What is sent for a new image; what was out of sight is not there. Its metadata comes first: no key of it stands for what the form says. */
export const newImageRequest = ({ metadata, ...form }: ImageValues) => ({
  ...Object.fromEntries((metadata ?? []).map(({ key, value }) => [key, value])),
  ...imageRequest(ImageForm.parse({ ...form, data: form.data ?? null })),
})
