import { Gauge } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const registeredLimitManifest: ResourceManifest = {
  type: 'OS::Keystone::RegisteredLimit',
  names: texts('registeredLimit', { one: 'Registered Limit', other: 'Registered Limits' }),
  nav: { place: 'catalog/limits', icon: Gauge },
  services: ['identity'],
  panels: {
    identity: { path: '/identity/registered_limits', policy: [['identity', 'identity:create_registered_limits']] },
  },
  dialogs: { create: 'create-registered-limit', edit: 'edit-registered-limit' },
}
