import { Split } from 'lucide-react'
import type { ResourcePlace } from '../../../framework/resource/define-resource.ts'
import { networkPlace } from '../network.place.ts'
import { subnetNames } from './subnet-names.messages.ts'

/** Subnets are listed on the pages of their networks. */
export const subnetPlace: ResourcePlace = {
  type: 'OS::Neutron::Subnet',
  names: subnetNames,
  nav: { group: 'network', icon: Split },
  services: ['network'],
  panels: {},
  partOf: networkPlace,
}
