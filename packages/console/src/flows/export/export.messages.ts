import { defineMessages } from 'react-intl'

export const exportMessages = defineMessages({
  title: { id: 'export.title', defaultMessage: 'Export as code' },
  failed: { id: 'export.failed', defaultMessage: 'Unable to read the project.' },
  none: { id: 'export.none', defaultMessage: 'There is nothing to export here.' },
  graph: { id: 'export.graph', defaultMessage: 'Graph' },
  graphLabel: {
    id: 'export.graphLabel',
    defaultMessage: 'The exported resources as a graph; the list beside it has them as text',
  },
  resources: { id: 'export.resources', defaultMessage: 'Exported resources' },
})

export const exportPhrases = defineMessages<{ content: { count: number; project: string } }>({
  content: {
    id: 'export.content',
    defaultMessage: '{count, plural, one {# resource} other {# resources}} of project {project}',
  },
})
