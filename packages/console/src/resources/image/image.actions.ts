import { imageCan, imageEndpoints, imageMemberEndpoints, ImageTags, isHidden, type Image } from '@meridian/contract'
import {
  Check,
  CircleCheck,
  CircleSlash,
  CloudDownload,
  Download,
  Eye,
  EyeOff,
  HardDriveDownload,
  Rocket,
  Share2,
  X,
} from 'lucide-react'
import { addressOf, type Call } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { tabScope } from '../../api/tab-scope.ts'
import type { Action, RunningAction } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { updateMetadata } from '../../services/metadata/update-metadata.tsx'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { editTags } from '../../framework/tags/tags.tsx'
import { formatBytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { imageOffers } from './ImageOffers.tsx'
import { imageManifest as manifest } from './image.manifest.ts'
import {
  acceptMessages,
  deactivateMessages,
  deleteSentences,
  hideMessages,
  imageMessages,
  reactivateMessages,
  rejectMessages,
  unhideMessages,
} from './image.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

/** The browser downloads by a link, which cannot have headers: the link has the tab's project and region. */
const downloadImage: RunningAction<Image> = {
  id: 'download',
  label: words.download,
  icon: Download,
  policy: [['image', 'download_image']],
  allowed: imageCan.download,
  async run([image], { intl, notify }) {
    if (!image) return null
    const { saveFrom } = await import('../../ui/copy.tsx')
    const { project, region } = tabScope() ?? {}
    saveFrom(addressOf(imageEndpoints.imageDownload, { params: { id: image.id }, query: { project, region } }))
    const size = formatBytes(intl, image.size)
    notify.success(intl.formatMessage(imageMessages.downloading, { name: image.name || image.id, size }))
    return null
  },
}

async function answerOffer({ id }: Image, status: 'accepted' | 'rejected', send: Call): Promise<void> {
  await send(imageMemberEndpoints.imageOfferAnswer, { params: { id }, body: { status } })
  await queryClient.invalidateQueries({ queryKey: imageOffers.queryKey })
}

const setHidden = ({ id }: Image, hidden: boolean, send: Call) =>
  send(imageEndpoints.imagePropertiesUpdate, {
    params: { id },
    body: { updated: { os_hidden: String(hidden) }, removed: [] },
  })

/** An offer belongs to the project that it is made to, not to the image's. */
const answer = { policy: [['image', 'modify_member']], inOwnProject: true, scopes: ['project'] } satisfies Partial<
  Action<Image>
>

/** In the order of the menus. */
export const imageActions: Action<Image>[] = [
  createAction(manifest, {
    policy: [['image', 'add_image']],
    dialog: async () => (await import('./CreateImage.tsx')).CreateImage,
  }),
  {
    id: 'launch',
    label: words.launch,
    icon: Rocket,
    policy: [['compute', 'os_compute_api:servers:create']],
    inOwnProject: true,
    services: ['compute'],
    allowed: imageCan.launch,
    to: ({ id }) => paths.launch({ imageId: id }),
  },
  dialogAction<Image>(manifest, 'create-volume', imageMessages.createVolume, HardDriveDownload, {
    policy: [['volume', 'volume:create']],
    inOwnProject: true,
    services: VOLUME_SERVICES,
    allowed: imageCan.launch,
    dialog: async () => (await import('./CreateVolumeFromImage.tsx')).CreateVolumeFromImage,
  }),
  editAction<Image>(manifest, {
    policy: [['image', 'modify_image']],
    allowed: imageCan.edit,
    dialog: async () => (await import('./EditImage.tsx')).EditImage,
  }),
  updateMetadata<Image>(manifest, {
    kind: 'image',
    read: imageEndpoints.imageProperties,
    write: imageEndpoints.imagePropertiesUpdate,
    // Horizon's rule is modify_metadef_object, which newer Glances leave to administrators; properties are the image's.
    policy: [['image', 'modify_image']],
    allowed: imageCan.edit,
    label: ({ id, name }) => name || id,
  }),
  editTags<Image>({
    policy: [['image', 'modify_image']],
    allowed: imageCan.edit,
    tagsOf: ({ tags = [] }) => tags,
    isTag: (tag) => ImageTags.safeParse([tag]).success,
    replace: ({ id }, tags, send) => send(imageEndpoints.imageTagsUpdate, { params: { id }, body: { tags } }),
  }),
  dialogAction<Image>(manifest, 'share', imageMessages.share, Share2, {
    policy: [
      ['image', 'add_member'],
      ['image', 'modify_image'],
    ],
    allowed: imageCan.share,
    dialog: async () => (await import('./ShareImage.tsx')).ShareImage,
  }),
  batchAction<Image>('accept', Check, {
    messages: acceptMessages,
    ...answer,
    allowed: imageCan.accept,
    perform: (image, send) => answerOffer(image, 'accepted', send),
  }),
  batchAction<Image>('reject', X, {
    messages: rejectMessages,
    ...answer,
    confirms: true,
    allowed: imageCan.reject,
    perform: (image, send) => answerOffer(image, 'rejected', send),
  }),
  downloadImage,
  dialogAction<Image>(manifest, 'import', imageMessages.importData, CloudDownload, {
    policy: [['image', 'modify_image']],
    allowed: imageCan.import,
    dialog: async () => (await import('./ImportImageData.tsx')).ImportImageData,
  }),
  batchAction<Image>('hide', EyeOff, {
    messages: hideMessages,
    policy: [['image', 'modify_image']],
    allowed: (image) => imageCan.edit(image) && !isHidden(image),
    perform: (image, send) => setHidden(image, true, send),
  }),
  batchAction<Image>('unhide', Eye, {
    messages: unhideMessages,
    policy: [['image', 'modify_image']],
    allowed: (image) => imageCan.edit(image) && isHidden(image),
    perform: (image, send) => setHidden(image, false, send),
  }),
  batchAction<Image>('deactivate', CircleSlash, {
    messages: deactivateMessages,
    policy: [['image', 'deactivate']],
    allowed: imageCan.deactivate,
    confirms: true,
    perform: ({ id }, send) => send(imageEndpoints.imageDeactivate, { params: { id } }),
  }),
  batchAction<Image>('reactivate', CircleCheck, {
    messages: reactivateMessages,
    policy: [['image', 'reactivate']],
    allowed: imageCan.reactivate,
    perform: ({ id }, send) => send(imageEndpoints.imageReactivate, { params: { id } }),
  }),
  deleteAction<Image>(manifest, {
    sentences: deleteSentences,
    policy: [['image', 'delete_image']],
    allowed: imageCan.delete,
    lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).imageLookAhead,
    remove: ({ id }, send) => send(imageEndpoints.imageDelete, { params: { id } }),
  }),
]
