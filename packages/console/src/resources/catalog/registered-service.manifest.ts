import { Boxes } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const registeredServiceManifest: ResourceManifest = {
  type: 'OS::Keystone::Service',
  names: {
    one: typeNames.service,
    other: typeNames.services,
  },
  nav: { place: 'catalog/offered', icon: Boxes },
  services: ['identity'],
  panels: { identity: { path: '/identity/services', policy: [['identity', 'identity:list_services']] } },
  dialogs: { create: 'create-service', edit: 'edit-service' },
}
