import { imageEndpoints, type Image } from '@meridian/contract'
import type { MessageDescriptor } from 'react-intl'
import { sendUnlisted } from '../../api/client.ts'
import { ifFound } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import type { Facet } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { UploadRemains } from '../../framework/resource/resource.ts'
import { words } from '../../framework/text/common.messages.ts'
import { YES_NO } from '../../framework/text/wording.ts'
import { ImageOffers } from './ImageOffers.tsx'
import { imageActions } from './image.actions.ts'
import { imageColumns, isTransitional } from './image.columns.tsx'
import { imageManifest } from './image.manifest.ts'
import {
  formatNames,
  imageFields,
  imageMessages,
  imageStatuses,
  memberStatuses,
  visibilityLabels,
} from './image.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ImageOverview = lazyPart(async () => (await import('./ImageOverview.tsx')).ImageOverview)

const queries = queriesOf('image', imageEndpoints, pages)

const optionsOf = (labels: Record<string, MessageDescriptor>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const { active, saving, queued, pending_delete, killed, deactivated, deleted } = imageStatuses

/** By Glance's names of the filters; their labels and choices differ from those of the columns. */
const facets: Facet<Image>[] = [
  { id: 'name', label: words.name, on: 'server' },
  {
    id: 'status',
    label: words.status,
    on: 'server',
    options: optionsOf({ active, saving, queued, pending_delete, killed, deactivated, deleted }),
  },
  {
    id: 'visibility',
    label: words.visibility,
    on: 'server',
    options: optionsOf({
      public: visibilityLabels.Public,
      private: visibilityLabels.Private,
      shared: visibilityLabels['Shared with Project'],
      community: visibilityLabels.Community,
    }),
  },
  { id: 'tag', label: words.tags, on: 'server' },
  { id: 'protected', label: words.protected, on: 'server', options: YES_NO },
  { id: 'disk_format', label: imageFields.format, on: 'server', options: optionsOf(formatNames) },
  { id: 'size_min', label: imageFields.minSize, on: 'server', numeric: true },
  { id: 'os_hidden', label: imageFields.hidden, on: 'server', options: YES_NO },
  { id: 'member_status', label: imageFields.offer, on: 'server', options: optionsOf(memberStatuses) },
  { id: 'size_max', label: imageFields.maxSize, on: 'server', numeric: true },
]

/** Statuses of an image whose data is incomplete. */
const INCOMPLETE = ['queued', 'saving', 'uploading']

/** An image whose upload failed. */
const remains: UploadRemains = {
  async storedBytes({ id }) {
    const found = await ifFound(sendUnlisted(imageEndpoints.imageView, { params: { id } }))
    return found !== null && INCOMPLETE.includes(found.status) && null
  },
  discard: ({ id }) => ifFound(sendUnlisted(imageEndpoints.imageDelete, { params: { id } })),
}

export const image = defineResource<Image>(imageManifest, {
  list: {
    emptyHint: imageMessages.emptyHint,
    // In the order of the table's default sort, so that rows do not move while pages arrive.
    query: (filters, scope) =>
      queries.list({
        sort_key: 'name',
        sort_dir: 'asc',
        ...filters,
        ...(scope === 'admin' && { all_projects: 'true' }),
      }),
    facets,
    notice: (scope) => scope === 'project' && <ImageOffers />,
  },
  isTransitional,
  policyTarget: ({ owner, visibility }) => ({ project_id: owner, owner, visibility }),
  load: queries.one,
  work: {
    remains,
    dialogs: { 'copy-to-store': { item: async () => (await import('./CopyImageToStores.tsx')).CopyImageToStores } },
  },
  columns: imageColumns,
  details: {
    glance: ['type', 'status', 'visibility', 'disk_format', 'size', 'min_disk', 'min_ram', 'updated_at'],
    buttons: () => ['launch', 'create-volume'],
    overview: (item) => <ImageOverview image={item} />,
  },
  actions: imageActions,
})
