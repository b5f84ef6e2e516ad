import { texts } from '../text/texts.ts'
import { moreWords } from '../text/more-words.messages.ts'

export const chartMessages = texts('chart', {
  currentUsage: 'Current Usage',
  added: moreWords.added,
  remaining: 'Remaining',
  noLimit: 'No Limit',
  unlimited: moreWords.unlimited,
  nearlyFull: 'Nearly full',
  full: moreWords.full,
  over: 'Over the limit',
  used: moreWords.used,
  free: moreWords.free,
  highest: 'Highest',
  average: moreWords.average,
  noData: 'No data available.',
  failed: 'An error occurred. Please try again later.',
  time: moreWords.time,
  asTable: 'Show as table',
  asChart: 'Show as chart',
  rangeStart: 'Start of the time shown',
  rangeEnd: 'End of the time shown',
})

export const chartPhrases = texts('chart', {
  usedOf: '{used} of {max} used',
  lastOfHighest: '{used} at last, {max} at most',
  parts: '{used} used · {added} added · {remaining} left',
  partsOf: '{used} used · {added} new · {remaining} left of {max}',
  partsNoLimit: '{used} used · {added} new · No Limit',
  usedNoLimit: '{used} used · No Limit',
  allocatedOf: '{used} of {max} allocated',
  allocatedNoLimit: '{used} allocated · No Limit',
  values: 'Values of {title} over time',
  named: '{name}: {value}',
  shortOf: '{used} / {max}',
  shortNoLimit: '{used}, no limit',
})
