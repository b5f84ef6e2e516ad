import { Shapes } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { VOLUME_SERVICES } from '../../../framework/session/services.ts'

export const groupTypeManifest: ResourceManifest = {
  type: 'OS::Cinder::GroupType',
  names: defineMessages({
    one: { id: 'groupType.one', defaultMessage: 'Group Type' },
    other: { id: 'groupType.other', defaultMessage: 'Group Types' },
  }),
  nav: { group: 'volume', icon: Shapes },
  services: VOLUME_SERVICES,
  panels: { admin: { path: '/admin/group_types', policy: [['volume', 'context_is_admin']] } },
  dialogs: { create: 'create-group-type', edit: 'edit-group-type', specs: 'manage-group-type-specs' },
}
