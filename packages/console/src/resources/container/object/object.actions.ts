import { objectEndpoints } from '@meridian/contract'
import { Copy, Download, FolderPlus, Info, Link, Pencil, Tags, Upload } from 'lucide-react'
import { addressOf } from '../../../api/client.ts'
import { tabScope } from '../../../api/tab-scope.ts'
import type { Action, GlobalAction, RunningAction } from '../../../framework/resource/action.ts'
import { dialogAction, panelDialogAction } from '../../../framework/actions/dialog-action.ts'
import type { Dialogs } from '../../../framework/resource/dialogs.ts'
import { saveFrom } from '../../../ui/copy.tsx'
import { settingLabels } from '../container-settings.messages.ts'
import { ObjectDetails } from './ObjectDetails.tsx'
import { deleteObjects } from './delete-objects.ts'
import { objectManifest as manifest } from './object.manifest.ts'
import { objectMessages } from './object.messages.ts'
import { objectId, type ObjectAddress, type StoredObject } from './object.queries.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'

const isObject = (object: StoredObject) => object.is_object
const writing = { allowed: isObject }

/** The browser downloads by a link, which cannot have headers: the link has the tab's project and region. */
const downloadObject: RunningAction<StoredObject> = {
  id: 'download',
  label: words.download,
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

export const objectActions: Action<StoredObject>[] = [
  downloadObject,
  dialogAction<StoredObject>(manifest, 'view', moreWords.viewDetails, Info, {
    allowed: isObject,
    dialog: async () => ObjectDetails,
  }),
  dialogAction<StoredObject>(manifest, 'edit', moreWords.edit, Pencil, {
    ...writing,
    dialog: async () => (await import('./form/UploadObject.tsx')).EditObject,
  }),
  dialogAction<StoredObject>(manifest, 'copy', objectMessages.copy, Copy, {
    ...writing,
    dialog: async () => (await import('./form/ObjectForms.tsx')).CopyObject,
  }),
  dialogAction<StoredObject>(manifest, 'settings', words.updateMetadata, Tags, {
    ...writing,
    dialog: async () => (await import('./form/ObjectSettings.tsx')).ObjectSettings,
  }),
  dialogAction<StoredObject>(manifest, 'link', settingLabels.link, Link, {
    ...writing,
    dialog: async () => (await import('./form/TemporaryLink.tsx')).TemporaryLink,
  }),
  deleteObjects,
]

/** The actions of the list of a folder: they create something in it. */
export const actionsIn = (folder: ObjectAddress): GlobalAction[] => [
  panelDialogAction(manifest, 'folder', objectMessages.folder, FolderPlus, {}, objectId(folder)),
  panelDialogAction(manifest, 'upload', objectMessages.upload, Upload, {}, objectId(folder)),
]

/** The dialogs of `actionsIn`. */
export const folderDialogs: Dialogs<StoredObject> = {
  folder: { panel: async () => (await import('./form/ObjectForms.tsx')).CreateFolder },
  upload: { panel: async () => (await import('./form/UploadObject.tsx')).UploadObject },
}
