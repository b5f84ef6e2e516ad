/** A little less than 1 / 2^30, so that a whole number of GiB is not taken for more. */
const GIB_PER_BYTE = 9.3132e-10

/** Whole GiB that hold so many bytes. */
export const gibibytesOf = (bytes: number): number => Math.ceil(bytes * GIB_PER_BYTE)

/** What a volume must have room for. */
export interface RoomWanted {
  /** GiB of the volume or snapshot that it is made of. */
  gibibytes?: number
  /** Bytes of the image that it is made of. */
  bytes?: number
  /** GiB that the image asks for. */
  minDisk?: number
  /** GiB of the flavor that starts from it. */
  flavorDisk?: number
}

/** GiB that a volume must have at least; never less than one. */
export const leastVolumeSize = ({ gibibytes = 0, bytes = 0, minDisk = 0, flavorDisk = 0 }: RoomWanted): number =>
  Math.max(1, gibibytes, gibibytesOf(bytes), minDisk, flavorDisk)

/** A size that is too small grows to what is wanted; a larger one stays. */
export const raisedVolumeSize = (size: number | null, wanted: RoomWanted): number =>
  Math.max(size ?? 1, leastVolumeSize(wanted))
