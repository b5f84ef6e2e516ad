import { defineMessages } from 'react-intl'

export const chartMessages = defineMessages({
  currentUsage: { id: 'chart.currentUsage', defaultMessage: 'Current Usage' },
  added: { id: 'chart.added', defaultMessage: 'Added' },
  remaining: { id: 'chart.remaining', defaultMessage: 'Remaining' },
  noLimit: { id: 'chart.noLimit', defaultMessage: 'No Limit' },
  unlimited: { id: 'chart.unlimited', defaultMessage: 'Unlimited' },
  nearlyFull: { id: 'chart.nearlyFull', defaultMessage: 'Nearly full' },
  full: { id: 'chart.full', defaultMessage: 'Full' },
  over: { id: 'chart.over', defaultMessage: 'Over the limit' },
  used: { id: 'chart.used', defaultMessage: 'Used' },
  free: { id: 'chart.free', defaultMessage: 'Free' },
  highest: { id: 'chart.highest', defaultMessage: 'Highest' },
  average: { id: 'chart.average', defaultMessage: 'Average' },
  noData: { id: 'chart.noData', defaultMessage: 'No data available.' },
  failed: { id: 'chart.failed', defaultMessage: 'An error occurred. Please try again later.' },
  time: { id: 'chart.time', defaultMessage: 'Time' },
  asTable: { id: 'chart.asTable', defaultMessage: 'Show as table' },
  asChart: { id: 'chart.asChart', defaultMessage: 'Show as chart' },
  rangeStart: { id: 'chart.rangeStart', defaultMessage: 'Start of the time shown' },
  rangeEnd: { id: 'chart.rangeEnd', defaultMessage: 'End of the time shown' },
})

export const chartPhrases = defineMessages<{
  usedOf: { used: string; max: string }
  lastOfHighest: { used: string; max: string }
  parts: { used: string; added: string; remaining: string }
  partsOf: { used: string; added: string; remaining: string; max: string }
  partsNoLimit: { used: string; added: string }
  usedNoLimit: { used: string }
  allocatedOf: { used: string; max: string }
  allocatedNoLimit: { used: string }
  values: { title: string }
  named: { name: string; value: string }
  shortOf: { used: string; max: string }
  shortNoLimit: { used: string }
}>({
  usedOf: { id: 'chart.usedOf', defaultMessage: '{used} of {max} used' },
  lastOfHighest: { id: 'chart.lastOfHighest', defaultMessage: '{used} at last, {max} at most' },
  parts: { id: 'chart.parts', defaultMessage: '{used} used · {added} added · {remaining} left' },
  partsOf: { id: 'chart.partsOf', defaultMessage: '{used} used · {added} new · {remaining} left of {max}' },
  partsNoLimit: { id: 'chart.partsNoLimit', defaultMessage: '{used} used · {added} new · No Limit' },
  usedNoLimit: { id: 'chart.usedNoLimit', defaultMessage: '{used} used · No Limit' },
  allocatedOf: { id: 'chart.allocatedOf', defaultMessage: '{used} of {max} allocated' },
  allocatedNoLimit: { id: 'chart.allocatedNoLimit', defaultMessage: '{used} allocated · No Limit' },
  values: { id: 'chart.values', defaultMessage: 'Values of {title} over time' },
  named: { id: 'chart.named', defaultMessage: '{name}: {value}' },
  shortOf: { id: 'chart.shortOf', defaultMessage: '{used} / {max}' },
  shortNoLimit: { id: 'chart.shortNoLimit', defaultMessage: '{used}, no limit' },
})
