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
  viewDetails: { id: 'container.viewDetails', defaultMessage: 'View Details' },
  openObjects: { id: 'container.openObjects', defaultMessage: 'Open the objects' },
  private: { id: 'container.private', defaultMessage: 'Private' },
  copyLink: { id: 'container.copyLink', defaultMessage: 'Copy the public link' },
})

export const containerFields = defineMessages({
  count: { id: 'container.field.count', defaultMessage: 'Object Count' },
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

export const containerFormMessages = defineMessages({
  exists: { id: 'container.form.exists', defaultMessage: 'A container with that name exists.' },
  blank: { id: 'container.form.blank', defaultMessage: 'Container name must not be blank.' },
  slash: { id: 'container.form.slash', defaultMessage: 'Container name must not contain "/".' },
  dots: { id: 'container.form.dots', defaultMessage: 'Container name must not be "." or "..".' },
  accessHint: {
    id: 'container.form.accessHint',
    defaultMessage: 'Everybody who has the link can list and read the objects of a public container.',
  },
  name: { id: 'container.form.name', defaultMessage: 'Container Name' },
})

export const containerFormPhrases = defineMessages<{ created: { name: string } }>({
  created: { id: 'container.form.created', defaultMessage: 'Container {name} created.' },
})
