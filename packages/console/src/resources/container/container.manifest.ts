import { Archive } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { containerNames, containerFailures } from './container-names.messages.ts'

export const containerManifest: ResourceManifest = {
  type: 'OS::Swift::Container',
  names: containerNames,
  failureMessages: containerFailures,
  nav: { group: 'object-store', icon: Archive },
  services: ['object-store'],
  panels: { project: { path: paths.containers() } },
  modalNames: ['create-container'],
}
