import { ShieldCheck } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'

export const roleManifest: ResourceManifest = {
  type: 'OS::Keystone::Role',
  names: defineMessages({
    one: { id: 'role.one', defaultMessage: 'Role' },
    other: { id: 'role.other', defaultMessage: 'Roles' },
  }),
  failureMessages: identityFailures,
  nav: { group: null, icon: ShieldCheck },
  services: ['identity'],
  panels: {
    identity: {
      path: '/identity/roles',
      policy: [['identity', 'identity:list_roles']],
      filterFirst: 'identity.roles',
    },
  },
  dialogs: { create: 'create-role', edit: 'edit-role', 'add-implied': 'add-implied-role' },
}
