import type { Call } from './client.ts'

/** Called with the percentage sent, from 0 to 100, rounded. */
export type UploadProgress = (percent: number) => void

export interface UploadOptions {
  onProgress?: UploadProgress
  signal?: AbortSignal
  /** Lists its requests, if it is part of an operation. */
  send?: Call
}

interface Bytes extends Omit<UploadOptions, 'send'> {
  method: string
  url: string
  headers: Record<string, string>
  body: Blob | FormData
}

/** Sends bytes and reports the progress, which `fetch` cannot. Rejects if there is no response. */
export function sendBytes({ method, url, headers, body, onProgress, signal }: Bytes): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => resolve(responseOf(request)))
    request.addEventListener('error', () => reject(new TypeError('The upload did not get through')))
    request.addEventListener('abort', () => reject(signal?.reason))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.send(body)
  })
}

/** Statuses for which a Response may not have a body. */
const BODILESS = [204, 205, 304]

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const { status, statusText } = request
  return new Response(BODILESS.includes(status) ? null : request.responseText, { status, statusText, headers })
}
