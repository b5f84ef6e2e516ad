import { defineMessages } from 'react-intl'

export const summaryMessages = defineMessages({
  title: { id: 'createServer.summary', defaultMessage: 'What will be created' },
  quota: { id: 'createServer.quotaAfter', defaultMessage: 'Your quota after it' },
  storage: { id: 'createServer.quota.storage', defaultMessage: 'Volume storage' },
  removed: { id: 'createServer.item.removed', defaultMessage: 'Deleted together with the server' },
  kept: { id: 'createServer.item.kept', defaultMessage: 'Kept when the server is deleted' },
  newKey: { id: 'createServer.item.newKey', defaultMessage: 'Its private key is downloaded once' },
  importedKey: { id: 'createServer.item.importedKey', defaultMessage: 'Imported' },
  sshEverywhere: { id: 'createServer.item.sshEverywhere', defaultMessage: 'SSH from everywhere' },
  others: { id: 'createServer.item.others', defaultMessage: 'From all options' },
  unreachable: {
    id: 'createServer.item.unreachable',
    defaultMessage: 'Nobody outside its network can reach this server.',
  },
  missing: { id: 'createServer.missing', defaultMessage: 'Still missing:' },
  notChosen: { id: 'createServer.notChosen', defaultMessage: 'Nothing chosen yet' },
})

export const summaryPhrases = defineMessages<{
  server: { name: string; count: number }
  serverNote: { image: string; size: string }
  volume: { count: number; size: string }
  port: { network: string }
  newAddress: { pool: string }
  reusedAddress: { address: string }
  key: { name: string }
  newGroup: { name: string }
  group: { name: string }
  sshFrom: { prefix: string }
}>({
  server: {
    id: 'createServer.item.server',
    defaultMessage: '{count, plural, one {Server {name}} other {# servers {name}}}',
  },
  serverNote: { id: 'createServer.item.serverNote', defaultMessage: '{image} · {size}' },
  volume: {
    id: 'createServer.item.volume',
    defaultMessage: '{count, plural, one {Boot volume of {size}} other {# boot volumes of {size}}}',
  },
  port: { id: 'createServer.item.port', defaultMessage: 'Port on {network}' },
  newAddress: { id: 'createServer.item.newAddress', defaultMessage: 'New floating IP from {pool}' },
  reusedAddress: { id: 'createServer.item.reusedAddress', defaultMessage: 'Your floating IP {address}' },
  key: { id: 'createServer.item.key', defaultMessage: 'Key pair {name}' },
  newGroup: { id: 'createServer.item.newGroup', defaultMessage: 'New security group {name}' },
  group: { id: 'createServer.item.group', defaultMessage: 'Security group {name}' },
  sshFrom: { id: 'createServer.item.sshFrom', defaultMessage: 'SSH from {prefix}' },
})
