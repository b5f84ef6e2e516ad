import { UsersRound } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { domainLimit } from '../../services/identity/domain-limit.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const groupManifest: ResourceManifest = {
  type: 'OS::Keystone::Group',
  names: texts('group', { one: 'User Group', other: 'User Groups' }),
  failureMessages: {
    ...identityFailures,
    ...texts('group.failure', {
      list: 'Unable to fetch the groups.',
      update: 'Unable to edit the group.',
      delete: 'Unable to delete the group.',
    }),
  },
  nav: { place: 'identity/who', icon: UsersRound },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/groups',
      limit: domainLimit,
      policy: [['identity', 'identity:list_groups']],
      filterFirst: 'identity.groups',
    },
  },
  dialogs: { create: 'create-group', edit: 'edit-group', 'manage-members': 'manage-group-members' },
}
