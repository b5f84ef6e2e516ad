import { texts } from '../../framework/text/texts.ts'

export const containerMessages = texts('container', {
  unableToChangeAccess: 'Unable to change the container access.',
  emptyHint: 'A container holds objects, as a drive holds files. Create the first, then upload to it.',
  openObjects: 'Open the objects',
  copyLink: 'Copy the public link',
})

export const containerFields = texts('container.field', {
  count: 'Object Count',
  modified: 'Last Modified',
  created: 'Date Created',
  policy: 'Storage Policy',
  access: 'Public Access',
  link: 'Public Link',
})

export const containerPhrases = texts('container', {
  nowPublic: 'Container {name} is now public.',
  nowPrivate: 'Container {name} is now private.',
  confirmDelete: 'Are you sure you want to delete container {name}?',
  deleted: 'Container {name} deleted.',
  accessOf: 'Public access to {name}',
})

export const containerFormMessages = texts('container.form', {
  exists: 'A container with that name exists.',
  blank: 'Container name must not be blank.',
  slash: 'Container name must not contain "/".',
  dots: 'Container name must not be "." or "..".',
  accessHint: 'Everybody who has the link can list and read the objects of a public container.',
  created: 'Container {name} created.',
})
