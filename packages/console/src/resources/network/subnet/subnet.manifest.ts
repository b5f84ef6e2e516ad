import { Split } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { networkManifest } from '../network.manifest.ts'
import { subnetNames } from './subnet-names.messages.ts'

/** Subnets are listed on the pages of their networks. */
export const subnetManifest: ResourceManifest = {
  type: 'OS::Neutron::Subnet',
  names: subnetNames,
  nav: { group: 'network', icon: Split },
  services: ['network'],
  panels: {},
  partOf: networkManifest,
}
