import { texts } from '../../framework/text/texts.ts'

export const tabNames = texts('reachTab', { reachers: 'What can reach this?' })
