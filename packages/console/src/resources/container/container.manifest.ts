import { Archive } from 'lucide-react'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const containerManifest: ResourceManifest = {
  type: 'OS::Swift::Container',
  names: texts('container', { one: typeNames.container, other: 'Containers' }),
  failureMessages: texts('container.failure', {
    list: 'Unable to get the Swift container listing.',
    load: 'Unable to get the container details.',
    delete: 'Unable to delete the container.',
  }),
  nav: { place: 'storage/objects', icon: Archive },
  services: ['object-store'],
  panels: { project: { path: paths.containers() } },
  dialogs: { create: 'create-container', settings: 'container-settings', account: 'account-metadata' },
}
