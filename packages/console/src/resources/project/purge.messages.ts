import { defineMessages } from 'react-intl'

export const purgeMessages = defineMessages({
  one: { id: 'project.purge', defaultMessage: 'Purge Project' },
  pastOne: { id: 'project.purged', defaultMessage: 'Purged Project' },
  step: { id: 'project.purge.step', defaultMessage: 'Check that {name} is empty' },
  body: {
    id: 'project.purge.body',
    defaultMessage: 'You have selected "{names}". All that the project contains is deleted; the project stays. {help}',
  },
})

export const purgePhrases = defineMessages<{ failed: { name: string } }>({
  failed: { id: 'project.purge.failed', defaultMessage: 'Not everything in {name} was deleted.' },
})
