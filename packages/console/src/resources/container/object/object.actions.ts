import { objectEndpoints } from '@meridian/contract'
import { Copy, Download, FolderPlus, Info, Pencil, Upload } from 'lucide-react'
import { addressOf } from '../../../api/client.ts'
import { tabScope } from '../../../api/tab-scope.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../../../framework/actions/action.ts'
import { paths } from '../../../paths.ts'
import { saveFrom } from '../../../ui/save-file.ts'
import { MAY_WRITE_OBJECTS } from '../may-write.ts'
import { objectId, type ObjectAddress } from './object-address.ts'
import { objectMessages } from './object.messages.ts'
import type { StoredObject } from './object.queries.ts'

const isObject = (object: StoredObject) => object.is_object

/** What may be done in a folder, whatever is selected. */
export const actionsIn = (folder: ObjectAddress): GlobalAction[] => [
  {
    id: 'folder',
    label: objectMessages.folder,
    policy: MAY_WRITE_OBJECTS,
    icon: FolderPlus,
    open: () => paths.modal('create-folder', objectId(folder)),
  },
  {
    id: 'upload',
    label: objectMessages.upload,
    policy: MAY_WRITE_OBJECTS,
    icon: Upload,
    open: () => paths.modal('upload-object', objectId(folder)),
  },
]

/** The browser fetches it like any link, and so the link names the project that this tab works in. */
export const downloadObject: RunningAction<StoredObject> = {
  id: 'download',
  label: objectMessages.download,
  icon: Download,
  allowed: isObject,
  async run([object]) {
    if (!object) return null
    const { container, path } = object
    const { project, region } = tabScope() ?? {}
    saveFrom(addressOf(objectEndpoints.objectDownload, { params: { container, path }, query: { project, region } }))
    return null
  },
}

const dialog = (
  id: string,
  name: string,
  label: LinkAction<StoredObject>['label'],
  icon: LinkAction<StoredObject>['icon'],
): LinkAction<StoredObject> => ({
  id,
  label,
  icon,
  allowed: isObject,
  to: (object) => paths.modal(name, object.id),
})

export const viewObject = dialog('view', 'object-details', objectMessages.viewDetails, Info)
const writing = (action: LinkAction<StoredObject>) => ({ ...action, policy: MAY_WRITE_OBJECTS })

export const editObject = writing(dialog('edit', 'edit-object', objectMessages.edit, Pencil))
export const copyObject = writing(dialog('copy', 'copy-object', objectMessages.copy, Copy))
