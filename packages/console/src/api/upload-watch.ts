import type { Call } from './client.ts'
import type { UploadOptions, UploadProgress } from './send-bytes.ts'

/** Called when an upload starts; returns callbacks for its progress and end. */
type UploadWatcher = (upload: { name: string; stop: () => void }) => {
  progress: UploadProgress
  /** Sends the requests of the upload, and lists them. */
  send: Call
  /** Without an error, the upload succeeded. */
  ended: (error?: unknown) => void
}

let watcher: UploadWatcher | null = null

/** Sets the watcher of all further uploads. */
export function watchUploads(next: UploadWatcher): void {
  watcher = next
}

/** Whether an upload was stopped on purpose. */
export const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Runs an upload so that the watcher can follow and stop it. */
export async function watched<R>(
  payload: Blob | Readonly<Record<string, Blob | string>>,
  options: UploadOptions,
  send: (options: UploadOptions) => Promise<R>,
): Promise<R> {
  if (!watcher) return send(options)
  const own = new AbortController()
  const callbacks = watcher({ name: nameOf(payload), stop: () => own.abort() })
  try {
    const result = await send({
      send: callbacks.send,
      signal: options.signal ? AbortSignal.any([options.signal, own.signal]) : own.signal,
      onProgress: (percent) => {
        options.onProgress?.(percent)
        callbacks.progress(percent)
      },
    })
    callbacks.ended()
    return result
  } catch (error) {
    callbacks.ended(error)
    throw error
  }
}

function nameOf(payload: Blob | Readonly<Record<string, Blob | string>>): string {
  const parts = payload instanceof Blob ? [payload] : Object.values(payload)
  return parts.find((part) => part instanceof File)?.name ?? ''
}
