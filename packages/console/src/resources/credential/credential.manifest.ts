import { KeyRound } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const credentialManifest: ResourceManifest = {
  type: 'OS::Keystone::Credential',
  names: defineMessages({
    one: { id: 'credential.one', defaultMessage: 'Credential' },
    other: { id: 'credential.other', defaultMessage: 'Credentials' },
  }),
  nav: { group: 'delegation', icon: KeyRound },
  services: ['identity'],
  panels: { identity: { path: '/identity/credentials', policy: [['identity', 'identity:list_credentials']] } },
  dialogs: { create: 'create-credential' },
}
