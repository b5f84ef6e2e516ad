import { Share2 } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const rbacPolicyManifest: ResourceManifest = {
  type: 'OS::Neutron::RBACPolicy',
  names: defineMessages({
    one: { id: 'rbacPolicy.one', defaultMessage: 'RBAC Policy' },
    other: { id: 'rbacPolicy.other', defaultMessage: 'RBAC Policies' },
  }),
  nav: { group: 'network', icon: Share2 },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'rbac-policies' }],
  panels: { admin: { path: '/admin/rbac_policies', policy: [['network', 'context_is_admin']] } },
  dialogs: { create: 'create-rbac-policy', edit: 'edit-rbac-policy' },
}
