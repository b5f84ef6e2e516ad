import { Cpu } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const flavorManifest: ResourceManifest = {
  type: 'OS::Nova::Flavor',
  names: defineMessages({
    one: { id: 'flavor.one', defaultMessage: 'Flavor' },
    other: { id: 'flavor.other', defaultMessage: 'Flavors' },
  }),
  nav: { group: 'compute', icon: Cpu },
  services: ['compute'],
  panels: { admin: { path: '/admin/flavors' } },
  dialogs: {
    create: 'create-flavor',
    'modify-access': 'modify-flavor-access',
    'update-metadata': 'update-flavor-metadata',
  },
}
