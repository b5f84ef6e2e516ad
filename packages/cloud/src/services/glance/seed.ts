import type { Background } from '../../core/service/service.ts'
import { projectId } from '../../seed/company.ts'
import { imageId, images, SHARES } from '../../seed/images.ts'
import { contentOf } from './data/content.ts'
import * as store from './images/store.ts'
import * as members from './members/store.ts'
import { seedMetadefs } from './metadefs/seed.ts'

export function seed({ db, blobs }: Background): void {
  for (const { data, ...image } of images()) {
    if (!data) {
      store.insert(db, image)
      continue
    }
    const received = blobs.fromSparse(data)
    blobs.save(received, image.id)
    store.insert(db, { ...image, ...contentOf(image, received) })
  }
  for (const { image, with: project, status, at } of SHARES) {
    const member = { image_id: imageId(image), member_id: projectId(project) }
    members.insert(db, { ...member, status, created_at: at, updated_at: at })
  }
  seedMetadefs(db)
}
