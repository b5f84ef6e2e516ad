import { texts } from '../text/texts.ts'

export const uncheckedMessages = texts('unchecked', { check: 'Check again', since: 'not checked since {time}' })
