import { IdCard } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const applicationCredentialManifest: ResourceManifest = {
  type: 'OS::Keystone::ApplicationCredential',
  names: defineMessages({
    one: { id: 'applicationCredential.one', defaultMessage: 'Application Credential' },
    other: { id: 'applicationCredential.other', defaultMessage: 'Application Credentials' },
  }),
  nav: { group: null, icon: IdCard },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/application_credentials',
      policy: [['identity', 'identity:list_application_credentials']],
    },
  },
  dialogs: { create: 'create-application-credential' },
}
