import { ShieldCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { paths } from '../../paths.ts'
import { roleNames } from './role-names.messages.ts'

export const roleManifest: ResourceManifest = {
  type: 'OS::Keystone::Role',
  names: roleNames,
  failureMessages: identityFailures,
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
