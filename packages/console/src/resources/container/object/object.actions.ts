import { objectEndpoints } from '@meridian/contract'
import { Copy, Download, FolderPlus, Info, Pencil, Upload } from 'lucide-react'
import { addressOf } from '../../../api/client.ts'
import { tabScope } from '../../../api/tab-scope.ts'
import type { GlobalAction, RunningAction } from '../../../framework/actions/action.ts'
import { opens } from '../../../framework/actions/dialog-action.ts'
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

const writing = { allowed: isObject, policy: MAY_WRITE_OBJECTS }

export const viewObject = opens<StoredObject>('object-details', {
  id: 'view',
  label: objectMessages.viewDetails,
  icon: Info,
  allowed: isObject,
})
export const editObject = opens<StoredObject>('edit-object', {
  id: 'edit',
  ...writing,
  label: objectMessages.edit,
  icon: Pencil,
})
export const copyObject = opens<StoredObject>('copy-object', {
  id: 'copy',
  ...writing,
  label: objectMessages.copy,
  icon: Copy,
})
