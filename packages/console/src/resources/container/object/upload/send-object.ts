import { objectEndpoints, uploadEndpoints } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { call } from '../../../../api/client.ts'
import { queryClient } from '../../../../api/query.ts'
import type { UploadOptions } from '../../../../api/send-bytes.ts'
import { watched } from '../../../../api/upload-watch.ts'
import { upload, uploadPart } from '../../../../api/upload.ts'
import { rememberUpload } from '../../../../framework/files/begun-uploads.ts'
import { NOTHING_SET, settingAt, settingsQuery } from '../../../../framework/session/settings.ts'
import { describeError } from '../../../../framework/text/describe-error.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { invalidateContainers } from '../../container.queries.ts'
import { lastPart, objectId, type ObjectAddress } from '../object-address.ts'
import { uploadPhrases } from '../object-forms.messages.ts'
import { objectManifest } from '../object.manifest.ts'
import { sendSegments, uploadIdOf, type SegmentStore } from './segments.ts'

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

function storeOf(address: ObjectAddress, file: File, { signal, onBegun }: SendOptions): SegmentStore {
  const params = { ...address }
  let begun: BegunObject = { address, upload: uploadIdOf(file), forget: () => {} }
  return {
    begin: async () => {
      const body = { upload: begun.upload, size: file.size }
      const reply = await call(uploadEndpoints.uploadBegin, { params, body }, { signal })
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
    await call(uploadEndpoints.uploadDiscard, { params: { ...address }, query: { upload: id } })
    forget()
    toast.info(intl.formatMessage(uploadPhrases.discarded, { name }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(uploadPhrases.unableToDiscard, { name }), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }
}
