import type { Background } from '../../core/service/service.ts'
import * as store from './images/store.ts'

/** Interrupted uploads become `queued` again; files without an image are removed. */
export function recover({ db, blobs }: Background): void {
  // First, since it makes room on a full disk.
  blobs.sweep((id) => {
    const image = store.find(db, id)
    return image?.checksum != null || image?.staged !== undefined
  })
  const unfinished = [...store.listByStatus(db, 'saving'), ...store.listByStatus(db, 'uploading')]
  for (const image of unfinished) if (!image.staged) store.update(db, { ...image, status: 'queued' })
}
