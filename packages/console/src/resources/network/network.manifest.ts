import { EthernetPort, Network, Split } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { texts } from '../../framework/text/texts.ts'

export const networkManifest: ResourceManifest = {
  type: 'OS::Neutron::Net',
  exported: true,
  names: texts('network', {
    one: 'Network',
    other: 'Networks',
  }),
  nav: { group: 'network', icon: Network },
  services: ['network'],
  panels: {
    project: { path: '/project/networks' },
    admin: { path: '/admin/networks', policy: [['network', 'context_is_admin']], filterFirst: 'admin.networks' },
  },
  dialogs: {
    edit: 'edit-network',
    'add-dhcp-agent': 'add-dhcp-agent',
  },
}

/** Ports are listed on the pages of their networks, and all of the project in a panel. */
export const portManifest: ResourceManifest = {
  type: 'OS::Neutron::Port',
  exported: true,
  names: texts('port', {
    one: 'Port',
    other: 'Ports',
  }),
  nav: { group: 'network', icon: EthernetPort },
  services: ['network'],
  panels: {
    project: { path: '/project/ports', policy: [['network', 'get_port']] },
    admin: { path: '/admin/ports', policy: [['network', 'context_is_admin']] },
  },
  partOf: networkManifest,
  dialogs: { create: 'create-port', edit: 'edit-port', 'add-pair': 'add-address-pair' },
}

/** Subnets are listed on the pages of their networks. */
export const subnetManifest: ResourceManifest = {
  type: 'OS::Neutron::Subnet',
  names: texts('subnet', {
    one: 'Subnet',
    other: 'Subnets',
  }),
  nav: { group: 'network', icon: Split },
  services: ['network'],
  panels: {},
  partOf: networkManifest,
}
