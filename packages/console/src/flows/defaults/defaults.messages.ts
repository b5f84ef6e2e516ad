import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const defaultsMessages = texts('defaults', {
  compute: 'Compute Quotas',
  volume: 'Volume Quotas',
  network: 'Network Quotas',
  quotaName: 'Quota Name',
  limit: typeNames.limit,
  update: 'Update Defaults',
  updated: 'Default quotas updated.',
  updateFailed: 'Unable to update default quotas.',
  failed: 'Unable to retrieve the default quotas.',
  none: 'The service reports no default quotas.',
  hint: 'They apply to every project without quotas of its own. -1 is unlimited.',
  networkHint: 'The defaults of networks are in the configuration of Neutron and cannot be changed here.',
})
