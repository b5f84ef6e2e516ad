import { UserRoundCheck } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const roleAssignmentManifest: ResourceManifest = {
  type: 'OS::Keystone::RoleAssignment',
  names: defineMessages({
    one: { id: 'roleAssignment.one', defaultMessage: 'Role Assignment' },
    other: { id: 'roleAssignment.other', defaultMessage: 'Role Assignments' },
  }),
  nav: { group: 'delegation', icon: UserRoundCheck },
  services: ['identity'],
  panels: {
    identity: { path: '/identity/role_assignments', policy: [['identity', 'identity:list_role_assignments']] },
  },
  dialogs: { create: 'grant-role' },
}
