import { texts } from '../text/texts.ts'

export const uncheckedMessages = texts('unchecked', { check: 'Check again' })

export const uncheckedPhrases = texts('unchecked', { since: 'not checked since {time}' })
