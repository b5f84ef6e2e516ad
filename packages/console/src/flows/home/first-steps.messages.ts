import { texts } from '../../framework/text/texts.ts'

export const stepMessages = texts('firstSteps', {
  title: 'Three steps to a server that you can reach',
  key: 'Your SSH key',
  keyText: 'You sign in to servers with a key instead of a password. Create one, or import your own.',
  launch: 'Launch a server',
  launchText: 'Choose an image, a size and a network. Everything can be changed later.',
  connect: 'Connect',
  connectText: 'The line to copy appears here as soon as the server has an address.',
  noFloating: 'This address is private: it is reachable only from inside the cloud.',
  associate: 'Give it a public address',
  haveKey: 'You have the key <code>{name}</code>.',
  launched: 'You launched <link>{name}</link>.',
})
