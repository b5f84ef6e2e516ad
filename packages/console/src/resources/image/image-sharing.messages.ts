import { defineMessages } from 'react-intl'

export const sharingMessages = defineMessages({
  project: { id: 'image.sharing.project', defaultMessage: 'Project ID' },
  projectHint: {
    id: 'image.sharing.projectHint',
    defaultMessage:
      'The other project decides whether to accept the image. Its members find the ID on their API Access page.',
  },
  becomesShared: {
    id: 'image.sharing.becomesShared',
    defaultMessage: 'This image is private. Its visibility becomes Shared.',
  },
  own: { id: 'image.sharing.own', defaultMessage: 'The image belongs to this project.' },
  failed: { id: 'image.sharing.failed', defaultMessage: 'Unable to share the image.' },
  listFailed: { id: 'image.sharing.listFailed', defaultMessage: 'Unable to retrieve the projects of the image.' },
  none: { id: 'image.sharing.none', defaultMessage: 'No other project uses this image.' },
  offered: { id: 'image.sharing.offered', defaultMessage: 'Offered' },
  removeOne: { id: 'image.sharing.removeOne', defaultMessage: 'Stop Sharing' },
  importHint: {
    id: 'image.sharing.importHint',
    defaultMessage: 'This image has no data yet. The cloud downloads it from this HTTP or HTTPS address.',
  },
  importFailed: { id: 'image.sharing.importFailed', defaultMessage: 'Unable to import the data.' },
  noDownload: {
    id: 'image.sharing.noDownload',
    defaultMessage: 'This cloud does not download images: its image service does not offer web-download.',
  },
  store: { id: 'image.sharing.store', defaultMessage: 'Store' },
  hasData: { id: 'image.sharing.hasData', defaultMessage: 'Has the Data' },
  defaultStore: { id: 'image.sharing.defaultStore', defaultMessage: 'default' },
  copy: { id: 'image.sharing.copy', defaultMessage: 'Copy to Stores' },
  copyFailed: { id: 'image.sharing.copyFailed', defaultMessage: 'Unable to copy the image.' },
  removeData: { id: 'image.sharing.removeData', defaultMessage: 'Delete the Data from the Store' },
})

export const memberNames = defineMessages({
  one: { id: 'image.sharing.one', defaultMessage: 'Project' },
  other: { id: 'image.sharing.other', defaultMessage: 'Projects' },
})

export const sharingPhrases = defineMessages<{
  shared: { name: string }
  importing: { name: string }
  copying: { name: string }
  stop: { project: string }
  remove: { store: string }
}>({
  shared: { id: 'image.sharing.shared', defaultMessage: 'Image {name} is offered to the project.' },
  importing: { id: 'image.sharing.importing', defaultMessage: 'The cloud imports the data of image {name}.' },
  copying: { id: 'image.sharing.copying', defaultMessage: 'The cloud copies image {name}.' },
  stop: { id: 'image.sharing.stop', defaultMessage: 'Stop sharing with {project}' },
  remove: { id: 'image.sharing.remove', defaultMessage: 'Delete the data from {store}' },
})
