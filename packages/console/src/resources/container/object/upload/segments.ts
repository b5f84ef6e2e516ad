import type { Segment } from '@meridian/contract'
import { ApiError } from '../../../../api/api-error.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'

/** Where the segments of one file go. */
export interface SegmentStore {
  /** How large they are to be, and which are there from an earlier attempt. */
  begin(): Promise<{ segment_size: number; stored: readonly Segment[] }>
  put(index: number, part: Blob, options: UploadOptions): Promise<{ etag: string }>
  complete(segments: Segment[]): Promise<unknown>
}

/** The same for the same file, whenever it is chosen: by it an upload that broke off is found again. */
export function uploadIdOf({ name, size, lastModified }: File): string {
  // FNV-1a: names are not the same by accident, and browsers hash better only on secure pages.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return [size, lastModified, hash].map((part) => part.toString(36)).join('-')
}

/** Sends a file in segments, one after the other; those that are there already are not sent again. */
export async function sendSegments(file: Blob, store: SegmentStore, { onProgress, signal }: UploadOptions) {
  const { segment_size: step, stored } = await store.begin()
  const segments: Segment[] = []
  let sent = 0
  const notify = (more: number) => onProgress?.(Math.round(((sent + more) / file.size) * 100))
  for (let index = 0; index * step < file.size; index += 1) {
    signal?.throwIfAborted()
    const part = file.slice(index * step, (index + 1) * step)
    const there = stored.find((one) => one.index === index && one.bytes === part.size)
    const send = () => store.put(index, part, { signal, onProgress: (percent) => notify((part.size * percent) / 100) })
    const { etag } = there ?? (await withPatience(send, signal))
    segments.push({ index, etag, bytes: part.size })
    sent += part.size
    notify(0)
  }
  signal?.throwIfAborted()
  await store.complete(segments)
}

/** Waits between attempts: a connection that is gone for a moment must not cost what has arrived. */
const PATIENCE_MS = [1000, 4000]

const mayPass = (error: unknown) => error instanceof ApiError && (error.reason !== 'refused' || error.status >= 500)

async function withPatience<R>(send: () => Promise<R>, signal: AbortSignal | undefined): Promise<R> {
  for (const wait of PATIENCE_MS) {
    try {
      return await send()
    } catch (error) {
      if (!mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
      signal?.throwIfAborted()
    }
  }
  return send()
}
