import { Link } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const endpointManifest: ResourceManifest = {
  type: 'OS::Keystone::Endpoint',
  names: texts('endpoint', { one: 'Endpoint', other: typeNames.endpoints }),
  nav: { place: 'catalog/offered', icon: Link },
  services: ['identity'],
  panels: { identity: { path: '/identity/endpoints', policy: [['identity', 'identity:list_endpoints']] } },
  dialogs: { create: 'create-endpoint', edit: 'edit-endpoint' },
}
