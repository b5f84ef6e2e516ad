import { texts } from '../text/texts.ts'

export const tagMessages = texts('tag', { edit: 'Edit Tags' })
