import { ApiError } from '../../api/api-error.ts'
import type { AnyResource, UploadRemains } from '../../framework/resource/resource.ts'
import { brokenUploads, forgetUpload, type BegunUpload, type Uploader } from '../../framework/files/begun-uploads.ts'
import { entryOfType, type RegistryEntry } from '../../framework/resource/registry.ts'

/** An upload that a closed window broke off, and of which something is left. */
export interface Unfinished {
  upload: BegunUpload
  resource: AnyResource
  remains: UploadRemains
  /** How much has arrived, where that is known. */
  bytes: number | null
}

/** Looks what is left; what went through or is gone by now is forgotten. */
export async function findUnfinished(uploader: Uploader, registry: readonly RegistryEntry[]): Promise<Unfinished[]> {
  const all = await Promise.all((await brokenUploads(uploader)).map((upload) => lookAt(upload, registry)))
  return all.flatMap((one) => one ?? [])
}

async function lookAt(upload: BegunUpload, registry: readonly RegistryEntry[]): Promise<Unfinished | null> {
  const resource = await entryOfType(registry, upload.type)?.resource()
  const remains = resource?.remains
  if (!remains) return null
  try {
    const bytes = await remains.look(upload)
    if (bytes !== false) return { upload, resource, remains, bytes }
    forgetUpload(upload)
  } catch (error) {
    // A service that cannot be asked now is asked at the next visit; one that refuses has nothing for this user.
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403 || error.status === 404) forgetUpload(upload)
  }
  return null
}
