import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const changePreviewMessages = texts('launchStack.preview', {
  templateSame: 'The template is the same.',
  templateUnknown: 'Heat fetches the new template from its URL. Its text cannot be compared here.',
  effects: 'What Happens',
  parameters: 'Changed Parameters',
  empty: 'empty',
})

export const previewPhrases = texts('launchStack', {
  accept: 'I know that what is in {names} may be lost.',
  because: 'Because it refers to a replaced resource: {names}.',
  despite: 'Heat lists it as replaced because it refers to {names}. It stays, since that keeps its ID.',
  kept: 'Kept: {names}',
  countLost: '{count, number}, data may be lost',
  skipped: '{count, plural, one {# line is the same} other {# lines are the same}}',
})

/** By Heat's names of what an update does. */
export const effectNames = texts('launchStack.effect', {
  replaced: 'Replaced',
  deleted: 'Deleted',
  updated: 'Updated in Place',
  added: moreWords.added,
  unchanged: 'Unchanged',
})

export const effectHints = texts('launchStack.hint', {
  replaced: 'A new one is created, then the old one is deleted.',
  deleted: 'Cannot be restored.',
  updated: 'Stays and gets new properties.',
  added: 'Created new.',
  unchanged: 'Stays as it is.',
})

/** What becomes of the data and addresses of a resource that is replaced, deleted or rebuilt. */
export const consequences = texts('launchStack.lost', {
  server: 'Lost: the root disk with its files, and addresses that no port of the stack has.',
  rebuilt: 'The server is rebuilt from the new image. Lost: the files of its root disk.',
  volume: 'Lost: all data of the volume.',
  snapshotted: 'Heat takes a snapshot first, as its deletion policy requires.',
  port: 'Lost: its IP addresses and its MAC address.',
  floatingIp: 'Lost: the public IP address.',
  container: 'Lost: its objects. Swift refuses to delete a container that has some.',
  network: 'Lost: the connections of everything that uses it.',
  keyPair: 'Lost: the private key, if Heat has generated it.',
  text: 'Lost: the generated text.',
  stack: 'Lost: all resources in it.',
  other: 'Lost: what only this resource has.',
  resized: 'The server is resized and restarts.',
  retained: 'It is kept outside of the stack, as its deletion policy requires.',
})
