import { Globe } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const regionManifest: ResourceManifest = {
  type: 'OS::Keystone::Region',
  names: texts('region', { one: typeNames.region, other: 'Regions' }),
  nav: { place: 'catalog/offered', icon: Globe },
  services: ['identity'],
  panels: { identity: { path: '/identity/regions', policy: [['identity', 'identity:create_region']] } },
  dialogs: { create: 'create-region', edit: 'edit-region' },
}
