import { imageChangeEndpoints } from './image-changes.ts'
import { imageEndpoints } from './images.ts'
import { imageImportEndpoints } from './imports.ts'
import { imageMemberEndpoints } from './members.ts'
import { metadefEndpoints } from './metadefs.ts'

export const glance = {
  ...imageEndpoints,
  ...imageChangeEndpoints,
  ...imageImportEndpoints,
  ...imageMemberEndpoints,
  ...metadefEndpoints,
}
