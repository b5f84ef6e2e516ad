import type { Received } from '../../../core/blobs/receive.ts'
import type { ImageRow } from '../images/store.ts'

/** The attributes that are computed from the image's data. */
export type Content = Pick<ImageRow, 'size' | 'virtual_size' | 'checksum' | 'os_hash_algo' | 'os_hash_value'>

export const contentOf = ({ disk_format }: ImageRow, { size, md5, sha512, head }: Received): Content => ({
  size,
  virtual_size: virtualSize(disk_format, size, head),
  checksum: md5,
  os_hash_algo: 'sha512',
  os_hash_value: sha512,
})

const QCOW2_MAGIC = 0x514649fb

/** The virtual size, if the format is known. */
function virtualSize(format: string | null, size: number, head: Buffer): number | null {
  if (format === 'raw' || format === 'iso') return size
  const isQcow2 = format === 'qcow2' && head.length >= 32 && head.readUInt32BE(0) === QCOW2_MAGIC
  return isQcow2 ? Number(head.readBigUInt64BE(24)) : null
}
