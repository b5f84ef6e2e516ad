import { texts } from '../../framework/text/texts.ts'

export const exportMessages = texts('export', {
  title: 'Export as code',
  failed: 'Unable to read the project.',
  none: 'There is nothing to export here.',
  graphLabel: 'The exported resources as a graph; the list beside it has them as text',
  resources: 'Exported resources',
  content: '{count, plural, one {# resource} other {# resources}} of project {project}',
})
