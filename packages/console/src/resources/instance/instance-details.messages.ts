import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const overviewMessages = texts('instance.overview', {
  information: 'Information',
  noAddresses: 'No addresses.',
  floating: 'Floating',
  noSecurityGroups: 'No security groups.',
  volumes: 'Volumes Attached',
  noVolumes: 'No volumes attached.',
  unableToListVolumes: 'Unable to retrieve the attached volumes.',
  fault: 'Fault',
  reservationId: 'Reservation ID',
  launchIndex: 'Launch Index',
  userData: 'User Data',
  swap: 'Swap Disk',
  keyName: 'Key Name',
  lockedReason: 'Reason for the lock',
})

export const interfaceMessages = texts('instance.interfaces', {
  empty: 'This instance has no interfaces.',
  editPort: 'Edit Port',
  unableToList: 'Unable to retrieve the interfaces.',
  reachable: 'Can the internet reach it?',
})

export const logMessages = texts('instance.log', {
  title: 'Instance Console Log',
  length: 'Log Length',
  badLength: 'Log length must be a positive whole number.',
  go: 'Go',
  viewFull: 'View Full Log',
  empty: 'The instance has not written anything yet.',
  loading: 'Loading the log',
  failed: 'There was a problem communicating with the server, please try again.',
})

export const consoleTabMessages = texts('instance.console', {
  title: 'Instance Console',
  type: 'Console type',
  only: 'Click here to show only console',
  own: 'Open the cloud’s own page for this console',
  elsewhere: 'Only the cloud’s own page can show a console of this type.',
  notRunning: 'The console is available only while the instance is active.',
  unavailable: 'console is currently unavailable.',
  loading: 'Loading the console',
})

/** By the API's names of the types. */
export const consoleTypes = texts('instance.console', { VNC: 'VNC', SPICE: 'SPICE', SERIAL: 'Serial' })

export const actionLogMessages = texts('instance.actionLog', {
  requestId: 'Request ID',
  action: moreWords.action,
  startTime: 'Start Time',
  message: 'Message',
  events: moreWords.events,
  hideEvents: 'Hide events',
  noEvents: 'No events were recorded.',
  running: 'running',
  empty: 'No actions on this instance are recorded.',
  unableToList: 'Unable to retrieve the actions.',
  unableToLoad: moreWords.unableToRetrieveTheEvents,
})

export const detailsPhrases = texts('instance.actionLog', {
  editPort: 'Edit Port {name}',
  editGroupsOf: 'Edit Security Groups of {name}',
  eventsOf: 'Events of {action}',
  took: '{seconds, number} s',
})
