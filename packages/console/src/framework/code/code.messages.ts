import { texts } from '../text/texts.ts'

export const codeMessages = texts('code', { show: 'Show as code' })
