import { imageChangeEndpoints, type Image } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { putFile } from '../../../api/classic-form.ts'
import { upload as sendForm } from '../../../api/upload.ts'
import { rememberUpload } from '../../../framework/files/begun-uploads.ts'
import { useUpload } from '../../../framework/files/use-upload.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { imageManifest } from '../image.manifest.ts'
import { newImageRequest, type ImageValues } from './image-form.ts'
import { imageFormMessages, imageFormPhrases } from './image-form.messages.ts'

/** An image that was made, but did not get its bytes. */
export interface Remains {
  image: Image
  /** Why not; null where the user stopped it. */
  error: ApiError | null
  /** The user has said what becomes of it. */
  settle: (kept: boolean) => void
}

interface Made {
  image: Image
  /** Its bytes are there, or on their way without us. */
  whole: boolean
}

/** Makes an image and sends its file. What is left where the file does not arrive is the user's to decide on. */
export function useCreateImage() {
  const { formatMessage } = useIntl()
  const upload = useUpload()
  const [remains, setRemains] = useState<Remains | null>(null)
  const isOffered = useRef(true)
  useEffect(() => {
    isOffered.current = true
    return () => {
      isOffered.current = false
    }
  }, [])

  const stopped = () =>
    new ApiError(formatMessage(imageFormMessages.stopped), { reason: 'refused', endpoint: 'PUT file' })

  const askAbout = async (image: Image, error: ApiError | null): Promise<Made> => {
    if (!isOffered.current) {
      toast.warning(formatMessage(imageFormPhrases.keptEmpty, { name: image.name ?? image.id }))
      return { image, whole: false }
    }
    const kept = await new Promise<boolean>((settle) => setRemains({ image, error, settle }))
    setRemains(null)
    if (kept) return { image, whole: false }
    throw error ?? stopped()
  }

  const createDirect = async (values: ImageValues): Promise<Made> => {
    const {
      upload_url: url,
      token_id: token,
      ...image
    } = await call(imageChangeEndpoints.imageCreate, {
      body: newImageRequest(values),
    })
    const { data: file } = values
    if (!file || !url || !token) return { image, whole: true }
    const { id, name } = image
    const settled = rememberUpload({ type: imageManifest.type, id, part: '', name: file.name, place: name ?? id })
    const outcome = await upload
      .start(async (options) => {
        await putFile({ url, token }, file, options)
        return true as const
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return error
        throw error
      })
    try {
      return outcome === true ? { image, whole: true } : await askAbout(image, outcome)
    } finally {
      settled()
    }
  }

  /** In one request, of which the server leaves nothing where it does not come to its end. */
  const createLegacy = async (values: ImageValues, file: File): Promise<Made> => {
    const fields = { $$originalJSON: JSON.stringify(newImageRequest(values)), data: file }
    const image = await upload.start((options) => sendForm(imageChangeEndpoints.imageCreateLegacy, {}, fields, options))
    if (!image) throw stopped()
    return { image, whole: true }
  }

  const create = (values: ImageValues) =>
    values.source_type === 'file-legacy' && values.data ? createLegacy(values, values.data) : createDirect(values)

  return { create, upload, remains }
}
