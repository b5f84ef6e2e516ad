import type { Background } from '../../core/service.ts'
import * as store from './images/store.ts'

/** An upload that a crash cut off can be done again; bytes that no image has are removed. */
export function recover({ db, blobs }: Background): void {
  for (const image of store.listByStatus(db, 'saving')) store.update(db, { ...image, status: 'queued' })
  blobs.sweep((id) => store.find(db, id)?.checksum != null)
}
