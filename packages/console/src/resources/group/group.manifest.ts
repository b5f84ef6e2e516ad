import { UsersRound } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'

export const groupManifest: ResourceManifest = {
  type: 'OS::Keystone::Group',
  names: defineMessages({
    one: { id: 'group.one', defaultMessage: 'Group' },
    other: { id: 'group.other', defaultMessage: 'Groups' },
  }),
  failureMessages: {
    ...identityFailures,
    ...defineMessages({
      list: { id: 'group.failure.list', defaultMessage: 'Unable to fetch the groups.' },
    }),
  },
  nav: { group: null, icon: UsersRound },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/groups',
      inDomain: true,
      policy: [['identity', 'identity:list_groups']],
      filterFirst: 'identity.groups',
    },
  },
  dialogs: { create: 'create-group', edit: 'edit-group', 'manage-members': 'manage-group-members' },
}
