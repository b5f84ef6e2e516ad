import { Globe } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const identityProviderManifest: ResourceManifest = {
  type: 'OS::Keystone::IdentityProvider',
  names: texts('identityProvider', { one: 'Identity Provider', other: 'Identity Providers' }),
  nav: { place: 'identity/elsewhere', icon: Globe },
  services: ['identity'],
  setting: ['OPENSTACK_KEYSTONE_FEDERATION_MANAGEMENT'],
  panels: {
    identity: { path: '/identity/identity_providers', policy: [['identity', 'identity:list_identity_providers']] },
  },
  dialogs: { create: 'register-identity-provider', edit: 'edit-identity-provider', 'add-protocol': 'add-protocol' },
}
