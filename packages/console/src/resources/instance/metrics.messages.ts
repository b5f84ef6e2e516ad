import { texts } from '../../framework/text/texts.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

export const metricMessages = texts('instance.metrics', {
  now: 'Right Now',
  lastHour: 'Last hour',
  all: 'All metrics',
  none: 'Nothing was measured in the last hour.',
  failed: 'Unable to retrieve the metrics.',
  period: 'Time shown',
  cpu: 'CPU',
  memory: 'Memory',
  disk: words.disk,
  network: typeNames.network,
  used: 'used',
  total: 'total',
  read: 'read',
  write: 'write',
  in: 'in',
  out: 'out',
  actions: 'Actions in This Time',
  noActions: 'No actions in this time.',
})

export const periodNames = texts('instance.metrics', { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' })

export const metricPhrases = texts('instance.metrics', { of: '{used} of {total}', perSecond: '{size}/s' })
