import { defineMessages } from 'react-intl'

export const overviewMessages = defineMessages({
  information: { id: 'instance.overview.information', defaultMessage: 'Information' },
  specs: { id: 'instance.overview.specs', defaultMessage: 'Specs' },
  addresses: { id: 'instance.overview.addresses', defaultMessage: 'IP Addresses' },
  noAddresses: { id: 'instance.overview.noAddresses', defaultMessage: 'No addresses.' },
  floating: { id: 'instance.overview.floating', defaultMessage: 'Floating' },
  noSecurityGroups: { id: 'instance.overview.noSecurityGroups', defaultMessage: 'No security groups.' },
  noRules: { id: 'instance.overview.noRules', defaultMessage: 'No rules defined.' },
  volumes: { id: 'instance.overview.volumes', defaultMessage: 'Volumes Attached' },
  noVolumes: { id: 'instance.overview.noVolumes', defaultMessage: 'No volumes attached.' },
  unableToListVolumes: {
    id: 'instance.overview.unableToListVolumes',
    defaultMessage: 'Unable to retrieve the attached volumes.',
  },
  fault: { id: 'instance.overview.fault', defaultMessage: 'Fault' },
  faultMessage: { id: 'instance.fault.message', defaultMessage: 'Message' },
  faultCode: { id: 'instance.fault.code', defaultMessage: 'Code' },
})

export const overviewFields = defineMessages({
  reservationId: { id: 'instance.overview.reservationId', defaultMessage: 'Reservation ID' },
  launchIndex: { id: 'instance.overview.launchIndex', defaultMessage: 'Launch Index' },
  hostname: { id: 'instance.overview.hostname', defaultMessage: 'Hostname' },
  kernelId: { id: 'instance.overview.kernelId', defaultMessage: 'Kernel ID' },
  ramdiskId: { id: 'instance.overview.ramdiskId', defaultMessage: 'Ramdisk ID' },
  userData: { id: 'instance.overview.userData', defaultMessage: 'User Data' },
  swap: { id: 'instance.overview.swap', defaultMessage: 'Swap Disk' },
  keyName: { id: 'instance.overview.keyName', defaultMessage: 'Key Name' },
  lockedReason: { id: 'instance.overview.lockedReason', defaultMessage: 'Reason for the lock' },
})

export const interfaceMessages = defineMessages({
  empty: { id: 'instance.interfaces.empty', defaultMessage: 'This instance has no interfaces.' },
  editPort: { id: 'instance.interfaces.editPort', defaultMessage: 'Edit Port' },
  unableToList: { id: 'instance.interfaces.unableToList', defaultMessage: 'Unable to retrieve the interfaces.' },
})

export const logMessages = defineMessages({
  title: { id: 'instance.log.title', defaultMessage: 'Instance Console Log' },
  length: { id: 'instance.log.length', defaultMessage: 'Log Length' },
  badLength: { id: 'instance.log.badLength', defaultMessage: 'Log length must be a positive whole number.' },
  go: { id: 'instance.log.go', defaultMessage: 'Go' },
  viewFull: { id: 'instance.log.viewFull', defaultMessage: 'View Full Log' },
  empty: { id: 'instance.log.empty', defaultMessage: 'The instance has not written anything yet.' },
  loading: { id: 'instance.log.loading', defaultMessage: 'Loading the log' },
  failed: {
    id: 'instance.log.failed',
    defaultMessage: 'There was a problem communicating with the server, please try again.',
  },
})

export const consoleTabMessages = defineMessages({
  title: { id: 'instance.console.title', defaultMessage: 'Instance Console' },
  type: { id: 'instance.console.type', defaultMessage: 'Console type' },
  only: { id: 'instance.console.only', defaultMessage: 'Click here to show only console' },
  own: { id: 'instance.console.own', defaultMessage: 'Open the cloud’s own page for this console' },
  elsewhere: {
    id: 'instance.console.elsewhere',
    defaultMessage: 'Only the cloud’s own page can show a console of this type.',
  },
  notRunning: {
    id: 'instance.console.notRunning',
    defaultMessage: 'The console is available only while the instance is active.',
  },
  unavailable: { id: 'instance.console.unavailable', defaultMessage: 'console is currently unavailable.' },
  loading: { id: 'instance.console.loading', defaultMessage: 'Loading the console' },
})

/** By the API's names of the types. */
export const consoleTypes = defineMessages({
  VNC: { id: 'instance.console.vnc', defaultMessage: 'VNC' },
  SPICE: { id: 'instance.console.spice', defaultMessage: 'SPICE' },
  SERIAL: { id: 'instance.console.serial', defaultMessage: 'Serial' },
})

export const actionLogMessages = defineMessages({
  requestId: { id: 'instance.actionLog.requestId', defaultMessage: 'Request ID' },
  action: { id: 'instance.actionLog.action', defaultMessage: 'Action' },
  startTime: { id: 'instance.actionLog.startTime', defaultMessage: 'Start Time' },
  message: { id: 'instance.actionLog.message', defaultMessage: 'Message' },
  events: { id: 'instance.actionLog.events', defaultMessage: 'Events' },
  hideEvents: { id: 'instance.actionLog.hideEvents', defaultMessage: 'Hide events' },
  noEvents: { id: 'instance.actionLog.noEvents', defaultMessage: 'No events were recorded.' },
  running: { id: 'instance.actionLog.running', defaultMessage: 'running' },
  empty: { id: 'instance.actionLog.empty', defaultMessage: 'No actions on this instance are recorded.' },
  unableToList: { id: 'instance.actionLog.unableToList', defaultMessage: 'Unable to retrieve the actions.' },
  unableToLoad: { id: 'instance.actionLog.unableToLoad', defaultMessage: 'Unable to retrieve the events.' },
})

export const detailsPhrases = defineMessages<{
  editPort: { name: string }
  editGroupsOf: { name: string }
  eventsOf: { action: string }
  took: { seconds: number }
}>({
  editPort: { id: 'instance.interfaces.editPortNamed', defaultMessage: 'Edit Port {name}' },
  editGroupsOf: { id: 'instance.interfaces.editGroupsOf', defaultMessage: 'Edit Security Groups of {name}' },
  eventsOf: { id: 'instance.actionLog.eventsOf', defaultMessage: 'Events of {action}' },
  took: { id: 'instance.actionLog.took', defaultMessage: '{seconds, number} s' },
})
