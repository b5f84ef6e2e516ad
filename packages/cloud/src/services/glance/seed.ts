import type { Background } from '../../core/service.ts'
import { images } from '../../seed/images.ts'
import { withData } from './images/data.ts'
import * as store from './images/store.ts'

export function seed({ db, blobs }: Background): void {
  for (const { bytes, ...image } of images()) {
    if (!bytes) {
      store.insert(db, image)
      continue
    }
    const received = blobs.take(bytes)
    blobs.keep(received, image.id)
    store.insert(db, withData(image, received))
  }
}
