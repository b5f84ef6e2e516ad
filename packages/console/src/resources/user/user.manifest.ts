import { UserRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { domainLimit } from '../../services/identity/domain-limit.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const userManifest: ResourceManifest = {
  type: 'OS::Keystone::User',
  names: {
    one: typeNames.user,
    other: typeNames.users,
  },
  failureMessages: identityFailures,
  nav: { place: 'identity/who', icon: UserRound },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/users',
      limit: domainLimit,
      policy: [['identity', 'identity:list_users']],
      filterFirst: 'identity.users',
    },
  },
  dialogs: {
    create: 'create-user',
    edit: 'edit-user',
    'change-password': 'change-user-password',
    'second-factor': 'user-second-factor',
  },
}
