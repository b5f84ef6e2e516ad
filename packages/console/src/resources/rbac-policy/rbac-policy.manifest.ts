import { Share2 } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const rbacPolicyManifest: ResourceManifest = {
  type: 'OS::Neutron::RBACPolicy',
  names: texts('rbacPolicy', { one: 'RBAC Policy', other: 'RBAC Policies' }),
  nav: { place: 'network/protect', icon: Share2 },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'rbac-policies' }],
  panels: { admin: { path: '/admin/rbac_policies', policy: [['network', 'context_is_admin']] } },
  dialogs: { create: 'create-rbac-policy', edit: 'edit-rbac-policy' },
}
