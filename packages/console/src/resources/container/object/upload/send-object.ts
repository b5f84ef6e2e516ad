import { objectEndpoints, uploadEndpoints } from '@meridian/contract'
import { call } from '../../../../api/client.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'
import { watched } from '../../../../api/upload-watch.ts'
import { upload, uploadPart } from '../../../../api/upload.ts'
import { forgetCounts } from '../../container.queries.ts'
import type { ObjectAddress } from '../object-address.ts'
import { sendSegments, uploadIdOf, type SegmentStore } from './segments.ts'

/** Above this an upload that breaks off costs too much to begin anew, and Swift takes no single object above 5 GiB. */
const SEGMENTED_ABOVE = 256 * 1024 * 1024

export const isSegmented = (file: File): boolean => file.size > SEGMENTED_ABOVE

/** What browsers say of a file where they know something. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

function storeOf(address: ObjectAddress, file: File, signal: AbortSignal | undefined): SegmentStore {
  const params = { ...address }
  const id = uploadIdOf(file)
  return {
    begin: () => call(uploadEndpoints.uploadBegin, { params, body: { upload: id, size: file.size } }, { signal }),
    put: (index, part, options) =>
      uploadPart(uploadEndpoints.uploadSegment, { params, query: { upload: id, index } }, part, options),
    complete: (segments) =>
      call(uploadEndpoints.uploadComplete, {
        params,
        body: {
          upload: id,
          segments,
          filename: file.name.slice(-255),
          content_type: MEDIA_TYPE.test(file.type) ? file.type : undefined,
        },
      }),
  }
}

/** Stores a file as an object, in one piece or, where it is large, in segments. */
export async function sendObject(address: ObjectAddress, file: File, options: UploadOptions): Promise<void> {
  if (isSegmented(file))
    await watched(file, options, (told) => sendSegments(file, storeOf(address, file, told.signal), told))
  else await upload(objectEndpoints.objectCreate, { params: { ...address } }, { file }, options)
  void forgetCounts()
}

/** Removes what an upload in segments has left behind. */
export const discardUpload = (address: ObjectAddress, file: File): Promise<void> =>
  call(uploadEndpoints.uploadDiscard, { params: { ...address }, query: { upload: uploadIdOf(file) } })
