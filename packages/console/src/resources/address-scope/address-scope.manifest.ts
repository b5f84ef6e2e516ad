import { Radius } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const addressScopeManifest: ResourceManifest = {
  type: 'OS::Neutron::AddressScope',
  names: texts('addressScope', { one: typeNames.addressScope, other: 'Address Scopes' }),
  nav: { place: 'network/plan', icon: Radius },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'address-scope' }],
  panels: { project: { path: '/project/address_scopes', policy: [['network', 'get_address_scope']] } },
  dialogs: { create: 'create-address-scope', edit: 'edit-address-scope' },
}
