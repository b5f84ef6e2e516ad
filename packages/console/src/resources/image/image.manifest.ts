import { HardDrive } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const imageManifest: ResourceManifest = {
  type: 'OS::Glance::Image',
  names: {
    one: typeNames.image,
    other: typeNames.images,
  },
  nav: { place: 'compute/start', icon: HardDrive },
  services: ['image'],
  panels: {
    project: { path: '/project/images' },
    admin: { path: '/admin/images', policy: [['image', 'context_is_admin']], filterFirst: 'admin.images' },
  },
  dialogs: {
    create: 'create-image',
    'create-volume': 'create-volume-from-image',
    edit: 'edit-image',
    'update-metadata': 'update-image-metadata',
    share: 'share-image',
    import: 'import-image-data',
    'copy-to-store': 'copy-image-to-store',
  },
}
