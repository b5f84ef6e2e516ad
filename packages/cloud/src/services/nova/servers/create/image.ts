import type { Image, Volume } from '@meridian/wire'
import { badRequest, forbidden } from '../../../../core/errors/fault.ts'
import { copyOf, showImage } from '../../neighbours/images.ts'
import { catchFault } from '../../neighbours/requester.ts'
import type { Requester } from '../../neighbours/requester.ts'
import { showSnapshot, showVolume } from '../../neighbours/volumes.ts'
import type { BlockDevice, FlavorCopy, ImageCopy } from '../row.ts'

/** What a server boots from: the image, or the image metadata of its boot volume. */
export interface BootSource extends ImageCopy {
  id: string
  isActive: boolean
  bytes: number
}

const NOTHING_KNOWN: BootSource = {
  id: '',
  isActive: true,
  bytes: 0,
  disk_format: 'raw',
  container_format: 'bare',
  min_disk: 0,
  min_ram: 0,
  properties: {},
}

const fromImage = (image: Image): BootSource => ({
  ...copyOf(image),
  id: image.id,
  isActive: image.status === 'active',
  bytes: image.size ?? 0,
})

/** Throws Nova's 400 if the image or volume does not exist. */
export function bootSource(requester: Requester, imageRef: string, root: BlockDevice | undefined): BootSource {
  if (imageRef !== '') return fromImage(found(() => showImage(requester, imageRef), 'Can not find requested image'))
  if (!root) return NOTHING_KNOWN
  const { source_type, source_id, volume_id } = root
  const wrong = (what: string, id: string | null) => `Block Device Mapping is Invalid: failed to get ${what} ${id}.`
  if (source_type === 'image' && source_id) {
    return fromImage(found(() => showImage(requester, source_id), wrong('image', source_id)))
  }
  const snapshot =
    source_type === 'snapshot' && source_id
      ? found(() => showSnapshot(requester, source_id), wrong('snapshot', source_id))
      : undefined
  const id = snapshot?.volume_id ?? volume_id
  return id === null ? NOTHING_KNOWN : fromVolume(found(() => showVolume(requester, id), wrong('volume', id)))
}

const found = <T>(work: () => T, sentence: string): T =>
  catchFault(work, () => {
    throw badRequest(sentence)
  })

function fromVolume({ id, bootable, volume_image_metadata: metadata = {} }: Volume): BootSource {
  if (bootable !== 'true') throw badRequest(`Block Device ${id} is not bootable.`)
  const { min_disk, min_ram, disk_format, container_format, ...properties } = metadata
  return {
    ...NOTHING_KNOWN,
    disk_format: disk_format ?? 'raw',
    container_format: container_format ?? 'bare',
    min_disk: Number(min_disk ?? 0),
    min_ram: Number(min_ram ?? 0),
    properties,
  }
}

const GIB = 1024 ** 3

/** Throws 400 if the flavor is too small for the image. `volumeGib` is the size of a root volume; null for any size. */
export function checkFit(
  image: BootSource,
  flavor: FlavorCopy,
  root: { isVolume: boolean; volumeGib: number | null },
  mayHaveNoDisk: boolean,
): void {
  if (image.id !== '' && !image.isActive) throw badRequest(`Image ${image.id} is not active.`)
  if (flavor.ram < image.min_ram) throw badRequest("Flavor's memory is too small for requested image.")
  const least = image.min_disk * GIB
  if (root.isVolume) {
    const size = (root.volumeGib ?? Number.POSITIVE_INFINITY) * GIB
    if (least <= size) return
    throw badRequest(
      `Volume is smaller than the minimum size specified in image metadata. Volume size is ${size} bytes, minimum size is ${least} bytes.`,
    )
  }
  const disk = flavor.disk * GIB
  if (disk === 0) {
    if (mayHaveNoDisk) return
    throw forbidden('Only volume-backed servers are allowed for flavors with zero disk.')
  }
  if (image.bytes > disk) {
    throw badRequest(
      `Flavor's disk is too small for requested image. Flavor disk is ${disk} bytes, image is ${image.bytes} bytes.`,
    )
  }
  if (least > disk) {
    throw badRequest(
      `Flavor's disk is smaller than the minimum size specified in image metadata. Flavor disk is ${disk} bytes, minimum size is ${least} bytes.`,
    )
  }
}
