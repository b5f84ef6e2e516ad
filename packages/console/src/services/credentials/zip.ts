/** A zip archive with one text file, which is executable after unpacking. */
export function zipOf(name: string, text: string): Uint8Array<ArrayBuffer> {
  const file = new TextEncoder().encode(name)
  const content = new TextEncoder().encode(text)
  const common = [
    [2, 20], // version 2.0
    [2, 0x800], // names are UTF-8
    [2, 0], // stored
    [2, 0],
    [2, 0x21], // 1 January 1980: archives of the same content are equal
    [4, crc32(content)],
    [4, content.length],
    [4, content.length],
    [2, file.length],
    [2, 0],
  ] as const
  const local = [...bytes([[4, 0x04034b50], ...common]), ...file, ...content]
  const central = [
    // Made on Unix, so that the mode 0700 of a regular file holds.
    ...bytes([[4, 0x02014b50], [2, 0x0314], ...common, [2, 0], [2, 0], [2, 0], [4, 0o100700 * 65_536], [4, 0]]),
    ...file,
  ]
  const end = bytes([
    [4, 0x06054b50],
    [4, 0],
    [2, 1],
    [2, 1],
    [4, central.length],
    [4, local.length],
    [2, 0],
  ])
  return new Uint8Array([...local, ...central, ...end])
}

/** Numbers of so many bytes, the lowest byte first. */
const bytes = (numbers: readonly (readonly [size: number, value: number])[]) =>
  numbers.flatMap(([size, value]) => Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256))

/** The checksum that zip archives have. */
function crc32(content: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of content) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return ~crc >>> 0
}
