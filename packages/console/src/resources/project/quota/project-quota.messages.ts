import { defineMessages } from 'react-intl'

export const projectQuotaMessages = defineMessages({
  emptyHint: { id: 'projectQuota.emptyHint', defaultMessage: 'There are no projects that you may see.' },
  closeness: { id: 'projectQuota.closeness', defaultMessage: 'State' },
  fullest: { id: 'projectQuota.fullest', defaultMessage: 'Fullest' },
  change: { id: 'projectQuota.change', defaultMessage: 'Change Quotas' },
  defaults: { id: 'projectQuota.defaults', defaultMessage: 'Default Quotas' },
  storage: { id: 'projectQuota.storage', defaultMessage: 'Storage' },
})

export const closenessWords = defineMessages({
  over: { id: 'projectQuota.over', defaultMessage: 'Over a limit' },
  near: { id: 'projectQuota.near', defaultMessage: 'Near a limit' },
  ample: { id: 'projectQuota.ample', defaultMessage: 'Enough left' },
  idle: { id: 'projectQuota.idle', defaultMessage: 'Hardly used' },
})

export const projectQuotaPhrases = defineMessages<{ fullest: { quota: string; share: number } }>({
  fullest: { id: 'projectQuota.fullestIs', defaultMessage: '{share, number, ::percent} {quota}' },
})

export const summaryMessages = defineMessages({
  summary: { id: 'projectQuota.summary', defaultMessage: 'Summary of all projects' },
})

export const summaryPhrases = defineMessages<{
  attention: { over: number; near: number; idle: number }
  promised: { quota: string; sum: string; capacity: string; share: number }
  unlimited: { quota: string; capacity: string }
}>({
  attention: {
    id: 'projectQuota.attention',
    defaultMessage: '{over, number} over a limit, {near, number} near a limit, {idle, number} hardly used',
  },
  promised: {
    id: 'projectQuota.promised',
    defaultMessage: '{quota}: all limits together {sum}, {share, number, ::percent} of {capacity} on the hosts',
  },
  unlimited: {
    id: 'projectQuota.unlimited',
    defaultMessage: '{quota}: {capacity} on the hosts, and projects without a limit',
  },
})
