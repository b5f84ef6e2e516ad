import { defineMessages } from 'react-intl'

export const quotaMessages = defineMessages({
  title: { id: 'project.quotas.title', defaultMessage: 'Modify Quotas' },
  hint: { id: 'project.quotas.hint', defaultMessage: 'How much the project may have; -1 is no limit.' },
  failed: { id: 'project.quotas.failed', defaultMessage: 'Unable to update project quota data.' },
  unableToLoad: { id: 'project.quotas.unableToLoad', defaultMessage: 'Unable to retrieve the quotas of the project.' },
  quotas: { id: 'project.quotas.quotas', defaultMessage: 'Quotas' },
})

export const quotaServices = defineMessages({
  compute: { id: 'project.quotas.compute', defaultMessage: 'Compute' },
  volume: { id: 'project.quotas.volume', defaultMessage: 'Volume' },
  network: { id: 'project.quotas.network', defaultMessage: 'Network' },
})

export const quotaPhrases = defineMessages<{
  belowUse: { quotas: string }
  inUse: { count: number }
  done: { name: string }
  partly: { services: string; reasons: string }
}>({
  belowUse: {
    id: 'project.quotas.belowUse',
    defaultMessage: 'Quota value(s) cannot be less than the current usage value(s): {quotas}.',
  },
  inUse: { id: 'project.quotas.inUse', defaultMessage: '{count, number} in use' },
  done: { id: 'project.quotas.done', defaultMessage: 'Modified quotas of project "{name}"' },
  partly: { id: 'project.quotas.partly', defaultMessage: '{reasons} Saved: {services}.' },
})
