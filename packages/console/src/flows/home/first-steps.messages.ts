import { defineMessages, type MessageTag } from 'react-intl'

export const stepMessages = defineMessages({
  title: { id: 'firstSteps.title', defaultMessage: 'Three steps to a server that you can reach' },
  done: { id: 'firstSteps.done', defaultMessage: 'Done' },
  key: { id: 'firstSteps.key', defaultMessage: 'Your SSH key' },
  keyText: {
    id: 'firstSteps.keyText',
    defaultMessage: 'You sign in to servers with a key instead of a password. Create one, or import your own.',
  },
  createKey: { id: 'firstSteps.createKey', defaultMessage: 'Create a key' },
  importKey: { id: 'firstSteps.importKey', defaultMessage: 'Import a key' },
  launch: { id: 'firstSteps.launch', defaultMessage: 'Launch a server' },
  launchText: {
    id: 'firstSteps.launchText',
    defaultMessage: 'Choose an image, a size and a network. Everything can be changed later.',
  },
  launchButton: { id: 'firstSteps.launchButton', defaultMessage: 'Launch a server' },
  connect: { id: 'firstSteps.connect', defaultMessage: 'Connect' },
  connectText: {
    id: 'firstSteps.connectText',
    defaultMessage: 'The line to copy appears here as soon as the server has an address.',
  },
  noFloating: {
    id: 'firstSteps.noFloating',
    defaultMessage: 'This address is private: it is reachable only from inside the cloud.',
  },
  associate: { id: 'firstSteps.associate', defaultMessage: 'Give it a public address' },
})

export const stepPhrases = defineMessages<{
  haveKey: { name: string; code: MessageTag }
  launched: { name: string; link: MessageTag }
}>({
  haveKey: { id: 'firstSteps.haveKey', defaultMessage: 'You have the key <code>{name}</code>.' },
  launched: { id: 'firstSteps.launched', defaultMessage: 'You launched <link>{name}</link>.' },
})
