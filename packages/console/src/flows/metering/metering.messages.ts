import { defineMessages } from 'react-intl'

export const meteringMessages = defineMessages({
  usageReport: { id: 'metering.usageReport', defaultMessage: 'Usage Report' },
  stats: { id: 'metering.stats', defaultMessage: 'Stats' },
  period: { id: 'metering.period', defaultMessage: 'Period' },
  from: { id: 'metering.from', defaultMessage: 'From' },
  to: { id: 'metering.to', defaultMessage: 'To' },
  metric: { id: 'metering.metric', defaultMessage: 'Metric' },
  value: { id: 'metering.value', defaultMessage: 'Value' },
  download: { id: 'metering.download', defaultMessage: 'Download CSV Summary' },
  reportHint: {
    id: 'metering.reportHint',
    defaultMessage: 'The usage of each project per day, as a table for spreadsheets.',
  },
})

/** By days back from now. */
export const periodNames = defineMessages({
  day: { id: 'metering.period.day', defaultMessage: 'Last day' },
  week: { id: 'metering.period.week', defaultMessage: 'Last week' },
  month: { id: 'metering.period.month', defaultMessage: 'Month to date' },
  fifteen: { id: 'metering.period.fifteen', defaultMessage: 'Last 15 days' },
  thirty: { id: 'metering.period.thirty', defaultMessage: 'Last 30 days' },
  year: { id: 'metering.period.year', defaultMessage: 'Last year' },
  other: { id: 'metering.period.other', defaultMessage: 'Other' },
})

/** Why a period is invalid. */
export const periodProblems = defineMessages({
  start: { id: 'metering.problem.start', defaultMessage: 'Must specify start of period' },
  order: { id: 'metering.problem.order', defaultMessage: 'Start must be earlier than end of period.' },
})

/** The functions that aggregate the samples of a time. */
export const statisticNames = defineMessages({
  avg: { id: 'metering.statistic.avg', defaultMessage: 'Average' },
  min: { id: 'metering.statistic.min', defaultMessage: 'Minimum' },
  max: { id: 'metering.statistic.max', defaultMessage: 'Maximum' },
  sum: { id: 'metering.statistic.sum', defaultMessage: 'Sum' },
})

/** By Ceilometer's names of the meters. */
export const meterNames = defineMessages({
  cpu: { id: 'metering.meter.cpu', defaultMessage: 'CPU time used' },
  vcpus: { id: 'metering.meter.vcpus', defaultMessage: 'Virtual CPUs' },
  memory: { id: 'metering.meter.memory', defaultMessage: 'Memory allocated' },
  'memory.usage': { id: 'metering.meter.memory.usage', defaultMessage: 'Memory used' },
  'disk.root.size': { id: 'metering.meter.disk.root.size', defaultMessage: 'Size of the root disk' },
  'disk.ephemeral.size': { id: 'metering.meter.disk.ephemeral.size', defaultMessage: 'Size of the ephemeral disk' },
})
