import { defineMessages } from 'react-intl'

/** Keyed by PanelScope. */
export const scopeMessages = defineMessages({
  project: { id: 'navigation.project', defaultMessage: 'Project' },
  admin: { id: 'navigation.admin', defaultMessage: 'Admin' },
  identity: { id: 'navigation.identity', defaultMessage: 'Identity' },
})

/** Keyed by NavGroup. */
export const groupMessages = defineMessages({
  compute: { id: 'navigation.compute', defaultMessage: 'Compute' },
  volume: { id: 'navigation.volume', defaultMessage: 'Volumes' },
  network: { id: 'navigation.network', defaultMessage: 'Network' },
  orchestration: { id: 'navigation.orchestration', defaultMessage: 'Orchestration' },
  'object-store': { id: 'navigation.objectStore', defaultMessage: 'Object store' },
  system: { id: 'navigation.system', defaultMessage: 'System' },
})
