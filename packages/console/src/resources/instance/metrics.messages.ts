import { defineMessages } from 'react-intl'

export const metricMessages = defineMessages({
  now: { id: 'instance.metrics.now', defaultMessage: 'Right Now' },
  lastHour: { id: 'instance.metrics.lastHour', defaultMessage: 'Last hour' },
  all: { id: 'instance.metrics.all', defaultMessage: 'All metrics' },
  none: { id: 'instance.metrics.none', defaultMessage: 'Nothing was measured in the last hour.' },
  failed: { id: 'instance.metrics.failed', defaultMessage: 'Unable to retrieve the metrics.' },
  period: { id: 'instance.metrics.period', defaultMessage: 'Time shown' },
  cpu: { id: 'instance.metrics.cpu', defaultMessage: 'CPU' },
  memory: { id: 'instance.metrics.memory', defaultMessage: 'Memory' },
  disk: { id: 'instance.metrics.disk', defaultMessage: 'Disk' },
  network: { id: 'instance.metrics.network', defaultMessage: 'Network' },
  used: { id: 'instance.metrics.used', defaultMessage: 'used' },
  total: { id: 'instance.metrics.total', defaultMessage: 'total' },
  read: { id: 'instance.metrics.read', defaultMessage: 'read' },
  write: { id: 'instance.metrics.write', defaultMessage: 'write' },
  in: { id: 'instance.metrics.in', defaultMessage: 'in' },
  out: { id: 'instance.metrics.out', defaultMessage: 'out' },
  actions: { id: 'instance.metrics.actions', defaultMessage: 'Actions in This Time' },
  noActions: { id: 'instance.metrics.noActions', defaultMessage: 'No actions in this time.' },
})

export const periodNames = defineMessages({
  hour: { id: 'instance.metrics.hour', defaultMessage: 'Hour' },
  day: { id: 'instance.metrics.day', defaultMessage: 'Day' },
  week: { id: 'instance.metrics.week', defaultMessage: 'Week' },
  month: { id: 'instance.metrics.month', defaultMessage: 'Month' },
})

export const metricPhrases = defineMessages<{ of: { used: string; total: string }; perSecond: { size: string } }>({
  of: { id: 'instance.metrics.of', defaultMessage: '{used} of {total}' },
  perSecond: { id: 'instance.metrics.perSecond', defaultMessage: '{size}/s' },
})
