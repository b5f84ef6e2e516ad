import { Handshake } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const trustManifest: ResourceManifest = {
  type: 'OS::Keystone::Trust',
  names: defineMessages({
    one: { id: 'trust.one', defaultMessage: 'Trust' },
    other: { id: 'trust.other', defaultMessage: 'Trusts' },
  }),
  nav: { group: 'delegation', icon: Handshake },
  services: ['identity'],
  panels: { identity: { path: '/identity/trusts', policy: [['identity', 'identity:list_trusts']] } },
  dialogs: { create: 'create-trust' },
}
