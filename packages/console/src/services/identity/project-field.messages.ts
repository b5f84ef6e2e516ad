import { defineMessages } from 'react-intl'

export const projectFieldMessages = defineMessages({
  select: { id: 'projectField.select', defaultMessage: 'Select a project' },
  none: { id: 'projectField.none', defaultMessage: 'No projects available' },
})
