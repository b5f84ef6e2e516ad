import { imageFormats, type ImageBody, type ImageChange, type MetadataChange } from '@meridian/contract'
import { images } from '@meridian/openstack'
import { IMAGE_VISIBILITIES, type Image } from '@meridian/wire'
import { badRequest } from '../../errors.ts'

const DEFAULT_FORMAT = 'raw'

/** The attributes that every image has; undefined for those that the body lacks. */
function coreOf({ name, visibility, protected: isProtected, min_disk, min_ram }: ImageChange) {
  if (visibility !== undefined && !IMAGE_VISIBILITIES.some((known) => known === visibility))
    throw badRequest(`invalid visibility option: ${visibility}`)
  return { name, visibility, protected: isProtected, min_disk, min_ram }
}

function formatsOf(format: string, container: string | undefined) {
  const formats = imageFormats(format)
  return { ...formats, container_format: container || formats.container_format }
}

/** The custom properties by Glance's names; undefined for keys that the body lacks. */
function propertiesOf(body: ImageChange): Record<string, string | null | undefined> {
  const {
    name: _name,
    visibility: _visibility,
    protected: _protected,
    min_disk: _minDisk,
    min_ram: _minRam,
    disk_format: _diskFormat,
    container_format: _containerFormat,
    source_type: _source,
    image_url: _url,
    import_data: _importData,
    is_copying: _isCopying,
    data: _data,
    kernel,
    ramdisk,
    ...rest
  } = body
  const texts = Object.entries(rest).map(([key, value]) => [key, value == null ? value : String(value)] as const)
  return { ...Object.fromEntries(texts), kernel_id: kernel, ramdisk_id: ramdisk }
}

/** The body of POST /v2/images. An id that the console has chosen is sent like a property. */
export const toNewImage = (body: ImageBody): Record<string, unknown> => ({
  ...coreOf(body),
  ...formatsOf(body.disk_format ?? DEFAULT_FORMAT, body.container_format),
  ...Object.fromEntries(Object.entries(propertiesOf(body)).filter(([, value]) => value)),
})

/** The JSON patch that gives an image what the body has. */
export function toImageChanges(image: Image, body: ImageChange): images.ImageChange[] {
  // Glance changes formats only while the image has no data.
  const format = image.status === 'queued' ? body.disk_format : undefined
  const wanted = { ...coreOf(body), ...(format ? formatsOf(format, body.container_format) : {}) }
  return [
    ...Object.entries(wanted).flatMap(([name, value]) =>
      value === undefined || image[name] === value
        ? []
        : [{ op: 'replace' as const, path: images.propertyPath(name), value }],
    ),
    ...Object.entries(propertiesOf(body)).flatMap(([name, value]) => changeOf(image, name, value)),
  ]
}

function changeOf(image: Image, name: string, value: string | null | undefined): images.ImageChange[] {
  if (value === undefined || image[name] === value) return []
  const path = images.propertyPath(name)
  if (value) return [{ op: 'add', path, value }]
  return name in image ? [{ op: 'remove', path }] : []
}

/** `os_hidden` is the only property that is not text. */
const valueOf = (name: string, value: string) => (name === 'os_hidden' ? value === 'true' : value)

/** Without the keys that are already gone, for which Glance refuses the whole change. */
export const toPropertyChanges = (image: Image, { updated, removed }: MetadataChange): images.ImageChange[] => [
  ...removed
    .filter((name) => name in image)
    .map((name) => ({ op: 'remove' as const, path: images.propertyPath(name) })),
  ...Object.entries(updated).map(([name, value]) => ({
    op: 'add' as const,
    path: images.propertyPath(name),
    value: valueOf(name, value),
  })),
]
