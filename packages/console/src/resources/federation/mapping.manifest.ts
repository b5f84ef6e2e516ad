import { Waypoints } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const mappingManifest: ResourceManifest = {
  type: 'OS::Keystone::Mapping',
  names: texts('mapping', { one: 'Mapping', other: 'Mappings' }),
  nav: { place: 'identity/elsewhere', icon: Waypoints },
  services: ['identity'],
  setting: ['OPENSTACK_KEYSTONE_FEDERATION_MANAGEMENT'],
  panels: { identity: { path: '/identity/mappings', policy: [['identity', 'identity:list_mappings']] } },
  dialogs: { create: 'create-mapping', edit: 'edit-mapping' },
}
