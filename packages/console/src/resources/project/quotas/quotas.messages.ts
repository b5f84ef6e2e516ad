import { defineMessages } from 'react-intl'

export const quotaMessages = defineMessages({
  title: { id: 'project.quotas.title', defaultMessage: 'Modify Quotas' },
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
  hint: { name: string }
  belowUse: { quotas: string }
  inUse: { count: number }
  done: { name: string }
  partly: { services: string; reasons: string }
}>({
  hint: { id: 'project.quotas.hint', defaultMessage: 'How much {name} may have; -1 is no limit.' },
  belowUse: {
    id: 'project.quotas.belowUse',
    defaultMessage: 'Quota value(s) cannot be less than the current usage value(s): {quotas}.',
  },
  inUse: { id: 'project.quotas.inUse', defaultMessage: '{count, number} in use' },
  done: { id: 'project.quotas.done', defaultMessage: 'Modified quotas of project "{name}"' },
  partly: { id: 'project.quotas.partly', defaultMessage: '{reasons} Saved: {services}.' },
})
