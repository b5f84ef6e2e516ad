import { defineMessages } from 'react-intl'

export const backupMessages = defineMessages({
  type: { id: 'instance.backup.type', defaultMessage: 'Backup Type' },
  typeHint: {
    id: 'instance.backup.typeHint',
    defaultMessage: 'Any word, such as daily or weekly. Backups of each type are counted separately.',
  },
  rotation: { id: 'instance.backup.rotation', defaultMessage: 'Backups to keep' },
  rotationHint: {
    id: 'instance.backup.rotationHint',
    defaultMessage: 'Once there are more of this type, the oldest are deleted.',
  },
  failed: { id: 'instance.backup.failed', defaultMessage: 'Unable to create the backup.' },
})

export const backupPhrases = defineMessages<{
  sent: { backup: string; name: string }
  keeps: { count: number }
  deletes: { count: number; names: string }
}>({
  sent: { id: 'instance.backup.sent', defaultMessage: 'Creating backup "{backup}" of instance "{name}".' },
  keeps: {
    id: 'instance.backup.keeps',
    defaultMessage:
      '{count, plural, =0 {This is the first backup of this type.} one {# backup of this type stays.} other {# backups of this type stay.}}',
  },
  deletes: {
    id: 'instance.backup.deletes',
    defaultMessage: '{count, plural, one {This backup is deleted} other {These backups are deleted}}: {names}',
  },
})

/** The password of the guest's administrator. */
export const passwordMessages = defineMessages({
  password: { id: 'instance.setPassword.password', defaultMessage: 'New Password' },
  confirm: { id: 'instance.setPassword.confirm', defaultMessage: 'Confirm New Password' },
  hint: {
    id: 'instance.setPassword.hint',
    defaultMessage: 'An agent in the guest sets the password of its administrator. Images without one refuse it.',
  },
  failed: { id: 'instance.setPassword.failed', defaultMessage: 'Unable to set the password.' },
})

export const passwordPhrases = defineMessages<{ sent: { name: string } }>({
  sent: { id: 'instance.setPassword.sent', defaultMessage: 'Setting the password of instance "{name}".' },
})

export const obstacleMessages = defineMessages({
  here: { id: 'instance.obstacle.here', defaultMessage: 'Attached to this instance already.' },
  inUse: { id: 'instance.obstacle.inUse', defaultMessage: 'In use by another instance.' },
  noSubnet: { id: 'instance.obstacle.noSubnet', defaultMessage: 'It has no subnet to take an address from.' },
})

export const obstaclePhrases = defineMessages<{ status: { status: string }; taken: { owner: string } }>({
  status: { id: 'instance.obstacle.status', defaultMessage: 'Not available: its status is {status}.' },
  taken: { id: 'instance.obstacle.taken', defaultMessage: 'In use by {owner}.' },
})

export const migrateMessages = defineMessages({
  hint: {
    id: 'instance.migrate.hint',
    defaultMessage: 'The instance is stopped, moved and started; the move must then be confirmed or reverted.',
  },
  failed: { id: 'instance.migrate.failed', defaultMessage: 'Unable to migrate the instance.' },
})

export const migratePhrases = defineMessages<{ sent: { name: string } }>({
  sent: {
    id: 'instance.migrate.sent',
    defaultMessage: 'Scheduled migration (pending confirmation) of Instance: {name}',
  },
})

export const diagnosticsMessages = defineMessages({
  refresh: { id: 'instance.diagnostics.refresh', defaultMessage: 'Read again' },
  failed: { id: 'instance.diagnostics.failed', defaultMessage: 'Unable to retrieve the diagnostics.' },
  onlyActive: {
    id: 'instance.diagnostics.onlyActive',
    defaultMessage: 'The hypervisor counts only while the instance is active.',
  },
  guest: { id: 'instance.diagnostics.guest', defaultMessage: 'Guest' },
  hypervisor: { id: 'instance.diagnostics.hypervisor', defaultMessage: 'Hypervisor' },
  uptime: { id: 'instance.diagnostics.uptime', defaultMessage: 'Uptime' },
  memory: { id: 'instance.diagnostics.memory', defaultMessage: 'Memory' },
  processors: { id: 'instance.diagnostics.processors', defaultMessage: 'Processors' },
  processor: { id: 'instance.diagnostics.processor', defaultMessage: 'Processor' },
  time: { id: 'instance.diagnostics.time', defaultMessage: 'Time used' },
  utilisation: { id: 'instance.diagnostics.utilisation', defaultMessage: 'Use' },
  disks: { id: 'instance.diagnostics.disks', defaultMessage: 'Disks' },
  read: { id: 'instance.diagnostics.read', defaultMessage: 'Read' },
  reads: { id: 'instance.diagnostics.reads', defaultMessage: 'Read requests' },
  written: { id: 'instance.diagnostics.written', defaultMessage: 'Written' },
  writes: { id: 'instance.diagnostics.writes', defaultMessage: 'Write requests' },
  errors: { id: 'instance.diagnostics.errors', defaultMessage: 'Errors' },
  received: { id: 'instance.diagnostics.received', defaultMessage: 'Received' },
  sent: { id: 'instance.diagnostics.sent', defaultMessage: 'Sent' },
  packetsIn: { id: 'instance.diagnostics.packetsIn', defaultMessage: 'Packets in' },
  packetsOut: { id: 'instance.diagnostics.packetsOut', defaultMessage: 'Packets out' },
  dropped: { id: 'instance.diagnostics.dropped', defaultMessage: 'Dropped' },
})
