/** The user who uploads, and the project. */
export interface Uploader {
  user: string
  project: string | null
}

/** Where the started uploads are stored; see begun-uploads.ts, which is loaded when there are any. */
export const UPLOADS_KEY = 'meridian.uploads'

let uploader: Uploader | null = null

export function uploadsAreOf(next: Uploader): void {
  uploader = next
}

export const currentUploader = (): Uploader | null => uploader

/** Whether an upload may have been interrupted: those that end are removed. */
export function anyUploadsBegun(): boolean {
  try {
    return localStorage.getItem(UPLOADS_KEY) !== null
  } catch {
    return false // storage that is forbidden
  }
}
