import { texts } from '../../framework/text/texts.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'

export const sharingMessages = texts('image.sharing', {
  projectHint:
    'The other project decides whether to accept the image. Its members find the ID on their API Access page.',
  becomesShared: 'This image is private. Its visibility becomes Shared.',
  own: 'The image belongs to this project.',
  failed: 'Unable to share the image.',
  listFailed: 'Unable to retrieve the projects of the image.',
  none: 'No other project uses this image.',
  offered: 'Offered',
  removeOne: 'Stop Sharing',
  importHint: 'This image has no data yet. The cloud downloads it from this HTTP or HTTPS address.',
  importFailed: 'Unable to import the data.',
  noDownload: 'This cloud does not download images: its image service does not offer web-download.',
  store: 'Store',
  hasData: 'Has the Data',
  defaultStore: 'default',
  copy: 'Copy to Stores',
  copyFailed: 'Unable to copy the image.',
  removeData: 'Delete the Data from the Store',
  shared: 'Image {name} is offered to the project.',
  importing: 'The cloud imports the data of image {name}.',
  copying: 'The cloud copies image {name}.',
  stop: 'Stop sharing with {project}',
  remove: 'Delete the data from {store}',
})

export const memberNames = {
  one: words.project,
  other: typeNames.projects,
}
