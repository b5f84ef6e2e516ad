import { Boxes } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const registeredServiceManifest: ResourceManifest = {
  type: 'OS::Keystone::Service',
  names: defineMessages({
    one: { id: 'registeredService.one', defaultMessage: 'Service' },
    other: { id: 'registeredService.other', defaultMessage: 'Services' },
  }),
  nav: { group: 'catalog', icon: Boxes },
  services: ['identity'],
  panels: { identity: { path: '/identity/services', policy: [['identity', 'identity:list_services']] } },
  dialogs: { create: 'create-service', edit: 'edit-service' },
}
