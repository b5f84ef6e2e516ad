import { defineMessages } from 'react-intl'

export const defaultsMessages = defineMessages({
  compute: { id: 'defaults.compute', defaultMessage: 'Compute Quotas' },
  volume: { id: 'defaults.volume', defaultMessage: 'Volume Quotas' },
  network: { id: 'defaults.network', defaultMessage: 'Network Quotas' },
  quotaName: { id: 'defaults.quotaName', defaultMessage: 'Quota Name' },
  limit: { id: 'defaults.limit', defaultMessage: 'Limit' },
  update: { id: 'defaults.update', defaultMessage: 'Update Defaults' },
  updated: { id: 'defaults.updated', defaultMessage: 'Default quotas updated.' },
  updateFailed: { id: 'defaults.updateFailed', defaultMessage: 'Unable to update default quotas.' },
  failed: { id: 'defaults.failed', defaultMessage: 'Unable to retrieve the default quotas.' },
  none: { id: 'defaults.none', defaultMessage: 'The service reports no default quotas.' },
  hint: {
    id: 'defaults.hint',
    defaultMessage: 'They apply to every project without quotas of its own. -1 is unlimited.',
  },
  networkHint: {
    id: 'defaults.networkHint',
    defaultMessage: 'The defaults of networks are in the configuration of Neutron and cannot be changed here.',
  },
})
