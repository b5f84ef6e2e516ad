import { Cpu } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { flavorNames } from './flavor-names.messages.ts'

export const flavorManifest: ResourceManifest = {
  type: 'OS::Nova::Flavor',
  names: flavorNames,
  nav: { group: 'compute', icon: Cpu },
  services: ['compute'],
  panels: { admin: { path: paths.flavors() } },
  modalNames: ['create-flavor', 'modify-flavor-access', 'update-flavor-metadata'],
}
