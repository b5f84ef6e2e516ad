import { defineMessages } from 'react-intl'

export const targetHostMessages = defineMessages({
  current: { id: 'targetHost.current', defaultMessage: 'Current Host' },
  host: { id: 'targetHost.host', defaultMessage: 'New Host' },
  anyHost: { id: 'targetHost.anyHost', defaultMessage: 'Automatically schedule new host.' },
  noHosts: { id: 'targetHost.noHosts', defaultMessage: 'No other hosts available' },
  diskOverCommit: { id: 'targetHost.diskOverCommit', defaultMessage: 'Disk Over Commit' },
  blockMigration: { id: 'targetHost.blockMigration', defaultMessage: 'Block Migration' },
})
