import { File } from 'lucide-react'
import type { ResourcePlace } from '../../../framework/resource/define-resource.ts'
import { OBJECTS_ROUTE } from '../../../paths.ts'
import { containerPlace } from '../container.place.ts'
import { objectNames, objectUnable } from './object-names.messages.ts'

export const objectPlace: ResourcePlace = {
  type: 'OS::Swift::Object',
  names: objectNames,
  unable: objectUnable,
  nav: { group: 'object-store', icon: File },
  services: ['object-store'],
  panels: {},
  partOf: containerPlace,
  lists: [{ scope: 'project', path: OBJECTS_ROUTE }],
  modalNames: ['upload-object', 'create-folder', 'object-details', 'edit-object', 'copy-object'],
}
