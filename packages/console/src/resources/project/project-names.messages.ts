import { defineMessages } from 'react-intl'

export const projectNames = defineMessages({
  one: { id: 'project.one', defaultMessage: 'Project' },
  other: { id: 'project.other', defaultMessage: 'Projects' },
})
