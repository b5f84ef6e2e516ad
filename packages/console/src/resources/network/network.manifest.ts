import { EthernetPort, Network, Split } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const networkManifest: ResourceManifest = {
  type: 'OS::Neutron::Net',
  exported: true,
  names: {
    one: typeNames.network,
    other: typeNames.networks,
  },
  nav: { place: 'network/connect', icon: Network },
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
  names: {
    one: typeNames.port,
    other: typeNames.ports,
  },
  nav: { place: 'network/connect', icon: EthernetPort },
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
  names: {
    one: typeNames.subnet,
    other: typeNames.subnets,
  },
  nav: { place: 'network/connect', icon: Split },
  services: ['network'],
  panels: {},
  partOf: networkManifest,
}
