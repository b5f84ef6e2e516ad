import { defineMessages } from 'react-intl'

export const changePreviewMessages = defineMessages({
  templateDiff: { id: 'launchStack.templateDiff', defaultMessage: 'Template' },
  templateSame: { id: 'launchStack.templateSame', defaultMessage: 'The template is the same.' },
  templateUnknown: {
    id: 'launchStack.templateUnknown',
    defaultMessage: 'Heat fetches the new template from its URL. Its text cannot be compared here.',
  },
  effects: { id: 'launchStack.effects', defaultMessage: 'What Happens' },
  parameters: { id: 'launchStack.changedParameters', defaultMessage: 'Changed Parameters' },
  empty: { id: 'launchStack.empty', defaultMessage: 'empty' },
})

export const previewPhrases = defineMessages<{
  accept: { names: string }
  because: { names: string }
  kept: { names: string }
  despite: { names: string }
  skipped: { count: number }
  countLost: { count: number }
}>({
  accept: { id: 'launchStack.accept', defaultMessage: 'I know that what is in {names} may be lost.' },
  because: { id: 'launchStack.because', defaultMessage: 'Because it refers to a replaced resource: {names}.' },
  despite: {
    id: 'launchStack.despite',
    defaultMessage: 'Heat lists it as replaced because it refers to {names}. It stays, since that keeps its ID.',
  },
  kept: { id: 'launchStack.kept', defaultMessage: 'Kept: {names}' },
  countLost: { id: 'launchStack.countLost', defaultMessage: '{count, number}, data may be lost' },
  skipped: {
    id: 'launchStack.skipped',
    defaultMessage: '{count, plural, one {# line is the same} other {# lines are the same}}',
  },
})

/** By Heat's names of what an update does. */
export const effectNames = defineMessages({
  replaced: { id: 'launchStack.effect.replaced', defaultMessage: 'Replaced' },
  deleted: { id: 'launchStack.effect.deleted', defaultMessage: 'Deleted' },
  updated: { id: 'launchStack.effect.updated', defaultMessage: 'Updated in Place' },
  added: { id: 'launchStack.effect.added', defaultMessage: 'Added' },
  unchanged: { id: 'launchStack.effect.unchanged', defaultMessage: 'Unchanged' },
})

export const effectHints = defineMessages({
  replaced: { id: 'launchStack.hint.replaced', defaultMessage: 'A new one is created, then the old one is deleted.' },
  deleted: { id: 'launchStack.hint.deleted', defaultMessage: 'Cannot be restored.' },
  updated: { id: 'launchStack.hint.updated', defaultMessage: 'Stays and gets new properties.' },
  added: { id: 'launchStack.hint.added', defaultMessage: 'Created new.' },
  unchanged: { id: 'launchStack.hint.unchanged', defaultMessage: 'Stays as it is.' },
})

/** What becomes of the data and addresses of a resource that is replaced, deleted or rebuilt. */
export const consequences = defineMessages({
  server: {
    id: 'launchStack.lost.server',
    defaultMessage: 'Lost: the root disk with its files, and addresses that no port of the stack has.',
  },
  rebuilt: {
    id: 'launchStack.lost.rebuilt',
    defaultMessage: 'The server is rebuilt from the new image. Lost: the files of its root disk.',
  },
  volume: { id: 'launchStack.lost.volume', defaultMessage: 'Lost: all data of the volume.' },
  snapshotted: {
    id: 'launchStack.lost.snapshotted',
    defaultMessage: 'Heat takes a snapshot first, as its deletion policy requires.',
  },
  port: { id: 'launchStack.lost.port', defaultMessage: 'Lost: its IP addresses and its MAC address.' },
  floatingIp: { id: 'launchStack.lost.floatingIp', defaultMessage: 'Lost: the public IP address.' },
  container: {
    id: 'launchStack.lost.container',
    defaultMessage: 'Lost: its objects. Swift refuses to delete a container that has some.',
  },
  network: { id: 'launchStack.lost.network', defaultMessage: 'Lost: the connections of everything that uses it.' },
  keyPair: { id: 'launchStack.lost.keyPair', defaultMessage: 'Lost: the private key, if Heat has generated it.' },
  text: { id: 'launchStack.lost.text', defaultMessage: 'Lost: the generated text.' },
  stack: { id: 'launchStack.lost.stack', defaultMessage: 'Lost: all resources in it.' },
  other: { id: 'launchStack.lost.other', defaultMessage: 'Lost: what only this resource has.' },
  resized: { id: 'launchStack.resized', defaultMessage: 'The server is resized and restarts.' },
  retained: {
    id: 'launchStack.retained',
    defaultMessage: 'It is kept outside of the stack, as its deletion policy requires.',
  },
})
