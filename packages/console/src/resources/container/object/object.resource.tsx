import { lazy } from 'react'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { folderOf, paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { lastPart, objectAddress, breadcrumbs } from './object-address.ts'
import { actionsIn, copyObject, downloadObject, editObject, viewObject } from './object.actions.ts'
import { objectColumns, objectLabel } from './object.columns.tsx'
import { objectFacets } from './object.facets.ts'
import { objectMessages } from './object.messages.ts'
import { objectManifest } from './object.manifest.ts'
import { objectQueries, type StoredObject } from './object.queries.ts'
import { ObjectDetailsModal } from './ObjectDetailsModal.tsx'
import { ObjectFacts } from './ObjectFacts.tsx'
import { deleteObjects } from './remove/delete-objects.ts'
import { objectRemains } from './upload/discard-upload.ts'
import { DropZone } from './upload/DropZone.tsx'

const UploadObject = lazy(async () => ({ default: (await import('./form/UploadObject.tsx')).UploadObject }))
const CreateFolder = lazy(async () => ({ default: (await import('./form/CreateFolder.tsx')).CreateFolder }))
const EditObject = lazy(async () => ({ default: (await import('./form/EditObject.tsx')).EditObject }))
const CopyObject = lazy(async () => ({ default: (await import('./form/CopyObject.tsx')).CopyObject }))

const itemActions = [downloadObject, viewObject, editObject, copyObject, deleteObjects]

export const object: Resource<StoredObject> = defineResource<StoredObject>({
  ...objectManifest,
  messages: objectMessages,
  label: objectLabel,
  isTransitional: () => false,
  policyTarget: () => ({}),
  // Of no container: it is never asked for, but tells which lists are of this type.
  list: () => objectQueries.list('', ''),
  load: objectQueries.one,
  at: ({ container = '', _splat: rest = '' }) => {
    const folder = folderOf(rest)
    const address = { container, path: folder }
    return {
      resource: {
        ...object,
        list: () => objectQueries.list(container, folder),
        actions: [...actionsIn(address), ...itemActions],
      },
      title: folder === '' ? container : lastPart(folder),
      way: breadcrumbs(address),
      around: (table) => <DropZone folder={address}>{table}</DropZone>,
    }
  },
  opens: (item) =>
    item.is_subdir ? paths.objects(item.container, item.path) : paths.details(objectManifest.type, item.id),
  breadcrumbs,
  remains: objectRemains,
  columns: objectColumns,
  defaultSort: 'name',
  facets: objectFacets,
  actions: itemActions,
  tabs: [
    {
      id: 'overview',
      label: objectMessages.overview,
      render: (item) => (
        <Card className="max-w-3xl">
          <ObjectFacts object={item} />
        </Card>
      ),
    },
  ],
  modals: {
    'upload-object': { panel: (tools, place) => <UploadObject folder={objectAddress(place)} tools={tools} /> },
    'create-folder': { panel: (tools, place) => <CreateFolder folder={objectAddress(place)} tools={tools} /> },
    'object-details': { item: (item, tools) => <ObjectDetailsModal object={item} tools={tools} /> },
    'edit-object': { item: (item, tools) => <EditObject object={item} tools={tools} /> },
    'copy-object': { item: (item, tools) => <CopyObject object={item} tools={tools} /> },
  },
})
