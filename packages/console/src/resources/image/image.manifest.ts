import { HardDrive } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { imageNames } from './image-names.messages.ts'

export const imageManifest: ResourceManifest = {
  type: 'OS::Glance::Image',
  names: imageNames,
  nav: { group: 'compute', icon: HardDrive },
  services: ['image'],
  panels: {
    project: { path: paths.images() },
    admin: { path: paths.adminImages(), policy: [['image', 'context_is_admin']], filterFirst: 'admin.images' },
  },
  modalNames: ['create-image', 'create-volume-from-image', 'edit-image', 'update-image-metadata'],
}
