import { IMAGE_VISIBILITIES } from '@meridian/wire'
import * as z from 'zod'

const Text = z.string().max(255)

/** Accepts a number, or digits as text. */
const wholeNumber = (what: string) => {
  const error = `${what} is required and must be an integer not less than 0`
  return z
    .union([z.number(), z.string().regex(/^\d+$/, error).transform(Number)], error)
    .pipe(z.number().int(error).min(0, error))
}

/** Fields of both creating and editing an image; `disk_format` is a choice of the form, not always Glance's format. */
export const ImageFields = z.object({
  name: Text.trim().min(1),
  description: Text.default(''),
  disk_format: z.string().min(1),
  kernel: z.string().nullable().default(null),
  ramdisk: z.string().nullable().default(null),
  architecture: Text.default(''),
  min_disk: wholeNumber('min disk').default(0),
  min_ram: wholeNumber('min ram').default(0),
  visibility: z.enum(IMAGE_VISIBILITIES),
  protected: z.boolean().default(false),
})

/** Form of a new image; `source_type` decides between file and URL. */
export const ImageForm = ImageFields.extend({
  source_type: z.enum(['file-direct', 'file-legacy', 'url']),
  data: z.custom<{ name: string }>((file) => file === null || typeof file === 'object').nullable(),
  image_url: z.string().default(''),
  /** Whether Glance copies the data from the URL. */
  import_data: z.boolean().default(false),
}).superRefine(({ source_type: source, data, image_url: url }, context) => {
  if (source === 'url' && !/^https?:\/\/\S+$/i.test(url))
    context.addIssue({ code: 'custom', path: ['image_url'], message: 'An external (HTTP) URL is required' })
  if (source !== 'url' && !data)
    context.addIssue({ code: 'custom', path: ['data'], message: 'A local file should be selected.' })
})
export type ImageForm = z.input<typeof ImageForm>

/** Formats that name a container format, not a disk format. */
const OWN_CONTAINERS = ['aki', 'ami', 'ari']

/** Glance's disk and container format of a choice. */
export function imageFormats(format: string): { disk_format: string; container_format: string } {
  if (format === 'docker') return { disk_format: 'raw', container_format: 'docker' }
  // Glance stores an OVA as a container; the disks in it are VMDK.
  if (format === 'ova') return { disk_format: 'vmdk', container_format: 'ova' }
  return { disk_format: format, container_format: OWN_CONTAINERS.includes(format) ? format : 'bare' }
}

/** Guesses the format from a file name, if the form offers that format; '' otherwise. */
export function guessImageFormat(fileName: string, offered: readonly string[]): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  const format = extension.replaceAll(/[^a-z0-9]/g, '')
  return offered.includes(format) ? format : ''
}

/** Default values of the form of a new image. */
export function imageFormDefaults(options: {
  canPublicize: boolean
  visibility?: ImageForm['visibility']
  direct: boolean
}): z.output<typeof ImageForm> {
  const wanted = options.visibility ?? 'public'
  return {
    name: '',
    description: '',
    disk_format: '',
    kernel: null,
    ramdisk: null,
    architecture: '',
    min_disk: 0,
    min_ram: 0,
    visibility: wanted === 'public' && !options.canPublicize ? 'private' : wanted,
    protected: false,
    source_type: options.direct ? 'file-direct' : 'file-legacy',
    data: null,
    image_url: '',
    import_data: false,
  }
}

/** Request body of a form: a URL or a file, with Glance's formats. */
export function imageRequest({ data, image_url: url, import_data: copied, ...form }: z.output<typeof ImageForm>) {
  return {
    ...form,
    ...imageFormats(form.disk_format),
    ...(form.source_type === 'url' ? { image_url: url, import_data: copied } : { data: data?.name ?? '' }),
  }
}
