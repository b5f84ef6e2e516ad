import { File } from 'lucide-react'
import { defineMessages } from 'react-intl'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { OBJECTS_ROUTE } from '../../../paths.ts'
import { containerManifest } from '../container.manifest.ts'

export const objectManifest: ResourceManifest = {
  type: 'OS::Swift::Object',
  names: defineMessages({
    one: { id: 'object.one', defaultMessage: 'Object' },
    other: { id: 'object.other', defaultMessage: 'Objects' },
  }),
  failureMessages: defineMessages({
    list: { id: 'object.failure.list', defaultMessage: 'Unable to get the objects in container.' },
    load: { id: 'object.failure.load', defaultMessage: 'Unable to get details of the object.' },
    delete: { id: 'object.failure.delete', defaultMessage: 'Unable to delete the object.' },
  }),
  nav: { group: 'object-store', icon: File },
  services: ['object-store'],
  panels: {},
  partOf: containerManifest,
  nestedLists: [{ scope: 'project', path: OBJECTS_ROUTE }],
  dialogs: {
    upload: 'upload-object',
    folder: 'create-folder',
    view: 'object-details',
    edit: 'edit-object',
    copy: 'copy-object',
    settings: 'object-metadata',
    link: 'object-temporary-link',
  },
}
