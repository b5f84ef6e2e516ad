import type { AnyoneStreamCall } from '../../../core/service/api.ts'
import { refusedInPlainText, refused } from '../faults.ts'

/** Reads the full body, up to a limit. */
export async function readAll({ headers, input }: AnyoneStreamCall, limit: number): Promise<Buffer> {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) throw refused(411)
  const chunks: Buffer[] = []
  let size = 0
  const source: AsyncIterable<Buffer> = input.iterator({ destroyOnReturn: false })
  for await (const chunk of source) {
    size += chunk.length
    if (size > limit) throw refusedInPlainText(413, 'Your request is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
