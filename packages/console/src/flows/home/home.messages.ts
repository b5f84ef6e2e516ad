import { texts } from '../../framework/text/texts.ts'
import { typeNames, statusNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const homeMessages = texts('home', {
  worstFirst: 'Worst first',
  allWell: 'Nothing needs attention.',
  findings: 'Look for waste and risks',
  why: 'Why?',
  launchAgain: 'Launch again',
  changeStack: 'Change and retry',
  newCredential: 'Create a new one',
  noReason: 'The service gives no reason.',
  credentialText: 'Programs that use it stop working then.',
  expiredText: 'Programs that use it no longer work.',
  resizeText: 'Until then it takes the room of both sizes. Some clouds confirm by themselves after a while.',
  dismiss: 'Dismiss',
  notChecked: 'Not everything could be checked.',
  volumeText: 'The service gives no reason in its list. Its page has the last changes.',
  quotaText: 'Free some of it, or ask your administrator for more.',
  limits: 'In use',
  yourLimits: 'Yours to use',
  fullestFirst: 'Fullest first',
  allLimits: 'All limits and usage',
  noLimits: 'This project has no limits.',
  week: 'Last 7 days',
  usageReport: 'Usage report',
  today: 'Today',
  changes: 'Recent changes',
  timeline: 'Timeline',
  changesFailed: 'Unable to retrieve the recent changes.',
  noChanges: 'No changes yet.',
  failed: 'failed',
  you: 'You',
  otherUser: 'Another user',
  shortcuts: 'Shortcuts',
})

export const severityNames = texts('home.severity', {
  error: statusNames.error,
  full: moreWords.full,
  expired: 'Expired',
  waiting: 'Waits for you',
  soon: 'Soon',
})

export const homePhrases = texts('home.phrase', {
  instances: '{instances, plural, =0 {No instances.} one {# instance.} other {# instances.}}',
  attention:
    '{attention, plural, =0 {Nothing needs attention.} one {One thing needs attention.} other {# things need attention.}}',
  attentionAtLeast: 'At least {attention, plural, one {one thing needs attention.} other {# things need attention.}}',
  serverFailed: 'Instance <link>{name}</link> is in error',
  resizeWaits: 'The resize or migration of <link>{name}</link> is not confirmed',
  volumeFailed: 'Volume <link>{name}</link> is in error',
  snapshotFailed: 'Snapshot <link>{name}</link> is in error',
  backupFailed: 'Backup <link>{name}</link> is in error',
  created: 'created {ago}',
  activityFailed: '{title}: not everything was done',
  upload: 'Upload {name}',
  stepFailed: '{step}: {reason}',
  stackFailed: 'Stack <link>{name}</link>: {status}',
  quotaFilling: '<link>{name}</link>: {percent, number} % used',
  credentialEnds: 'Application credential <link>{name}</link> ends {time}',
  credentialEnded: 'Application credential <link>{name}</link> ended {time}',
  show: 'Show {name}',
  more: 'Show {count, number} more',
  unchecked: 'Could not be checked: {names}.',
  share: '{used} of {max}',
  noLimit: '{used}, no limit',
  chart: '{name}: {now} now, between {least} and {most} in the last 7 days',
})

export const chartNames = texts('home.chart', {
  vcpus: 'VCPUs in use',
  ram: 'RAM in use',
  instances: typeNames.instances,
})
