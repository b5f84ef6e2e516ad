import {
  leastVolumeSize,
  VolumeSize,
  VolumeText,
  type Image,
  type VolumeCreate,
  type VolumeLimits,
} from '@meridian/contract'
import * as z from 'zod'
import { saying } from '../../../framework/forms/validators.ts'
import { imageVolumeMessages } from './image-volume.messages.ts'

/** The least that holds the image: what it asks for, or what it weighs. In GiB. */
export const leastSizeFor = ({ min_disk: minDisk, size: bytes }: Pick<Image, 'min_disk' | 'size'>): number =>
  leastVolumeSize({ bytes, minDisk })

export type VolumeQuota = Pick<
  VolumeLimits,
  'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'
>

/** What is gone by until the project's own limits are known. */
export const PLACEHOLDER_QUOTA: VolumeQuota = {
  maxTotalVolumeGigabytes: 100,
  totalGigabytesUsed: 0,
  maxTotalVolumes: 1,
  totalVolumesUsed: 0,
}

const isWithin = (wanted: number, max: number) => max < 0 || wanted <= max

/** What is asked about the volume, as the quota and the image allow. */
export const volumeSchema = (least: number, quota: VolumeQuota) =>
  z.object({
    name: VolumeText.trim(),
    description: VolumeText,
    volume_type: z.string().nullable(),
    size: VolumeSize.min(least)
      .refine(
        (size) => isWithin(quota.totalGigabytesUsed + size, quota.maxTotalVolumeGigabytes),
        saying(imageVolumeMessages.tooLarge),
      )
      .refine(() => isWithin(quota.totalVolumesUsed + 1, quota.maxTotalVolumes), saying(imageVolumeMessages.tooMany)),
    availability_zone: z.string().nullable(),
  })

/** The form as it is filled in. */
export type VolumeForm = Omit<z.output<ReturnType<typeof volumeSchema>>, 'size'> & { size: number | null }

export const volumeDefaults = (image: Image, type: string | null): VolumeForm => ({
  name: image.name ?? '',
  description: '',
  volume_type: type,
  size: leastSizeFor(image),
  availability_zone: null,
})

export const volumeRequest = ({ description, ...form }: VolumeForm, image: Image): VolumeCreate => ({
  ...form,
  description: description || null,
  image_id: image.id,
  snapshot_id: null,
  source_volid: null,
  metadata: null,
})
