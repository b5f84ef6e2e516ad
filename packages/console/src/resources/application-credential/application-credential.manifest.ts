import { IdCard } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const applicationCredentialManifest: ResourceManifest = {
  type: 'OS::Keystone::ApplicationCredential',
  names: texts('applicationCredential', { one: 'Application Credential', other: 'Application Credentials' }),
  nav: { place: 'access/tools', icon: IdCard },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/application_credentials',
      policy: [['identity', 'identity:list_application_credentials']],
    },
  },
  dialogs: { create: 'create-application-credential' },
}
