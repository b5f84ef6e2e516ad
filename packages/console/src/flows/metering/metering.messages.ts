import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const meteringMessages = texts('metering', {
  usageReport: 'Usage Report',
  stats: 'Stats',
  metric: 'Metric',
  reportHint: 'The usage of each project per day, as a table for spreadsheets.',
})

/** By days back from now. */
export const periodNames = texts('metering.period', {
  day: 'Last day',
  week: 'Last week',
  month: 'Month to date',
  fifteen: 'Last 15 days',
  thirty: 'Last 30 days',
  year: 'Last year',
  other: 'Other',
})

/** Why a period is invalid. */
export const periodProblems = texts('metering.problem', {
  start: 'Must specify start of period',
  order: 'Start must be earlier than end of period.',
})

/** The functions that aggregate the samples of a time. */
export const statisticNames = texts('metering.statistic', {
  avg: moreWords.average,
  min: 'Minimum',
  max: 'Maximum',
  sum: 'Sum',
})

/** By Ceilometer's names of the meters. */
export const meterNames = texts('metering.meter', {
  cpu: 'CPU time used',
  vcpus: 'Virtual CPUs',
  memory: 'Memory allocated',
  'memory.usage': 'Memory used',
  'disk.root.size': 'Size of the root disk',
  'disk.ephemeral.size': 'Size of the ephemeral disk',
})
