import type { Background } from '../../core/service/service.ts'
import { hasBlob } from './objects/store.ts'

/** Bytes of uploads that a crash cut off are removed. */
export function recover({ db, blobs }: Background): void {
  blobs.sweep((id) => hasBlob(db, id))
}
