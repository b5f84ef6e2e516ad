/** A little less than 1 / 2^30, so that floating-point errors do not round a whole number of GiB up. */
const GIB_PER_BYTE = 9.3132e-10

/** Bytes as GiB, rounded up. */
export const gibibytesOf = (bytes: number): number => Math.ceil(bytes * GIB_PER_BYTE)

/** Sizes that a new volume must hold. */
export interface VolumeSizeNeeds {
  /** GiB of the source volume or snapshot. */
  gibibytes?: number
  /** Bytes of the source image. */
  bytes?: number
  /** Minimum disk of the image in GiB. */
  minDisk?: number
  /** Root disk of the flavor in GiB. */
  flavorDisk?: number
}

/** Smallest allowed size in GiB; at least 1. */
export const minimumVolumeSize = ({ gibibytes = 0, bytes = 0, minDisk = 0, flavorDisk = 0 }: VolumeSizeNeeds): number =>
  Math.max(1, gibibytes, gibibytesOf(bytes), minDisk, flavorDisk)

/** Raises a size that is too small to the minimum. */
export const raisedVolumeSize = (size: number | null, wanted: VolumeSizeNeeds): number =>
  Math.max(size ?? 1, minimumVolumeSize(wanted))
