import { uploadEndpoints } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { call } from '../../../../api/client.ts'
import type { UploadRemains } from '../../../../framework/resource/resource.ts'
import { describeError } from '../../../../framework/text/describe-error.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { lastPart, objectAddress } from '../object-address.ts'
import type { BegunObject } from './send-object.ts'
import { uploadPhrases } from './upload.messages.ts'

/** Removes what has arrived, and says so. Where that fails, the next visit asks about it. */
export async function discardUpload({ address, upload, settled }: BegunObject, intl: IntlShape): Promise<void> {
  const name = lastPart(address.path)
  try {
    await call(uploadEndpoints.uploadDiscard, { params: { ...address }, query: { upload } })
    settled()
    toast.info(intl.formatMessage(uploadPhrases.discarded, { name }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast.danger(intl.formatMessage(uploadPhrases.unableToDiscard, { name }), {
      detail: describeError(intl, error),
      requestId: error.requestId,
    })
  }
}

/** Segments that belong to no object. */
export const objectRemains: UploadRemains = {
  async look({ id, part: upload }) {
    const address = { ...objectAddress(id) }
    const { stored } = await call(uploadEndpoints.uploadView, { params: address, query: { upload } })
    return stored.length > 0 && stored.reduce((sum, { bytes }) => sum + bytes, 0)
  },
  discard: ({ id, part: upload }) =>
    call(uploadEndpoints.uploadDiscard, { params: { ...objectAddress(id) }, query: { upload } }),
}
