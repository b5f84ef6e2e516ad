import { Cpu } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { flavorNames } from './flavor-names.messages.ts'

export const flavorPlace: ResourcePlace = {
  type: 'OS::Nova::Flavor',
  names: flavorNames,
  nav: { group: 'compute', icon: Cpu },
  services: ['compute'],
  panels: { admin: { path: paths.flavors() } },
  modalNames: ['create-flavor', 'modify-flavor-access', 'update-flavor-metadata'],
}
