import { Gauge } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const limitManifest: ResourceManifest = {
  type: 'OS::Keystone::Limit',
  names: defineMessages({
    one: { id: 'limit.one', defaultMessage: 'Limit' },
    other: { id: 'limit.other', defaultMessage: 'Limits' },
  }),
  nav: { group: 'catalog', icon: Gauge },
  services: ['identity'],
  panels: { identity: { path: '/identity/limits', policy: [['identity', 'identity:create_limits']] } },
  dialogs: { create: 'create-limit', edit: 'edit-limit' },
}
