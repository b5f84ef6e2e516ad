import type { Source } from './choice.ts'

const GB_PER_BYTE = 1e-9

/** GB that a volume needs at least to hold what it is made of. */
export const minVolumeSize = (source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  source ? Math.max(1, Math.ceil(Math.max(source.bytes * GB_PER_BYTE, source.minDisk))) : 1

/** A size that is too small for a newly chosen source grows with it. */
export const raisedSize = (size: number | null, source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  Math.max(size ?? 1, minVolumeSize(source))
