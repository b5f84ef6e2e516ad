import { Shapes } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../services/volume/volume-services.ts'
import { texts } from '../../../framework/text/texts.ts'

export const groupTypeManifest: ResourceManifest = {
  type: 'OS::Cinder::GroupType',
  names: texts('groupType', { one: 'Group Type', other: 'Group Types' }),
  nav: { place: 'storage/offer', icon: Shapes },
  services: VOLUME_SERVICES,
  panels: { admin: { path: '/admin/group_types', policy: [['volume', 'context_is_admin']] } },
  dialogs: { create: 'create-group-type', edit: 'edit-group-type', specs: 'manage-group-type-specs' },
}
