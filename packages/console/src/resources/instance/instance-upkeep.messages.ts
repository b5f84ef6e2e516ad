import { texts } from '../../framework/text/texts.ts'

export const backupMessages = texts('instance.backup', {
  type: 'Backup Type',
  typeHint: 'Any word, such as daily or weekly. Backups of each type are counted separately.',
  rotation: 'Backups to keep',
  rotationHint: 'Once there are more of this type, the oldest are deleted.',
  failed: 'Unable to create the backup.',
  sent: 'Creating backup "{backup}" of instance "{name}".',
  keeps:
    '{count, plural, =0 {This is the first backup of this type.} one {# backup of this type stays.} other {# backups of this type stay.}}',
  deletes: '{count, plural, one {This backup is deleted} other {These backups are deleted}}: {names}',
})

/** The password of the guest's administrator. */
export const passwordMessages = texts('instance.setPassword', {
  password: 'New Password',
  confirm: 'Confirm New Password',
  hint: 'An agent in the guest sets the password of its administrator. Images without one refuse it.',
  failed: 'Unable to set the password.',
  sent: 'Setting the password of instance "{name}".',
})

export const obstacleMessages = texts('instance.obstacle', {
  here: 'Attached to this instance already.',
  inUse: 'In use by another instance.',
  noSubnet: 'It has no subnet to take an address from.',
})

export const obstaclePhrases = texts('instance.obstacle', {
  status: 'Not available: its status is {status}.',
  taken: 'In use by {owner}.',
})

export const migrateMessages = texts('instance.migrate', {
  hint: 'The instance is stopped, moved and started; the move must then be confirmed or reverted.',
  failed: 'Unable to migrate the instance.',
})

export const migratePhrases = texts('instance.migrate', {
  sent: 'Scheduled migration (pending confirmation) of Instance: {name}',
})

export const diagnosticsMessages = texts('instance.diagnostics', {
  refresh: 'Read again',
  failed: 'Unable to retrieve the diagnostics.',
  onlyActive: 'The hypervisor counts only while the instance is active.',
  guest: 'Guest',
  uptime: 'Uptime',
  processors: 'Processors',
  processor: 'Processor',
  time: 'Time used',
  utilisation: 'Use',
  disks: 'Disks',
  read: 'Read',
  reads: 'Read requests',
  written: 'Written',
  writes: 'Write requests',
  errors: 'Errors',
  received: 'Received',
  sent: 'Sent',
  packetsIn: 'Packets in',
  packetsOut: 'Packets out',
  dropped: 'Dropped',
})
