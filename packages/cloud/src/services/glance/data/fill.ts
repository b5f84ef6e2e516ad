import type { Blobs } from '../../../core/blobs/blobs.ts'
import type { ImageOffer } from '../../../core/service/directory.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { next } from '../images/states.ts'
import * as store from '../images/store.ts'
import { contentOf } from './content.ts'

/** An upload whose data comes from another service, such as a server snapshot or a volume upload. */
export const fillFrom =
  (blobs: Blobs): ImageOffer['fill'] =>
  ({ db, clock }, id, bytes) => {
    const image = store.find(db, id)
    if (image?.status !== 'queued') return false
    const received = blobs.fromBytes(bytes)
    blobs.save(received, id)
    const status = next(next(image.status, 'upload'), 'stored')
    store.update(db, { ...image, ...contentOf(image, received), status, updated_at: isoSeconds(clock.now()) })
    return true
  }
