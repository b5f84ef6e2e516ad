import { texts } from '../text/texts.ts'

export const uncheckedMessages = texts('unchecked', { check: 'Check again' })

export const uncheckedPhrases = texts<{ since: { time: string } }>('unchecked', { since: 'not checked since {time}' })
