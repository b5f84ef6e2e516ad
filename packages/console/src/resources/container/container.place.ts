import { Archive } from 'lucide-react'
import type { ResourcePlace } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { containerNames, containerUnable } from './container-names.messages.ts'

export const containerPlace: ResourcePlace = {
  type: 'OS::Swift::Container',
  names: containerNames,
  unable: containerUnable,
  nav: { group: 'object-store', icon: Archive },
  services: ['object-store'],
  panels: { project: { path: paths.containers() } },
  modalNames: ['create-container'],
}
