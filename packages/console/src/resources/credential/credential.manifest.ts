import { KeyRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const credentialManifest: ResourceManifest = {
  type: 'OS::Keystone::Credential',
  names: texts('credential', { one: 'Credential', other: 'Credentials' }),
  nav: { place: 'access/tools', icon: KeyRound },
  services: ['identity'],
  panels: { identity: { path: '/identity/credentials', policy: [['identity', 'identity:list_credentials']] } },
  dialogs: { create: 'create-credential' },
}
