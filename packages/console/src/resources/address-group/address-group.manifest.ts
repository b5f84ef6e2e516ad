import { Group } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'

export const addressGroupManifest: ResourceManifest = {
  type: 'OS::Neutron::AddressGroup',
  names: defineMessages({
    one: { id: 'addressGroup.one', defaultMessage: 'Address Group' },
    other: { id: 'addressGroup.other', defaultMessage: 'Address Groups' },
  }),
  nav: { group: 'network', icon: Group },
  services: ['network'],
  extensions: [{ of: 'network', alias: 'address-group' }],
  panels: { project: { path: '/project/address_groups', policy: [['network', 'get_address_group']] } },
  dialogs: { create: 'create-address-group', edit: 'edit-address-group', 'add-addresses': 'add-addresses' },
}
