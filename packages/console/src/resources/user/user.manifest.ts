import { UserRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { paths } from '../../paths.ts'
import { userNames } from './user-names.messages.ts'

export const userManifest: ResourceManifest = {
  type: 'OS::Keystone::User',
  names: userNames,
  failureMessages: identityFailures,
  nav: { group: null, icon: UserRound },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.users(),
      inDomain: true,
      policy: [['identity', 'identity:list_users']],
      filterFirst: 'identity.users',
    },
  },
  modalNames: ['create-user', 'edit-user', 'change-user-password'],
}
