import { defineMessages } from 'react-intl'

export const migrationMessages = defineMessages({
  emptyHint: { id: 'migration.emptyHint', defaultMessage: 'Instances that move to other hosts are listed here.' },
  instance: { id: 'migration.instance', defaultMessage: 'Instance' },
  from: { id: 'migration.from', defaultMessage: 'From Host' },
  to: { id: 'migration.to', defaultMessage: 'To Host' },
  copied: { id: 'migration.copied', defaultMessage: 'Copied' },
  left: { id: 'migration.left', defaultMessage: 'Time Left' },
})

export const migrationTypes = defineMessages({
  migration: { id: 'migration.type.cold', defaultMessage: 'Cold' },
  resize: { id: 'migration.type.resize', defaultMessage: 'Resize' },
  'live-migration': { id: 'migration.type.live', defaultMessage: 'Live' },
  evacuation: { id: 'migration.type.evacuation', defaultMessage: 'Evacuation' },
})

export const abortMessages = defineMessages({
  one: { id: 'migration.abort.one', defaultMessage: 'Abort Migration' },
  other: { id: 'migration.abort.other', defaultMessage: 'Abort Migrations' },
  pastOne: { id: 'migration.abort.pastOne', defaultMessage: 'Aborted migration' },
  pastOther: { id: 'migration.abort.pastOther', defaultMessage: 'Aborted migrations' },
  help: { id: 'migration.abort.help', defaultMessage: 'The instances stay on their hosts and go on running.' },
})

export const forceMessages = defineMessages({
  one: { id: 'migration.force.one', defaultMessage: 'Force Completion' },
  other: { id: 'migration.force.other', defaultMessage: 'Force Completion' },
  pastOne: { id: 'migration.force.pastOne', defaultMessage: 'Forced completion of' },
  pastOther: { id: 'migration.force.pastOther', defaultMessage: 'Forced completion of' },
  help: {
    id: 'migration.force.help',
    defaultMessage: 'Nova pauses the instance, or copies its memory afterwards, so that the migration can end.',
  },
})
