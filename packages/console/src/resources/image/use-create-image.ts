import { imageChangeEndpoints, type Image } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { putFile } from '../../api/classic-form.ts'
import type { Call } from '../../api/client.ts'
import { upload as sendForm, uploadPart } from '../../api/upload.ts'
import { rememberUpload } from '../../framework/files/begun-uploads.ts'
import { newUuid } from './new-uuid.ts'
import { useUpload } from '../../framework/files/uploads.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { newImageRequest, type ImageValues } from './image-form.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { imageManifest } from './image.manifest.ts'

type ImageName = Pick<Image, 'id' | 'name'>

/** An image whose upload failed. */
export interface IncompleteImage {
  image: ImageName
  /** Why the upload failed; null if the user stopped it. */
  error: ApiError | null
  /** Called with the user's decision: whether the image is kept. */
  decide: (isKept: boolean) => void
}

interface CreatedImage {
  image: ImageName
  /** Whether its data is uploaded, or the cloud fetches it. */
  isComplete: boolean
}

const formOf = (values: ImageValues, data: Blob) => ({
  $$originalJSON: JSON.stringify(newImageRequest(values)),
  data,
})

/** Creates an image and uploads its file. If the upload fails, the user decides whether the image is kept. */
export function useCreateImage() {
  const { formatMessage } = useIntl()
  const upload = useUpload()
  const [incomplete, setIncomplete] = useState<IncompleteImage | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const stopped = () =>
    new ApiError(formatMessage(imageFormMessages.stopped), { reason: 'refused', endpoint: 'PUT file' })

  const askWhetherToKeep = async (image: ImageName, error: ApiError | null): Promise<CreatedImage> => {
    if (!isMounted.current) {
      toast.warning(formatMessage(imageFormMessages.keptEmpty, { name: image.name ?? image.id }))
      return { image, isComplete: false }
    }
    const isKept = await new Promise<boolean>((decide) => setIncomplete({ image, error, decide }))
    setIncomplete(null)
    if (isKept) return { image, isComplete: false }
    throw error ?? stopped()
  }

  /** Sends the file of a new image to where the reply says. */
  const fill = async (image: ImageName, to: { url: string; token: string }, file: File): Promise<CreatedImage> => {
    const outcome = await upload
      .start(async (options) => {
        await putFile(to, file, options)
        return true as const
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError) return error
        throw error
      })
    return outcome === true ? { image, isComplete: true } : askWhetherToKeep(image, outcome)
  }

  const createDirect = async (values: ImageValues, file: File, send: Call): Promise<CreatedImage> => {
    const id = newUuid()
    // Before the image exists: the window could be closed before the response arrives.
    const forget = rememberUpload({ type: imageManifest.type, id, part: '', name: file.name, place: values.name })
    const body = { ...newImageRequest(values), id }
    const created = await send(imageChangeEndpoints.imageCreate, { body }).catch((error: unknown) => {
      // Unless Glance refused it, the image may exist. The next visit checks that.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forget()
      throw error
    })
    const { upload_url: url, token_id: token, ...image } = created
    try {
      return url && token ? await fill(image, { url, token }, file) : { image, isComplete: true }
    } finally {
      forget()
    }
  }

  const createOfUrl = async (values: ImageValues, send: Call): Promise<CreatedImage> => {
    const body = newImageRequest(values)
    const { upload_url: _url, token_id: _token, ...image } = await send(imageChangeEndpoints.imageCreate, { body })
    return { image, isComplete: true }
  }

  /** In one request; if it fails, the server keeps nothing. */
  const createLegacy = async (values: ImageValues, file: File): Promise<CreatedImage> => {
    const image = await upload.start((options) =>
      sendForm(imageChangeEndpoints.imageCreateLegacy, {}, formOf(values, file), options),
    )
    if (!image) throw stopped()
    return { image, isComplete: true }
  }

  /** With an empty file: the calls are the same in either mode. */
  const rehearse = async (values: ImageValues, send: Call): Promise<CreatedImage> => {
    const endpoint = { ...imageChangeEndpoints.imageCreateLegacy, result: undefined }
    await uploadPart(endpoint, {}, formOf(values, new Blob()), { send })
    return { image: { id: '', name: null }, isComplete: true } // only the calls are shown
  }

  const create = (values: ImageValues, send: Call) => {
    const { data: file, source_type: source } = values
    if (!file || source === 'url') return createOfUrl(values, send)
    if (send.rehearsal) return rehearse(values, send)
    return source === 'file-legacy' ? createLegacy(values, file) : createDirect(values, file, send)
  }

  return { create, fill, upload, incomplete }
}
