import { Cpu } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const flavorManifest: ResourceManifest = {
  type: 'OS::Nova::Flavor',
  names: texts('flavor', { one: typeNames.flavor, other: 'Flavors' }),
  nav: { place: 'compute/start', icon: Cpu },
  services: ['compute'],
  panels: { admin: { path: '/admin/flavors' } },
  dialogs: {
    create: 'create-flavor',
    'modify-access': 'modify-flavor-access',
    'update-metadata': 'update-flavor-metadata',
  },
}
