import { Handshake } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const trustManifest: ResourceManifest = {
  type: 'OS::Keystone::Trust',
  names: texts('trust', { one: 'Trust', other: 'Trusts' }),
  nav: { place: 'access/people', icon: Handshake },
  services: ['identity'],
  panels: { identity: { path: '/identity/trusts', policy: [['identity', 'identity:list_trusts']] } },
  dialogs: { create: 'create-trust' },
}
