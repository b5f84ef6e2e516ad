import { CALLS_HEADER, type Args, type Endpoint, type ResultOf } from '@meridian/contract'
import { addressOf, failure, requestDelay, ownHeaders, settle, whileSignedIn, type AnyArgs } from './client.ts'
import { sendBytes, type UploadOptions } from './send-bytes.ts'
import { watched } from './upload-watch.ts'

/** A file, or the fields of a form with a file. */
export type UploadPayload = Blob | Readonly<Record<string, Blob | string>>

/** Sends a file to an endpoint of the contract. Not in the queue: an upload would delay the user's other requests. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  payload: UploadPayload,
  options: UploadOptions = {},
): Promise<ResultOf<E>> => watched(payload, options, (tracked) => uploadPart(endpoint, args, payload, tracked))

/** `upload` without the watcher: for one of several requests that form one upload. */
export async function uploadPart<E extends Endpoint>(
  endpoint: E,
  args: Args<E>,
  payload: UploadPayload,
  { onProgress, signal, send }: UploadOptions,
): Promise<ResultOf<E>> {
  const any = args as AnyArgs // Args<E> is AnyArgs, narrowed
  const calls = send?.calls?.(Object.values(any.params ?? {}), null)
  const isFile = payload instanceof Blob
  const attempt = async () => {
    const held = requestDelay()
    if (held) await held
    return sendBytes({
      method: endpoint.method,
      url: addressOf(endpoint, any),
      headers: {
        ...ownHeaders(),
        ...(isFile && { 'Content-Type': 'application/octet-stream' }),
        ...(calls && { [CALLS_HEADER]: calls.mode }),
      },
      body: isFile ? payload : formOf(payload),
      onProgress,
      signal,
    }).catch((error: unknown) => {
      calls?.lost?.()
      throw signal?.aborted ? error : failure(endpoint, 'unreachable', error)
    })
  }
  const response = await whileSignedIn(attempt)
  return settle(endpoint, calls ? await calls.unwrap(response) : response) as Promise<ResultOf<E>> // parsed by E's schema
}

function formOf(fields: Readonly<Record<string, Blob | string>>): FormData {
  const form = new FormData()
  // Files last, so that the server has all other fields when their bytes start.
  const entries = Object.entries(fields).sort(([, a], [, b]) => Number(a instanceof Blob) - Number(b instanceof Blob))
  for (const [name, value] of entries) form.append(name, value)
  return form
}
