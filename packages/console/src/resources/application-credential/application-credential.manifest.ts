import { IdCard } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { applicationCredentialNames } from './application-credential-names.messages.ts'

export const applicationCredentialManifest: ResourceManifest = {
  type: 'OS::Keystone::ApplicationCredential',
  names: applicationCredentialNames,
  nav: { group: null, icon: IdCard },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.applicationCredentials(),
      policy: [['identity', 'identity:list_application_credentials']],
    },
  },
  modalNames: ['create-application-credential'],
}
