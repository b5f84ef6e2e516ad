import { Waypoints } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const mappingManifest: ResourceManifest = {
  type: 'OS::Keystone::Mapping',
  names: defineMessages({
    one: { id: 'mapping.one', defaultMessage: 'Mapping' },
    other: { id: 'mapping.other', defaultMessage: 'Mappings' },
  }),
  nav: { group: 'federation', icon: Waypoints },
  services: ['identity'],
  setting: ['OPENSTACK_KEYSTONE_FEDERATION_MANAGEMENT'],
  panels: { identity: { path: '/identity/mappings', policy: [['identity', 'identity:list_mappings']] } },
  dialogs: { create: 'create-mapping', edit: 'edit-mapping' },
}
