import { objectEndpoints, uploadEndpoints } from '@meridian/contract'
import { call } from '../../../../api/client.ts'
import { queryClient } from '../../../../api/query.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'
import { watched } from '../../../../api/upload-watch.ts'
import { upload, uploadPart } from '../../../../api/upload.ts'
import { rememberUpload } from '../../../../framework/files/begun-uploads.ts'
import { NOTHING_SET, settingAt, settingsQuery } from '../../../../framework/session/settings.ts'
import { forgetCounts } from '../../container.queries.ts'
import { objectId, type ObjectAddress } from '../object-address.ts'
import { objectManifest } from '../object.manifest.ts'
import { sendSegments, uploadIdOf, type SegmentStore } from './segments.ts'

/** A file of more segments than these costs too much to begin anew where it breaks off; Swift takes 5 GiB in one piece. */
const SEGMENTED_ABOVE = 4
const USUAL_SEGMENT = 64 * 1024 * 1024

/** What browsers say of a file where they know something. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** An upload in segments that has not come to its end: what has arrived can be gone on with, or discarded. */
export interface BegunObject {
  address: ObjectAddress
  /** What its segments are called by. */
  upload: string
  /** Nothing of it is left to tell of. */
  settled: () => void
}

interface SendOptions extends UploadOptions {
  /** Told once segments may lie there. */
  onBegun?: (begun: BegunObject) => void
}

async function isSegmented(file: File): Promise<boolean> {
  const settings = await queryClient.fetchQuery(settingsQuery).catch(() => NOTHING_SET) // told where it is asked for
  return file.size > SEGMENTED_ABOVE * settingAt(settings, ['OBJECT_SEGMENT_SIZE'], USUAL_SEGMENT)
}

function storeOf(address: ObjectAddress, file: File, { signal, onBegun }: SendOptions): SegmentStore {
  const params = { ...address }
  let begun: BegunObject = { address, upload: uploadIdOf(file), settled: () => {} }
  return {
    begin: async () => {
      const body = { upload: begun.upload, size: file.size }
      const answer = await call(uploadEndpoints.uploadBegin, { params, body }, { signal })
      const id = objectId(address)
      const settled = rememberUpload({
        type: objectManifest.type,
        id,
        part: answer.upload,
        name: file.name,
        place: id,
      })
      begun = { address, upload: answer.upload, settled }
      onBegun?.(begun)
      return answer
    },
    put: (index, part, options) =>
      uploadPart(uploadEndpoints.uploadSegment, { params, query: { upload: begun.upload, index } }, part, options),
    complete: async (segments) => {
      await call(uploadEndpoints.uploadComplete, {
        params,
        body: {
          upload: begun.upload,
          segments,
          filename: file.name.slice(-255),
          content_type: MEDIA_TYPE.test(file.type) ? file.type : undefined,
        },
      })
      begun.settled()
    },
  }
}

/** Stores a file as an object, in one piece or, where it is large, in segments. */
export async function sendObject(
  address: ObjectAddress,
  file: File,
  { onBegun, ...options }: SendOptions,
): Promise<void> {
  if (await isSegmented(file))
    await watched(file, options, (told) => sendSegments(file, storeOf(address, file, { ...told, onBegun }), told))
  else await upload(objectEndpoints.objectCreate, { params: { ...address } }, { file }, options)
  void forgetCounts()
}
