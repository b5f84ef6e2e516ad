import { UserRoundCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const roleAssignmentManifest: ResourceManifest = {
  type: 'OS::Keystone::RoleAssignment',
  names: texts('roleAssignment', { one: 'Role Assignment', other: 'Role Assignments' }),
  nav: { place: 'identity/rights', icon: UserRoundCheck },
  services: ['identity'],
  panels: {
    identity: { path: '/identity/role_assignments', policy: [['identity', 'identity:list_role_assignments']] },
  },
  dialogs: { create: 'grant-role' },
}
