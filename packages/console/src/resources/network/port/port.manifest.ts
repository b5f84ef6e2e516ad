import { EthernetPort } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { networkManifest } from '../network.manifest.ts'
import { portNames } from './port-names.messages.ts'

/** Ports are listed on the pages of their networks. */
export const portManifest: ResourceManifest = {
  type: 'OS::Neutron::Port',
  names: portNames,
  nav: { group: 'network', icon: EthernetPort },
  services: ['network'],
  panels: {},
  partOf: networkManifest,
  modalNames: ['create-port', 'edit-port', 'add-address-pair'],
}
