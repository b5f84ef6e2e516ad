import { defineMessages, type MessageTag } from 'react-intl'

export const homeMessages = defineMessages({
  attention: { id: 'home.attention', defaultMessage: 'Needs attention' },
  worstFirst: { id: 'home.worstFirst', defaultMessage: 'Worst first' },
  allWell: { id: 'home.allWell', defaultMessage: 'Nothing needs attention.' },
  why: { id: 'home.why', defaultMessage: 'Why?' },
  launchAgain: { id: 'home.launchAgain', defaultMessage: 'Launch again' },
  changeStack: { id: 'home.changeStack', defaultMessage: 'Change and retry' },
  newCredential: { id: 'home.newCredential', defaultMessage: 'Create a new one' },
  noReason: { id: 'home.noReason', defaultMessage: 'The service gives no reason.' },
  credentialText: { id: 'home.credentialText', defaultMessage: 'Programs that use it stop working then.' },
  expiredText: { id: 'home.expiredText', defaultMessage: 'Programs that use it no longer work.' },
  resizeText: {
    id: 'home.resizeText',
    defaultMessage: 'Until then it takes the room of both sizes. Some clouds confirm by themselves after a while.',
  },
  tryAgain: { id: 'home.tryAgain', defaultMessage: 'Try again' },
  dismiss: { id: 'home.dismiss', defaultMessage: 'Dismiss' },
  notChecked: { id: 'home.notChecked', defaultMessage: 'Not everything could be checked.' },
  volumeText: {
    id: 'home.volumeText',
    defaultMessage: 'The service gives no reason in its list. Its page has the last changes.',
  },
  quotaText: { id: 'home.quotaText', defaultMessage: 'Free some of it, or ask your administrator for more.' },
  limits: { id: 'home.limits', defaultMessage: 'In use' },
  yourLimits: { id: 'home.yourLimits', defaultMessage: 'Yours to use' },
  fullestFirst: { id: 'home.fullestFirst', defaultMessage: 'Fullest first' },
  allLimits: { id: 'home.allLimits', defaultMessage: 'All limits and usage' },
  noLimits: { id: 'home.noLimits', defaultMessage: 'This project has no limits.' },
  week: { id: 'home.week', defaultMessage: 'Last 7 days' },
  usageReport: { id: 'home.usageReport', defaultMessage: 'Usage report' },
  today: { id: 'home.today', defaultMessage: 'Today' },
  changes: { id: 'home.changes', defaultMessage: 'Recent changes' },
  changesFailed: { id: 'home.changesFailed', defaultMessage: 'Unable to retrieve the recent changes.' },
  noChanges: { id: 'home.noChanges', defaultMessage: 'No changes yet.' },
  failed: { id: 'home.failed', defaultMessage: 'failed' },
  you: { id: 'home.you', defaultMessage: 'You' },
  otherUser: { id: 'home.otherUser', defaultMessage: 'Another user' },
  shortcuts: { id: 'home.shortcuts', defaultMessage: 'Shortcuts' },
})

export const severityNames = defineMessages({
  error: { id: 'home.severity.error', defaultMessage: 'Error' },
  full: { id: 'home.severity.full', defaultMessage: 'Full' },
  expired: { id: 'home.severity.expired', defaultMessage: 'Expired' },
  waiting: { id: 'home.severity.waiting', defaultMessage: 'Waits for you' },
  soon: { id: 'home.severity.soon', defaultMessage: 'Soon' },
})

export const homePhrases = defineMessages<{
  instances: { instances: number }
  attention: { attention: number }
  attentionAtLeast: { attention: number }
  serverFailed: { name: string; link: MessageTag }
  resizeWaits: { name: string; link: MessageTag }
  volumeFailed: { name: string; link: MessageTag }
  snapshotFailed: { name: string; link: MessageTag }
  backupFailed: { name: string; link: MessageTag }
  activityFailed: { title: string }
  upload: { name: string }
  stepFailed: { step: string; reason: string }
  stackFailed: { name: string; link: MessageTag; status: string }
  quotaFilling: { name: string; link: MessageTag; percent: number }
  credentialEnds: { name: string; link: MessageTag; time: string }
  credentialEnded: { name: string; link: MessageTag; time: string }
  show: { name: string }
  more: { count: number }
  unchecked: { names: string }
  share: { used: string; max: string }
  noLimit: { used: string }
  chart: { name: string; now: string; least: string; most: string }
}>({
  instances: {
    id: 'home.instances',
    defaultMessage: '{instances, plural, =0 {No instances.} one {# instance.} other {# instances.}}',
  },
  attention: {
    id: 'home.attentionCount',
    defaultMessage:
      '{attention, plural, =0 {Nothing needs attention.} one {One thing needs attention.} other {# things need attention.}}',
  },
  attentionAtLeast: {
    id: 'home.attentionAtLeast',
    defaultMessage: 'At least {attention, plural, one {one thing needs attention.} other {# things need attention.}}',
  },
  serverFailed: { id: 'home.serverFailed', defaultMessage: 'Instance <link>{name}</link> is in error' },
  resizeWaits: {
    id: 'home.resizeWaits',
    defaultMessage: 'The resize or migration of <link>{name}</link> is not confirmed',
  },
  volumeFailed: { id: 'home.volumeFailed', defaultMessage: 'Volume <link>{name}</link> is in error' },
  snapshotFailed: { id: 'home.snapshotFailed', defaultMessage: 'Snapshot <link>{name}</link> is in error' },
  backupFailed: { id: 'home.backupFailed', defaultMessage: 'Backup <link>{name}</link> is in error' },
  activityFailed: { id: 'home.activityFailed', defaultMessage: '{title}: not everything was done' },
  upload: { id: 'home.upload', defaultMessage: 'Upload {name}' },
  stepFailed: { id: 'home.stepFailed', defaultMessage: '{step}: {reason}' },
  stackFailed: { id: 'home.stackFailed', defaultMessage: 'Stack <link>{name}</link>: {status}' },
  quotaFilling: { id: 'home.quotaFilling', defaultMessage: '<link>{name}</link>: {percent, number} % used' },
  credentialEnds: {
    id: 'home.credentialEnds',
    defaultMessage: 'Application credential <link>{name}</link> ends {time}',
  },
  credentialEnded: {
    id: 'home.credentialEnded',
    defaultMessage: 'Application credential <link>{name}</link> ended {time}',
  },
  show: { id: 'home.show', defaultMessage: 'Show {name}' },
  more: { id: 'home.more', defaultMessage: 'Show {count, number} more' },
  unchecked: { id: 'home.unchecked', defaultMessage: 'Could not be checked: {names}.' },
  share: { id: 'home.share', defaultMessage: '{used} of {max}' },
  noLimit: { id: 'home.noLimit', defaultMessage: '{used}, no limit' },
  chart: { id: 'home.chart', defaultMessage: '{name}: {now} now, between {least} and {most} in the last 7 days' },
})

export const chartNames = defineMessages({
  vcpus: { id: 'home.chart.vcpus', defaultMessage: 'VCPUs in use' },
  ram: { id: 'home.chart.ram', defaultMessage: 'RAM in use' },
  instances: { id: 'home.chart.instances', defaultMessage: 'Instances' },
})
