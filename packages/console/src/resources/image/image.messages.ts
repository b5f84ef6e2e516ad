import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const imageMessages = defineMessages({
  emptyHint: {
    id: 'image.emptyHint',
    defaultMessage: 'Images that your project owns, shares or that are public to all will be listed here.',
  },
  create: { id: 'image.create', defaultMessage: 'Create Image' },
  launch: { id: 'image.launch', defaultMessage: 'Launch' },
  createVolume: { id: 'image.createVolume', defaultMessage: 'Create Volume' },
  edit: { id: 'image.edit', defaultMessage: 'Edit Image' },
  overview: { id: 'image.overview', defaultMessage: 'Overview' },
  security: { id: 'image.security', defaultMessage: 'Security' },
  customProperties: { id: 'image.customProperties', defaultMessage: 'Custom Properties' },
  noCustomProperties: { id: 'image.noCustomProperties', defaultMessage: 'This image has none.' },
})

export const imageFields = defineMessages({
  id: { id: 'image.field.id', defaultMessage: 'ID' },
  name: { id: 'image.field.name', defaultMessage: 'Name' },
  owner: { id: 'image.field.owner', defaultMessage: 'Owner' },
  type: { id: 'image.field.type', defaultMessage: 'Type' },
  status: { id: 'image.field.status', defaultMessage: 'Status' },
  visibility: { id: 'image.field.visibility', defaultMessage: 'Visibility' },
  protected: { id: 'image.field.protected', defaultMessage: 'Protected' },
  diskFormat: { id: 'image.field.diskFormat', defaultMessage: 'Disk Format' },
  containerFormat: { id: 'image.field.containerFormat', defaultMessage: 'Container Format' },
  format: { id: 'image.field.format', defaultMessage: 'Format' },
  size: { id: 'image.field.size', defaultMessage: 'Size' },
  minSize: { id: 'image.field.minSize', defaultMessage: 'Min. Size (bytes)' },
  maxSize: { id: 'image.field.maxSize', defaultMessage: 'Max. Size (bytes)' },
  minDisk: { id: 'image.field.minDisk', defaultMessage: 'Min. Disk' },
  minRam: { id: 'image.field.minRam', defaultMessage: 'Min. RAM' },
  architecture: { id: 'image.field.architecture', defaultMessage: 'Architecture' },
  checksum: { id: 'image.field.checksum', defaultMessage: 'Checksum' },
  createdAt: { id: 'image.field.createdAt', defaultMessage: 'Created At' },
  updatedAt: { id: 'image.field.updatedAt', defaultMessage: 'Updated At' },
  description: { id: 'image.field.description', defaultMessage: 'Description' },
  filename: { id: 'image.field.filename', defaultMessage: 'Filename' },
  tags: { id: 'image.field.tags', defaultMessage: 'Tags' },
})

export const imageTypes = defineMessages({
  Image: { id: 'image.type.image', defaultMessage: 'Image' },
  Snapshot: { id: 'image.type.snapshot', defaultMessage: 'Snapshot' },
})

export const imageStatuses = defineMessages({
  active: { id: 'image.status.active', defaultMessage: 'Active' },
  queued: { id: 'image.status.queued', defaultMessage: 'Queued' },
  saving: { id: 'image.status.saving', defaultMessage: 'Saving' },
  uploading: { id: 'image.status.uploading', defaultMessage: 'Uploading' },
  importing: { id: 'image.status.importing', defaultMessage: 'Importing' },
  pending_delete: { id: 'image.status.pendingDelete', defaultMessage: 'Pending Delete' },
  killed: { id: 'image.status.killed', defaultMessage: 'Killed' },
  deactivated: { id: 'image.status.deactivated', defaultMessage: 'Deactivated' },
  deleted: { id: 'image.status.deleted', defaultMessage: 'Deleted' },
})

export const visibilityLabels = defineMessages({
  Public: { id: 'image.visibility.public', defaultMessage: 'Public' },
  Private: { id: 'image.visibility.private', defaultMessage: 'Private' },
  Shared: { id: 'image.visibility.shared', defaultMessage: 'Shared' },
  Community: { id: 'image.visibility.community', defaultMessage: 'Community' },
  'Image from Other Project - Non-Public': {
    id: 'image.visibility.other',
    defaultMessage: 'Image from Other Project - Non-Public',
  },
  Unknown: { id: 'image.visibility.unknown', defaultMessage: 'Unknown' },
})

/** As the facet offers them, where 'shared' is what others share with the project. */
export const visibilityFacet = defineMessages({
  public: { id: 'image.facet.public', defaultMessage: 'Public' },
  private: { id: 'image.facet.private', defaultMessage: 'Private' },
  shared: { id: 'image.facet.shared', defaultMessage: 'Shared With Project' },
  community: { id: 'image.facet.community', defaultMessage: 'Community' },
})

export const formatNames = defineMessages({
  iso: { id: 'image.format.iso', defaultMessage: 'ISO' },
  ova: { id: 'image.format.ova', defaultMessage: 'OVA' },
  ploop: { id: 'image.format.ploop', defaultMessage: 'PLOOP' },
  qcow2: { id: 'image.format.qcow2', defaultMessage: 'QCOW2' },
  raw: { id: 'image.format.raw', defaultMessage: 'Raw' },
  vdi: { id: 'image.format.vdi', defaultMessage: 'VDI' },
  vhd: { id: 'image.format.vhd', defaultMessage: 'VHD' },
  vmdk: { id: 'image.format.vmdk', defaultMessage: 'VMDK' },
  aki: { id: 'image.format.aki', defaultMessage: 'AKI' },
  ami: { id: 'image.format.ami', defaultMessage: 'AMI' },
  ari: { id: 'image.format.ari', defaultMessage: 'ARI' },
  docker: { id: 'image.format.docker', defaultMessage: 'Docker' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'image.delete.one', defaultMessage: 'Delete Image' },
    other: { id: 'image.delete.other', defaultMessage: 'Delete Images' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'image.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Image} other {Confirm Delete Images}}',
    },
    body: {
      id: 'image.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted image is not recoverable.} other {Deleted images are not recoverable.}}',
    },
    notAllowed: { id: 'image.delete.notAllowed', defaultMessage: 'You are not allowed to delete images: {names}' },
    deleted: { id: 'image.delete.deleted', defaultMessage: 'Deleted Image(s): {names}.' },
    failed: { id: 'image.delete.failed', defaultMessage: 'Unable to delete Image(s): {names}.' },
  }),
}
