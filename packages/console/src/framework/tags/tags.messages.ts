import { texts } from '../text/texts.ts'

export const tagMessages = texts('tag', {
  tags: 'Tags',
  edit: 'Edit Tags',
})
