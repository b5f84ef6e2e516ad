import { defineMessages } from 'react-intl'

export const tagMessages = defineMessages({
  tags: { id: 'tag.tags', defaultMessage: 'Tags' },
  edit: { id: 'tag.edit', defaultMessage: 'Edit Tags' },
})
