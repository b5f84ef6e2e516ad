import { Gauge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const registeredLimitManifest: ResourceManifest = {
  type: 'OS::Keystone::RegisteredLimit',
  names: defineMessages({
    one: { id: 'registeredLimit.one', defaultMessage: 'Registered Limit' },
    other: { id: 'registeredLimit.other', defaultMessage: 'Registered Limits' },
  }),
  nav: { group: 'catalog', icon: Gauge },
  services: ['identity'],
  panels: {
    identity: { path: '/identity/registered_limits', policy: [['identity', 'identity:create_registered_limits']] },
  },
  dialogs: { create: 'create-registered-limit', edit: 'edit-registered-limit' },
}
