import { File } from 'lucide-react'
import type { ResourceManifest } from '../../../framework/resource/manifest.ts'
import { OBJECTS_ROUTE } from '../../../paths.ts'
import { containerManifest } from '../container.manifest.ts'
import { objectNames, objectFailures } from './object-names.messages.ts'

export const objectManifest: ResourceManifest = {
  type: 'OS::Swift::Object',
  names: objectNames,
  failureMessages: objectFailures,
  nav: { group: 'object-store', icon: File },
  services: ['object-store'],
  panels: {},
  partOf: containerManifest,
  lists: [{ scope: 'project', path: OBJECTS_ROUTE }],
  modalNames: ['upload-object', 'create-folder', 'object-details', 'edit-object', 'copy-object'],
}
