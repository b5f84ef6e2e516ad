import type { Image } from '@meridian/contract'
import { HardDrive } from 'lucide-react'
import { lazy } from 'react'
import { defineResource } from '../../framework/define-resource.ts'
import { paths } from '../../paths.ts'
import { deleteImages, editImage, imageMetadata } from './image.actions.ts'
import { IMAGE_TYPE, imageColumns, imageLabel, isTransitional } from './image.columns.tsx'
import { imageFacets } from './image.facets.ts'
import { imageMessages } from './image.messages.ts'
import { imageQueries } from './image.queries.ts'
import { ImageOverview } from './ImageOverview.tsx'

const EditImage = lazy(async () => ({ default: (await import('./form/EditImage.tsx')).EditImage }))

export const image = defineResource<Image>({
  type: IMAGE_TYPE,
  names: { one: imageMessages.one, other: imageMessages.other },
  messages: imageMessages,
  nav: { group: 'compute', icon: HardDrive },
  services: ['image'],
  panels: {
    project: { path: paths.images() },
    admin: { path: paths.adminImages(), policy: [['image', 'context_is_admin']], filterFirst: 'admin.images' },
  },
  label: imageLabel,
  isTransitional,
  policyTarget: ({ owner }) => ({ project_id: owner, owner }),
  list: imageQueries.list,
  load: imageQueries.one,
  columns: imageColumns,
  defaultSort: 'name',
  facets: imageFacets,
  actions: [editImage, imageMetadata.action, deleteImages],
  tabs: [{ id: 'overview', label: imageMessages.overview, render: (item) => <ImageOverview image={item} /> }],
  modals: {
    'edit-image': { item: (item, tools) => <EditImage image={item} tools={tools} /> },
    ...imageMetadata.modals,
  },
})
