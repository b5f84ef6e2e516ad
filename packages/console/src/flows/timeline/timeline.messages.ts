import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const timelineMessages = texts('timeline', {
  lead: 'What happened in this project, as far as its services record it.',
  person: 'Person',
  everyone: 'Everyone',
  anyType: 'Any type',
  anyResult: 'Any result',
  you: 'You',
  notRecorded: 'not recorded',
  search: 'Name, ID or request',
  until: 'Until the day',
  when: 'When',
  what: 'What',
  text: 'Words of the service',
  request: 'Request ID',
  nothing: 'Nothing happened.',
  noMatch: 'Nothing matches.',
  actions: 'Actions that Nova keeps',
  noActions: 'Nova keeps no action of it.',
  actionsFailed: 'Unable to retrieve the actions.',
  whoCard: 'Who',
  howFar: 'How far back',
  unread: 'Could not be read: {names}.',
  reading: 'Reading {names}…',
  unchecked: 'What was deleted is in no list.',
})

export const timelinePhrases = texts('timeline', {
  created: '<thing></thing> created',
  changed: '<thing></thing> changed',
  changedTimes: '<thing></thing> changed, {count, plural, one {# time} other {# times}} since it was created',
  failed: '<thing></thing> failed',
  said: '<thing></thing>: message of the service',
  did: '<thing></thing>: {title}',
  others: 'and {count, number} more',
  older: 'Show {count, number} more',
  show: 'Details of {name}',
  chart: 'The last 7 days: {count, plural, one {# event} other {# events}}',
})

export const resultNames = texts('timeline.result', {
  done: words.done,
  failed: words.failed,
  running: moreWords.running,
  recorded: 'Recorded',
})

/** What each service keeps. */
export const historyTexts = texts('timeline.history', {
  instances:
    'Created and changed, and the last failure. Open a line for every action that Nova keeps, with who and how it went.',
  volumes:
    'Created, by whom, and last changed. Failures for as long as Cinder keeps its messages, 30 days unless your operator changed it.',
  images: 'Created and last changed; never who.',
  networks: 'Created and last changed, and how often; never who.',
  stacks: 'Created and last changed, with the owner. The page of a stack has its events.',
  balancers: 'Created and last changed; never who.',
  browser: 'What you did in this tab, until you sign out.',
})

export const historyNames = texts('timeline.historyOf', {
  instances: typeNames.instances,
  volumes: 'Volumes, snapshots and backups',
  images: typeNames.images,
  networks: 'Networks and groups',
  stacks: 'Stacks',
  balancers: 'Load balancers',
  browser: 'This browser',
})
