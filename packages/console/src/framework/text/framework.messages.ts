import { defineMessages } from 'react-intl'

export const frameworkMessages = defineMessages({
  moreActions: { id: 'framework.moreActions', defaultMessage: 'More actions' },
  unauthorized: { id: 'framework.unauthorized', defaultMessage: 'Unauthorized. Redirecting to login' },
  forbidden: {
    id: 'framework.forbidden',
    defaultMessage: 'Forbidden. Insufficient permissions of the requested operation',
  },
  timeout: {
    id: 'framework.timeout',
    defaultMessage: 'The server took too long to answer. Try again, or ask your operator if this continues.',
  },
  unreachable: {
    id: 'framework.unreachable',
    defaultMessage: 'The server could not be reached. Check your connection and try again.',
  },
  unreadable: {
    id: 'framework.unreadable',
    defaultMessage: 'The server sent a response that this page cannot read.',
  },
  unloaded: {
    id: 'framework.unloaded',
    defaultMessage: 'Part of the console could not be loaded. Check your connection and try again.',
  },
  broken: {
    id: 'framework.broken',
    defaultMessage: 'The console itself has failed here, not the cloud. Reload the page and try again.',
  },
  policyFailed: { id: 'framework.policyFailed', defaultMessage: 'Policy check failed.' },
  settingsFailed: { id: 'framework.settingsFailed', defaultMessage: 'Unable to retrieve settings.' },
  catalogFailed: { id: 'framework.catalogFailed', defaultMessage: 'Cannot get service catalog from keystone.' },
  extensionsFailed: { id: 'framework.extensionsFailed', defaultMessage: 'Cannot get the extension list.' },
  projectsFailed: { id: 'framework.projectsFailed', defaultMessage: 'Unable to retrieve the projects.' },
  pin: { id: 'framework.pin', defaultMessage: 'Pin to navigation' },
  unpin: { id: 'framework.unpin', defaultMessage: 'Unpin' },
  yes: { id: 'framework.yes', defaultMessage: 'Yes' },
  no: { id: 'framework.no', defaultMessage: 'No' },
  background: { id: 'framework.background', defaultMessage: 'Continue in background' },
  cancel: { id: 'framework.cancel', defaultMessage: 'Cancel' },
  stop: { id: 'framework.stop', defaultMessage: 'Stop' },
})

export const frameworkPhrases = defineMessages<{
  serviceDisabled: { desiredType: string }
  extensionDisabled: { extension: string }
  settingDisabled: { setting: string }
  itemMissing: { id: string }
  inOtherProject: { project: string }
  switchTo: { project: string }
  typeUnknown: { type: string }
  working: { done: number; total: number }
  andMore: { names: string; count: number }
}>({
  serviceDisabled: { id: 'framework.serviceDisabled', defaultMessage: 'Service type is not enabled: {desiredType}' },
  extensionDisabled: { id: 'framework.extensionDisabled', defaultMessage: 'Extension is not enabled: {extension}.' },
  settingDisabled: { id: 'framework.settingDisabled', defaultMessage: 'Setting is not enabled: {setting}' },
  inOtherProject: { id: 'framework.inOtherProject', defaultMessage: 'It is in your project {project}.' },
  switchTo: { id: 'framework.switchTo', defaultMessage: 'Switch to {project}' },
  itemMissing: { id: 'framework.itemMissing', defaultMessage: 'Item with id {id} not found.' },
  typeUnknown: { id: 'framework.typeUnknown', defaultMessage: 'There is no type of resource called {type}.' },
  andMore: { id: 'framework.andMore', defaultMessage: '{names} and {count, number} more' },
  working: { id: 'framework.working', defaultMessage: 'Working: {done, number} of {total, number}' },
})

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
  catalog: { id: 'navigation.catalog', defaultMessage: 'Catalog and limits' },
  federation: { id: 'navigation.federation', defaultMessage: 'Federation' },
  delegation: { id: 'navigation.delegation', defaultMessage: 'Delegation' },
})

/** Server messages with their kind as prefix. */
export const serverMessagePrefixes = defineMessages<
  Record<'danger' | 'error' | 'warning' | 'success' | 'info' | 'debug', { message: string }>
>({
  danger: { id: 'modal.server.danger', defaultMessage: 'Danger: {message}' },
  error: { id: 'modal.server.error', defaultMessage: 'Error: {message}' },
  warning: { id: 'modal.server.warning', defaultMessage: 'Warning: {message}' },
  success: { id: 'modal.server.success', defaultMessage: 'Success: {message}' },
  info: { id: 'modal.server.info', defaultMessage: 'Notice: {message}' },
  debug: { id: 'modal.server.debug', defaultMessage: 'Notice: {message}' },
})
