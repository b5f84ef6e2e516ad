import { createHash } from 'node:crypto'

const GIB = 1024 ** 3

/** A few kilobytes with the header of the format, derived from the name. */
export function imageBytes(name: string, format: string, virtualGib: number, kib: number): Buffer {
  const filler = createHash('shake256', { outputLength: kib * 1024 })
    .update(name)
    .digest()
  if (format === 'qcow2') qcow2Header(BigInt(virtualGib) * BigInt(GIB)).copy(filler)
  if (format === 'vmdk') filler.write('KDMV', 0, 'latin1')
  return filler
}

/** Version 3, 64 KiB clusters, nothing allocated: enough for `qemu-img info` to report the size. */
function qcow2Header(virtualSize: bigint): Buffer {
  const header = Buffer.alloc(104)
  header.writeUInt32BE(0x514649fb, 0)
  header.writeUInt32BE(3, 4)
  header.writeUInt32BE(16, 20)
  header.writeBigUInt64BE(virtualSize, 24)
  header.writeUInt32BE(104, 100)
  return header
}
