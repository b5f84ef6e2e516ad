import { Globe } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const identityProviderManifest: ResourceManifest = {
  type: 'OS::Keystone::IdentityProvider',
  names: defineMessages({
    one: { id: 'identityProvider.one', defaultMessage: 'Identity Provider' },
    other: { id: 'identityProvider.other', defaultMessage: 'Identity Providers' },
  }),
  nav: { group: 'federation', icon: Globe },
  services: ['identity'],
  setting: ['OPENSTACK_KEYSTONE_FEDERATION_MANAGEMENT'],
  panels: {
    identity: { path: '/identity/identity_providers', policy: [['identity', 'identity:list_identity_providers']] },
  },
  dialogs: { create: 'register-identity-provider', edit: 'edit-identity-provider', 'add-protocol': 'add-protocol' },
}
