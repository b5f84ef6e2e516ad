import { defineMessages } from 'react-intl'

export const containerMessages = defineMessages({
  unableToChangeAccess: {
    id: 'container.unableToChangeAccess',
    defaultMessage: 'Unable to change the container access.',
  },
  emptyHint: {
    id: 'container.emptyHint',
    defaultMessage: 'A container holds objects, as a drive holds files. Create the first, then upload to it.',
  },
  create: { id: 'container.create', defaultMessage: 'Create Container' },
  viewDetails: { id: 'container.viewDetails', defaultMessage: 'View Details' },
  delete: { id: 'container.delete', defaultMessage: 'Delete Container' },
  overview: { id: 'container.overview', defaultMessage: 'Overview' },
  openObjects: { id: 'container.openObjects', defaultMessage: 'Open the objects' },
  public: { id: 'container.public', defaultMessage: 'Public' },
  private: { id: 'container.private', defaultMessage: 'Private' },
  copyLink: { id: 'container.copyLink', defaultMessage: 'Copy the public link' },
})

export const containerFields = defineMessages({
  name: { id: 'container.field.name', defaultMessage: 'Name' },
  count: { id: 'container.field.count', defaultMessage: 'Object Count' },
  bytes: { id: 'container.field.bytes', defaultMessage: 'Size' },
  modified: { id: 'container.field.modified', defaultMessage: 'Last Modified' },
  created: { id: 'container.field.created', defaultMessage: 'Date Created' },
  policy: { id: 'container.field.policy', defaultMessage: 'Storage Policy' },
  access: { id: 'container.field.access', defaultMessage: 'Public Access' },
  link: { id: 'container.field.link', defaultMessage: 'Public Link' },
  prefix: { id: 'container.field.prefix', defaultMessage: 'Prefix' },
})

export const containerPhrases = defineMessages<{
  nowPublic: { name: string }
  nowPrivate: { name: string }
  confirmDelete: { name: string }
  deleted: { name: string }
  accessOf: { name: string }
}>({
  nowPublic: { id: 'container.nowPublic', defaultMessage: 'Container {name} is now public.' },
  nowPrivate: { id: 'container.nowPrivate', defaultMessage: 'Container {name} is now private.' },
  confirmDelete: {
    id: 'container.confirmDelete',
    defaultMessage: 'Are you sure you want to delete container {name}?',
  },
  deleted: { id: 'container.deleted', defaultMessage: 'Container {name} deleted.' },
  accessOf: { id: 'container.accessOf', defaultMessage: 'Public access to {name}' },
})
