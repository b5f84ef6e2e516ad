import { File } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { OBJECTS_ROUTE } from '../../../paths.ts'
import { containerManifest } from '../container.manifest.ts'
import { texts } from '../../../framework/text/texts.ts'
import { typeNames } from '../../../framework/text/common.messages.ts'

export const objectManifest: ResourceManifest = {
  type: 'OS::Swift::Object',
  names: {
    one: typeNames.object,
    other: typeNames.objects,
  },
  failureMessages: texts('object.failure', {
    list: 'Unable to get the objects in container.',
    load: 'Unable to get details of the object.',
    delete: 'Unable to delete the object.',
  }),
  nav: { place: 'storage/objects', icon: File },
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
