import { Group } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const addressGroupManifest: ResourceManifest = {
  type: 'OS::Neutron::AddressGroup',
  names: texts('addressGroup', { one: typeNames.addressGroup, other: 'Address Groups' }),
  nav: { place: 'network/protect', icon: Group },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'address-group' }],
  panels: { project: { path: '/project/address_groups', policy: [['network', 'get_address_group']] } },
  dialogs: { create: 'create-address-group', edit: 'edit-address-group', 'add-addresses': 'add-addresses' },
}
