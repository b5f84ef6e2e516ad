import { texts } from '../../framework/text/texts.ts'

export const targetHostMessages = texts('targetHost', {
  host: 'New Host',
  anyHost: 'Automatically schedule new host.',
  noHosts: 'No other hosts available',
  diskOverCommit: 'Disk Over Commit',
  blockMigration: 'Block Migration',
})
