import { gibibytesOf, type RoomWanted, type VolumeLimits } from '@meridian/contract'
import type { Wrong } from '../../framework/forms/validators.ts'
import type { VolumeForm } from './volume-form.ts'
import { createVolumeMessages, sizePhrases } from './create-volume.messages.ts'

export type VolumeQuota = Pick<
  VolumeLimits,
  'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'
>

/** Why a volume of this size cannot be: its source does not fit in it, or the project may not have it. */
export function sizeProblem(form: VolumeForm, room: RoomWanted, quota: VolumeQuota | null): Wrong | null {
  const { size } = form
  if (size === null) return null
  return tooSmall(form, size, room) ?? (quota && overQuota(size, quota))
}

const wrong = (message: Wrong['message'], values?: Wrong['values']): Wrong => ({ field: 'size', message, values })

function tooSmall(form: VolumeForm, size: number, { gibibytes = 0, bytes = 0, minDisk = 0 }: RoomWanted) {
  if (form.volume_source_type === 'snapshot_source' && size < gibibytes)
    return wrong(sizePhrases.belowSnapshot, { least: gibibytes })
  if (form.volume_source_type === 'volume_source' && size < gibibytes)
    return wrong(sizePhrases.belowVolume, { least: gibibytes })
  if (form.volume_source_type !== 'image_source') return null
  const whole = gibibytesOf(bytes)
  if (size < whole) return wrong(sizePhrases.belowImage, { least: whole })
  return size < minDisk ? wrong(sizePhrases.belowMinDisk, { least: minDisk }) : null
}

function overQuota(size: number, quota: VolumeQuota): Wrong | null {
  const { maxTotalVolumeGigabytes: max, totalGigabytesUsed: used } = quota
  if (max >= 0 && size > max - used)
    return wrong(sizePhrases.overStorage, { wanted: size, left: Math.max(0, max - used) })
  if (quota.maxTotalVolumes >= 0 && quota.totalVolumesUsed >= quota.maxTotalVolumes)
    return wrong(createVolumeMessages.noVolumesLeft)
  return null
}
