import { Archive } from 'lucide-react'
import type { ResourcePlace } from '../../framework/define-resource.ts'
import { paths } from '../../paths.ts'
import { containerNames } from './container-names.messages.ts'

export const containerPlace: ResourcePlace = {
  type: 'OS::Swift::Container',
  names: containerNames,
  nav: { group: 'object-store', icon: Archive },
  services: ['object-store'],
  panels: { project: { path: paths.containers() } },
  modalNames: ['create-container'],
}
