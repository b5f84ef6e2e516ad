import { texts } from '../../../framework/text/texts.ts'

export const projectQuotaMessages = texts('projectQuota', {
  emptyHint: 'There are no projects that you may see.',
  fullest: 'Fullest',
  change: 'Change Quotas',
  defaults: 'Default Quotas',
  storage: 'Storage',
  summary: 'Summary of all projects',
  attention: '{over, number} over a limit, {near, number} near a limit, {idle, number} hardly used',
  promised: '{quota}: all limits together {sum}, {share, number, ::percent} of {capacity} on the hosts',
  unlimited: '{quota}: {capacity} on the hosts, and projects without a limit',
})

export const closenessWords = texts('projectQuota', {
  over: 'Over a limit',
  near: 'Near a limit',
  ample: 'Enough left',
  idle: 'Hardly used',
})

export const projectQuotaPhrases = texts('projectQuota.phrase', {
  fullest: '{share, number, ::percent} {quota}',
})
