import { Boxes } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const registeredServiceManifest: ResourceManifest = {
  type: 'OS::Keystone::Service',
  names: texts('registeredService', {
    one: 'Service',
    other: 'Services',
  }),
  nav: { group: 'catalog', icon: Boxes },
  services: ['identity'],
  panels: { identity: { path: '/identity/services', policy: [['identity', 'identity:list_services']] } },
  dialogs: { create: 'create-service', edit: 'edit-service' },
}
