import { Combine } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const volumeGroupManifest: ResourceManifest = {
  type: 'OS::Cinder::Group',
  names: texts('volumeGroup', { one: 'Volume Group', other: 'Volume Groups' }),
  nav: { place: 'storage/groups', icon: Combine },
  services: VOLUME_SERVICES,
  panels: {
    project: { path: '/project/volume_groups', policy: [['volume', 'group:get_all']] },
    admin: { path: '/admin/volume_groups', policy: [['volume', 'context_is_admin']] },
  },
  dialogs: {
    create: 'create-volume-group',
    edit: 'edit-volume-group',
    snapshot: 'create-group-snapshot',
    manage: 'manage-group-volumes',
    clone: 'clone-volume-group',
    delete: 'delete-volume-group',
    'remove-volumes': 'remove-group-volumes',
  },
}
