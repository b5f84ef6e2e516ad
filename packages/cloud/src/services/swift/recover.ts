import type { Background } from '../../core/service/service.ts'
import { hasBlob } from './objects/store.ts'

/** Removes the files of interrupted uploads. */
export function recover({ db, blobs }: Background): void {
  blobs.sweep((id) => hasBlob(db, id))
}
