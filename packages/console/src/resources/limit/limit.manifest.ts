import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const limitManifest: ResourceManifest = {
  type: 'OS::Keystone::Limit',
  names: texts('limit', { one: typeNames.limit, other: 'Limits' }),
  nav: { place: 'catalog/limits', icon: Gauge },
  services: ['identity'],
  panels: { identity: { path: '/identity/limits', policy: [['identity', 'identity:create_limits']] } },
  dialogs: { create: 'create-limit', edit: 'edit-limit' },
}
