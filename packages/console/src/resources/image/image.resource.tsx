import type { Image } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { deactivateImages, reactivateImages } from './activation.actions.ts'
import { createImage, createVolume, deleteImages, editImage, imageMetadata, launchImage } from './image.actions.ts'
import { imageColumns, imageLabel, isTransitional } from './image.columns.tsx'
import { imageFacets } from './image.facets.ts'
import { imageMessages } from './image.messages.ts'
import { imageRemains } from './image-remains.ts'
import { imageManifest } from './image.manifest.ts'
import { imageQueries } from './image.queries.ts'
import { ImageOverview } from './ImageOverview.tsx'

const CreateImage = lazy(async () => ({ default: (await import('./form/CreateImage.tsx')).CreateImage }))
const CreateVolume = lazy(async () => ({ default: (await import('./volume/CreateVolume.tsx')).CreateVolume }))
const EditImage = lazy(async () => ({ default: (await import('./form/EditImage.tsx')).EditImage }))

export const image = defineResource<Image>({
  ...imageManifest,
  messages: imageMessages,
  label: imageLabel,
  isTransitional,
  policyTarget: ({ owner }) => ({ project_id: owner, owner }),
  list: imageQueries.list,
  load: imageQueries.one,
  remains: imageRemains,
  columns: imageColumns,
  defaultSort: 'name',
  facets: imageFacets,
  actions: [
    createImage,
    launchImage,
    createVolume,
    editImage,
    imageMetadata.action,
    deactivateImages,
    reactivateImages,
    deleteImages,
  ],
  tabs: [{ id: 'overview', label: imageMessages.overview, render: (item) => <ImageOverview image={item} /> }],
  // Glance only knows whole names: the list, which the panel shares, is searched here.
  find: { ask: () => [imageQueries.list({})] },
  modals: {
    'create-image': { panel: (tools) => <CreateImage tools={tools} /> },
    'create-volume-from-image': { item: (item, tools) => <CreateVolume image={item} tools={tools} /> },
    'edit-image': { item: (item, tools) => <EditImage image={item} tools={tools} /> },
    ...imageMetadata.modals,
  },
})
