import type { Segment } from '@meridian/contract'
import { ApiError } from '../../../../api/api-error.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'

/** Stores the segments of one file. */
export interface SegmentStore {
  /** Returns the size of segments, and those stored by an earlier attempt. */
  begin(): Promise<{ segment_size: number; stored: readonly Segment[] }>
  put(index: number, part: Blob, options: UploadOptions): Promise<{ etag: string }>
  complete(segments: Segment[]): Promise<unknown>
}

/** The same id for the same file, whenever it is chosen: it finds an interrupted upload. */
export function uploadIdOf({ name, size, lastModified }: File): string {
  // FNV-1a is enough against accidents; browsers have better hashes only on secure pages.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return [size, lastModified, hash].map((part) => part.toString(36)).join('-')
}

/** Sends a file in segments, one after the other, without those that are already stored. */
export async function sendSegments(file: Blob, store: SegmentStore, { onProgress, signal }: UploadOptions) {
  const { segment_size: step, stored } = await store.begin()
  const segments: Segment[] = []
  let sent = 0
  const report = (more: number) => onProgress?.(Math.round(((sent + more) / file.size) * 100))
  for (let index = 0; index * step < file.size; index += 1) {
    signal?.throwIfAborted()
    const part = file.slice(index * step, (index + 1) * step)
    const existing = stored.find((segment) => segment.index === index && segment.bytes === part.size)
    const send = () => store.put(index, part, { signal, onProgress: (percent) => report((part.size * percent) / 100) })
    const { etag } = existing ?? (await withRetries(send, signal))
    segments.push({ index, etag, bytes: part.size })
    sent += part.size
    report(0)
  }
  signal?.throwIfAborted()
  await store.complete(segments)
}

/** The delays between attempts: a short loss of the connection must not fail the upload. */
const RETRY_DELAYS_MS = [1000, 4000]

const isTemporary = (error: unknown) => error instanceof ApiError && (error.reason !== 'refused' || error.status >= 500)

async function withRetries<R>(send: () => Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await send()
    } catch (error) {
      if (!isTemporary(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, delay))
      signal?.throwIfAborted()
    }
  }
  return send()
}
