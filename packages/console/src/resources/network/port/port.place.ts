import { EthernetPort } from 'lucide-react'
import type { ResourcePlace } from '../../../framework/resource/define-resource.ts'
import { networkPlace } from '../network.place.ts'
import { portNames } from './port-names.messages.ts'

/** Ports are listed on the pages of their networks. */
export const portPlace: ResourcePlace = {
  type: 'OS::Neutron::Port',
  names: portNames,
  nav: { group: 'network', icon: EthernetPort },
  services: ['network'],
  panels: {},
  partOf: networkPlace,
  modalNames: ['create-port', 'edit-port', 'add-address-pair'],
}
