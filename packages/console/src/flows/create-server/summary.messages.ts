import { texts } from '../../framework/text/texts.ts'

export const summaryMessages = texts('createServer.item', {
  title: 'What will be created',
  quota: 'Your quota after it',
  storage: 'Volume storage',
  removed: 'Deleted together with the server',
  kept: 'Kept when the server is deleted',
  newKey: 'Its private key is downloaded once',
  importedKey: 'Imported',
  sshEverywhere: 'SSH from everywhere',
  others: 'From all options',
  unreachable: 'Nobody outside its network can reach this server.',
  missing: 'Still missing:',
  notChosen: 'Nothing chosen yet',
})

export const summaryPhrases = texts('createServer.item', {
  server: '{count, plural, one {Server {name}} other {# servers {name}}}',
  serverNote: '{image} · {size}',
  volume: '{count, plural, one {Boot volume of {size}} other {# boot volumes of {size}}}',
  port: 'Port on {network}',
  newAddress: 'New floating IP from {pool}',
  reusedAddress: 'Your floating IP {address}',
  key: 'Key pair {name}',
  newGroup: 'New security group {name}',
  group: 'Security group {name}',
  sshFrom: 'SSH from {prefix}',
})
