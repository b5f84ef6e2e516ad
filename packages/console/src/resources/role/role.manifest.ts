import { ShieldCheck } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { identityFailures } from '../../services/identity/identity-failures.messages.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const roleManifest: ResourceManifest = {
  type: 'OS::Keystone::Role',
  names: {
    one: typeNames.role,
    other: typeNames.roles,
  },
  failureMessages: identityFailures,
  nav: { place: 'identity/rights', icon: ShieldCheck },
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
