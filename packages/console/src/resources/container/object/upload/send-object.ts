import { objectEndpoints, uploadEndpoints, type Segment } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { sendUnlisted } from '../../../../api/client.ts'
import { queryClient } from '../../../../api/query.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'
import { watched } from '../../../../api/upload-watch.ts'
import { upload, uploadPart } from '../../../../api/upload.ts'
import { rememberUpload } from '../../../../framework/files/begun-uploads.ts'
import { NOTHING_SET, settingAt, settingsQuery } from '../../../../framework/session/settings.ts'
import { describeError } from '../../../../framework/text/error-text.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { invalidateContainers } from '../../container.queries.ts'
import { uploadMessages } from '../object-forms.messages.ts'
import { objectManifest } from '../object.manifest.ts'
import { lastPart, objectId, type ObjectAddress } from '../object.queries.ts'

/** A file of more segments is too large to upload again after an interruption; Swift takes at most 5 GiB in one piece. */
const SEGMENTED_ABOVE = 4
const DEFAULT_SEGMENT_SIZE = 64 * 1024 * 1024

/** Browsers give an empty type to files that they do not know. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** An unfinished upload in segments, which can be continued or discarded. */
export interface BegunObject {
  address: ObjectAddress
  /** The id of the upload in the names of its segments. */
  upload: string
  /** Forgets the upload: nothing of it is left to ask about. */
  forget: () => void
}

interface SendOptions extends UploadOptions {
  /** Called when segments may be stored. */
  onBegun?: (begun: BegunObject) => void
}

async function isSegmented(file: File): Promise<boolean> {
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET) // the settings' own query reports it
  return file.size > SEGMENTED_ABOVE * settingAt(settings, ['OBJECT_SEGMENT_SIZE'], DEFAULT_SEGMENT_SIZE)
}

function storeOf(address: ObjectAddress, file: File, { onBegun, send = sendUnlisted }: SendOptions): SegmentStore {
  const params = { ...address }
  let begun: BegunObject = { address, upload: uploadIdOf(file), forget: () => {} }
  return {
    begin: async () => {
      const body = { upload: begun.upload, size: file.size }
      const reply = await send(uploadEndpoints.uploadBegin, { params, body })
      const id = objectId(address)
      const forget = rememberUpload({
        type: objectManifest.type,
        id,
        part: reply.upload,
        name: file.name,
        place: id,
      })
      begun = { address, upload: reply.upload, forget }
      onBegun?.(begun)
      return reply
    },
    put: (index, part, options) =>
      uploadPart(uploadEndpoints.uploadSegment, { params, query: { upload: begun.upload, index } }, part, {
        ...options,
        send,
      }),
    complete: async (segments) => {
      await send(uploadEndpoints.uploadComplete, {
        params,
        body: {
          upload: begun.upload,
          segments,
          filename: file.name.slice(-255),
          content_type: MEDIA_TYPE.test(file.type) ? file.type : undefined,
        },
      })
      begun.forget()
    },
  }
}

/** Stores a file as an object: in segments if it is large. */
export async function sendObject(
  address: ObjectAddress,
  file: File,
  { onBegun, ...options }: SendOptions,
): Promise<void> {
  if (await isSegmented(file))
    await watched(file, options, (watchedOptions) =>
      sendSegments(file, storeOf(address, file, { ...watchedOptions, onBegun }), watchedOptions),
    )
  else await upload(objectEndpoints.objectCreate, { params: { ...address } }, { file }, options)
  void invalidateContainers()
}

/** Deletes the stored segments and notifies the user. If that fails, the console asks about them at the next visit. */
export async function discardUpload({ address, upload: id, forget }: BegunObject, intl: IntlShape): Promise<void> {
  const name = lastPart(address.path)
  try {
    await sendUnlisted(uploadEndpoints.uploadDiscard, { params: { ...address }, query: { upload: id } })
    forget()
    toast.info(intl.formatMessage(uploadMessages.discarded, { name }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(uploadMessages.unableToDiscard, { name }), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }
}

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
