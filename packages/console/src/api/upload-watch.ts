import type { UploadOptions, UploadProgress } from './send-bytes.ts'

/** Told of an upload as it begins; answers whom to tell how it goes on. */
type UploadWatcher = (upload: { name: string; stop: () => void }) => {
  progress: UploadProgress
  /** Without an error it went through. */
  ended: (error?: unknown) => void
}

let watcher: UploadWatcher | null = null

/** From now on every upload is told to `next`. */
export function watchUploads(next: UploadWatcher): void {
  watcher = next
}

/** Whether an upload was ended on purpose, by whoever. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Runs an upload so that the watcher can follow and stop it. */
export async function watched<R>(
  payload: Blob | Readonly<Record<string, Blob | string>>,
  options: UploadOptions,
  send: (options: UploadOptions) => Promise<R>,
): Promise<R> {
  if (!watcher) return send(options)
  const own = new AbortController()
  const told = watcher({ name: nameOf(payload), stop: () => own.abort() })
  try {
    const result = await send({
      signal: options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal,
      onProgress: (percent) => {
        options.onProgress?.(percent)
        told.progress(percent)
      },
    })
    told.ended()
    return result
  } catch (error) {
    told.ended(error)
    throw error
  }
}

function nameOf(payload: Blob | Readonly<Record<string, Blob | string>>): string {
  const parts = payload instanceof Blob ? [payload] : Object.values(payload)
  return parts.find((part) => part instanceof File)?.name ?? ''
}
