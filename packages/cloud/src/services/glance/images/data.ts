import type { Received } from '../../../core/blobs.ts'
import type { ImageRow } from './store.ts'

/** The image once its bytes are there. */
export function withData(image: ImageRow, { size, md5, sha512, head }: Received): ImageRow {
  return {
    ...image,
    size,
    virtual_size: virtualSize(image.disk_format, size, head),
    checksum: md5,
    os_hash_algo: 'sha512',
    os_hash_value: sha512,
  }
}

const QCOW2_MAGIC = 0x514649fb

/** How large the disk is that the image unpacks to, where the format says so. */
function virtualSize(format: string | null, size: number, head: Buffer): number | null {
  if (format === 'raw' || format === 'iso') return size
  const isQcow2 = format === 'qcow2' && head.length >= 32 && head.readUInt32BE(0) === QCOW2_MAGIC
  return isQcow2 ? Number(head.readBigUInt64BE(24)) : null
}
