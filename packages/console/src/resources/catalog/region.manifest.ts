import { Globe } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const regionManifest: ResourceManifest = {
  type: 'OS::Keystone::Region',
  names: defineMessages({
    one: { id: 'region.one', defaultMessage: 'Region' },
    other: { id: 'region.other', defaultMessage: 'Regions' },
  }),
  nav: { group: 'catalog', icon: Globe },
  services: ['identity'],
  panels: { identity: { path: '/identity/regions', policy: [['identity', 'identity:create_region']] } },
  dialogs: { create: 'create-region', edit: 'edit-region' },
}
