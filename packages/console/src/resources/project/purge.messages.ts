import { texts } from '../../framework/text/texts.ts'

export const purgeMessages = texts('project.purge', {
  one: 'Purge Project',
  pastOne: 'Purged Project',
  step: 'Check that {name} is empty',
  body: 'All that {names} contains is deleted; the project stays. {help}',
})

export const purgePhrases = texts('project.purge', {
  failed: 'Not everything in {name} was deleted.',
})
