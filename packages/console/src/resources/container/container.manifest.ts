import { Archive } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { paths } from '../../paths.ts'

export const containerManifest: ResourceManifest = {
  type: 'OS::Swift::Container',
  names: defineMessages({
    one: { id: 'container.one', defaultMessage: 'Container' },
    other: { id: 'container.other', defaultMessage: 'Containers' },
  }),
  failureMessages: defineMessages({
    list: { id: 'container.failure.list', defaultMessage: 'Unable to get the Swift container listing.' },
    load: { id: 'container.failure.load', defaultMessage: 'Unable to get the container details.' },
    delete: { id: 'container.failure.delete', defaultMessage: 'Unable to delete the container.' },
  }),
  nav: { group: 'object-store', icon: Archive },
  services: ['object-store'],
  panels: { project: { path: paths.containers() } },
  dialogs: { create: 'create-container', settings: 'container-settings', account: 'account-metadata' },
}
