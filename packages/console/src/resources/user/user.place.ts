import { UserRound } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { identityUnable } from '../../services/identity/identity-unable.messages.ts'
import { paths } from '../../paths.ts'
import { userNames } from './user-names.messages.ts'

export const userPlace: ResourcePlace = {
  type: 'OS::Keystone::User',
  names: userNames,
  unable: identityUnable,
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
