import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const migrationMessages = texts('migration', {
  emptyHint: 'Instances that move to other hosts are listed here.',
  from: 'From Host',
  to: 'To Host',
  copied: 'Copied',
  left: 'Time Left',
})

export const migrationTypes = texts('migration.type', {
  migration: moreWords.cold,
  resize: 'Resize',
  'live-migration': moreWords.live,
  evacuation: 'Evacuation',
})

export const abortMessages = texts('migration.abort', {
  one: 'Abort Migration',
  other: 'Abort Migrations',
  pastOne: 'Aborted migration',
  pastOther: 'Aborted migrations',
  help: 'The instances stay on their hosts and go on running.',
})

export const forceMessages = texts('migration.force', {
  one: 'Force Completion',
  other: 'Force Completion',
  pastOne: 'Forced completion of',
  pastOther: 'Forced completion of',
  help: 'Nova pauses the instance, or copies its memory afterwards, so that the migration can end.',
})
