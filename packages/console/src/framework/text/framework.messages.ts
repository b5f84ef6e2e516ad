import { texts } from './texts.ts'
import { typeNames, words } from './common.messages.ts'

export const frameworkMessages = texts('framework', {
  moreActions: 'More actions',
  unauthorized: 'Unauthorized. Redirecting to login',
  forbidden: 'Forbidden. Insufficient permissions of the requested operation',
  timeout: 'The server took too long to answer. Try again, or ask your operator if this continues.',
  unreachable: 'The server could not be reached. Check your connection and try again.',
  unreadable: 'The server sent a response that this page cannot read.',
  unloaded: 'Part of the console could not be loaded. Check your connection and try again.',
  broken: 'The console itself has failed here, not the cloud. Reload the page and try again.',
  policyFailed: 'Policy check failed.',
  settingsFailed: 'Unable to retrieve settings.',
  catalogFailed: 'Cannot get service catalog from keystone.',
  extensionsFailed: 'Cannot get the extension list.',
  projectsFailed: 'Unable to retrieve the projects.',
  pin: 'Pin to navigation',
  unpin: 'Unpin',
  yes: 'Yes',
  no: 'No',
  background: 'Continue in background',
  cancel: words.cancel,
  stop: words.stop,
})

export const frameworkPhrases = texts('framework', {
  serviceDisabled: 'Service type is not enabled: {desiredType}',
  extensionDisabled: 'Extension is not enabled: {extension}.',
  settingDisabled: 'Setting is not enabled: {setting}',
  inOtherProject: 'It is in your project {project}.',
  switchTo: 'Switch to {project}',
  itemMissing: 'Item with id {id} not found.',
  typeUnknown: 'There is no type of resource called {type}.',
  andMore: '{names} and {count, number} more',
  working: 'Working: {done, number} of {total, number}',
  pinsFull: 'Yours has {most, number}: unpin one first',
})

/** Keyed by PanelScope. */
export const scopeMessages = texts('navigation', { project: words.project, admin: 'Cloud', identity: 'Identity' })

/** Keyed by NavService. */
export const serviceMessages = texts('navigation.service', {
  compute: words.compute,
  storage: 'Storage',
  network: typeNames.network,
  orchestration: words.orchestration,
  keys: 'Keys',
  access: 'Access',
  usage: 'This project',
  identity: scopeMessages.identity,
  catalog: 'Catalog',
  system: words.system,
})

/** Services as plans name them. */
export const plannedServices = texts('navigation', {
  compute: words.compute,
  volume: typeNames.volumes,
  network: typeNames.network,
  orchestration: words.orchestration,
  'object-store': 'Object store',
})

/** Server messages with their kind as prefix. */
export const serverMessagePrefixes = texts('modal.server', {
  danger: 'Danger: {message}',
  error: 'Error: {message}',
  warning: 'Warning: {message}',
  success: 'Success: {message}',
  info: 'Notice: {message}',
  debug: 'Notice: {message}',
})
