import { Fault } from '../../../core/errors/fault.ts'

export interface TarFile {
  name: string
  size: number
  /** Must be consumed before the next file is requested. */
  content: AsyncIterable<Buffer>
}

const BLOCK = 512

/** Limit for the headers of long names. */
const MAX_HEADING = 64 * 1024

/** The archive cannot be read any further. */
export class BrokenArchive extends Fault {
  constructor(reason: string) {
    super(400, `Invalid Tar File: ${reason}`)
  }
}

/** Streams the regular files of a tar archive (ustar, GNU and pax). */
export async function* readTar(input: AsyncIterable<Buffer>): AsyncGenerator<TarFile> {
  const source = reader(input)
  let longName: string | undefined
  let isEmpty = true
  for (let block = await source.take(BLOCK); block.length > 0; block = await source.take(BLOCK)) {
    if (block.every((byte) => byte === 0)) break
    const { type, size, ...header } = readHeader(block)
    isEmpty = false
    if ('Lxg'.includes(type) && type !== '') {
      if (size > MAX_HEADING) throw new BrokenArchive('invalid header')
      const text = await source.take(Math.ceil(size / BLOCK) * BLOCK)
      longName = type === 'g' ? longName : (nameIn(type, text.subarray(0, size)) ?? longName)
      continue
    }
    const name = longName ?? header.name
    longName = undefined
    const rest = { left: size }
    if (type === '0' || type === '') yield { name, size, content: source.stream(rest) }
    await source.skip(rest)
    await source.take((BLOCK - (size % BLOCK)) % BLOCK)
  }
  if (isEmpty) throw new BrokenArchive('empty file')
}

function readHeader(block: Buffer) {
  const field = (start: number, end: number) => block.subarray(start, end).toString('utf8').replace(/\0.*$/s, '')
  const number = (start: number, end: number) => Number.parseInt(field(start, end).trim() || '0', 8)
  const sum = block.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (block.length < BLOCK || number(148, 156) !== sum) throw new BrokenArchive('invalid header')
  const isUstar = field(257, 262) === 'ustar'
  const prefix = isUstar ? field(345, 500) : ''
  // Sizes from 8 GiB on are binary, marked by the high bit of the first byte.
  const isBinary = (block[124] ?? 0) >= 0x80
  const size = isBinary ? Number(block.readBigUInt64BE(128)) : number(124, 136)
  if (!Number.isSafeInteger(size) || size < 0) throw new BrokenArchive('invalid header')
  const type = field(156, 157)
  return { name: prefix === '' ? field(0, 100) : `${prefix}/${field(0, 100)}`, size, type }
}

/** The name in a GNU header or a pax header: `27 path=…\n`. */
function nameIn(type: string, heading: Buffer): string | undefined {
  const text = heading.toString('utf8')
  return type === 'L' ? text.replace(/\0.*$/s, '') : /^\d+ path=(.*)$/m.exec(text)?.[1]
}

function reader(input: AsyncIterable<Buffer>) {
  const chunks = input[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  const more = async () => {
    const { value, done } = await chunks.next()
    if (!done) rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return !done
  }

  const some = async (wanted: { left: number }) => {
    if (rest.length === 0 && !(await more())) throw new BrokenArchive('unexpected end of data')
    const chunk = rest.subarray(0, wanted.left)
    rest = rest.subarray(chunk.length)
    wanted.left -= chunk.length
    return chunk
  }

  return {
    /** Reads `size` bytes; returns fewer, or none, only at the end of the input. */
    async take(size: number): Promise<Buffer> {
      while (rest.length < size) {
        if (await more()) continue
        if (rest.length > 0) throw new BrokenArchive('unexpected end of data')
        return rest
      }
      const taken = rest.subarray(0, size)
      rest = rest.subarray(size)
      return taken
    },
    async *stream(wanted: { left: number }): AsyncGenerator<Buffer> {
      while (wanted.left > 0) yield await some(wanted)
    },
    async skip(wanted: { left: number }): Promise<void> {
      while (wanted.left > 0) await some(wanted)
    },
  }
}
