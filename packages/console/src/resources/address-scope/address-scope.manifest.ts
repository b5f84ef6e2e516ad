import { Radius } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const addressScopeManifest: ResourceManifest = {
  type: 'OS::Neutron::AddressScope',
  names: defineMessages({
    one: { id: 'addressScope.one', defaultMessage: 'Address Scope' },
    other: { id: 'addressScope.other', defaultMessage: 'Address Scopes' },
  }),
  nav: { group: 'network', icon: Radius },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'address-scope' }],
  panels: { project: { path: '/project/address_scopes', policy: [['network', 'get_address_scope']] } },
  dialogs: { create: 'create-address-scope', edit: 'edit-address-scope' },
}
