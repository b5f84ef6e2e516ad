import { ShieldCheck } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { identityUnable } from '../../services/identity/identity-unable.messages.ts'
import { paths } from '../../paths.ts'
import { roleNames } from './role-names.messages.ts'

export const rolePlace: ResourcePlace = {
  type: 'OS::Keystone::Role',
  names: roleNames,
  unable: identityUnable,
  nav: { group: null, icon: ShieldCheck },
  services: ['identity'],
  panels: {
    identity: {
      path: paths.roles(),
      policy: [['identity', 'identity:list_roles']],
      filterFirst: 'identity.roles',
    },
  },
  modalNames: ['create-role', 'edit-role'],
}
