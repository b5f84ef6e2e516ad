import { defineMessages } from 'react-intl'

export const purgeMessages = defineMessages({
  purge: { id: 'project.purge', defaultMessage: 'Purge Project' },
  name: { id: 'project.purge.name', defaultMessage: 'Type the name of the project to confirm' },
  nameWrong: { id: 'project.purge.nameWrong', defaultMessage: 'This is not the name of the project.' },
  whole: { id: 'project.purge.whole', defaultMessage: 'Delete the project itself too' },
  wholeHint: { id: 'project.purge.wholeHint', defaultMessage: 'Only once everything in it is deleted.' },
  contents: { id: 'project.purge.contents', defaultMessage: 'This is deleted, in this order' },
  none: { id: 'project.purge.none', defaultMessage: 'The project contains nothing.' },
  failed: { id: 'project.purge.failed', defaultMessage: 'Unable to retrieve what the project contains.' },
  objects: {
    id: 'project.purge.objects',
    defaultMessage: 'Containers with their objects stay: only members of the project may delete them.',
  },
  timeout: { id: 'project.purge.timeout', defaultMessage: 'It is still being deleted.' },
})

export const purgePhrases = defineMessages<{
  started: { name: string }
  done: { name: string; count: number }
  stayed: { name: string; count: number; names: string }
  gap: { service: string; message: string }
}>({
  started: { id: 'project.purge.started', defaultMessage: 'The purge of {name} runs in the list of activities.' },
  done: {
    id: 'project.purge.done',
    defaultMessage: 'Purged {name}: {count, plural, one {# item} other {# items}} deleted.',
  },
  stayed: {
    id: 'project.purge.stayed',
    defaultMessage: 'Purged {name}, but {count, plural, one {# item} other {# items}} stayed: {names}',
  },
  gap: { id: 'project.purge.gap', defaultMessage: 'Unknown of {service}: {message}' },
})
