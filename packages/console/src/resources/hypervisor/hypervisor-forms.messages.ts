import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const hypervisorFormMessages = texts('hypervisor.form', {
  reason: 'Reason',
  disableHint: 'Nova places no further instances on this host. Instances that run there go on running.',
  disableFailed: 'Unable to disable the service.',
  mode: 'Running Instances Migration Type',
  live: 'Live Migrate',
  liveNote: 'Running instances move without a stop; those that are shut off move cold.',
  cold: 'Cold Migrate',
  coldNote: 'Instances are stopped, copied and started. Each move is confirmed by itself.',
  evacuateHint:
    'Rebuilds the instances on other hosts. Make sure that the host is really off: an instance that runs twice damages its volumes.',
  disabledFirst: 'The host is disabled first, so that nothing new starts on it, and stays disabled.',
  atOnce: 'Moves at the Same Time',
  instances: 'Instances on This Host',
  none: 'No instance is on this host.',
  moves: 'Moves',
  order: 'Order',
  staying: 'Stay',
  moved: 'RAM that moves',
  room: 'Free RAM on other hosts',
  noRoom: 'The other hosts have too little free RAM for all instances: some will stay here.',
  migrateFailed: 'Unable to migrate all instances.',
  evacuateFailed: 'Unable to evacuate all instances.',
})

/** How an instance leaves its host. */
export const moveNames = texts('hypervisor.move', {
  live: moreWords.live,
  cold: moreWords.cold,
  evacuate: 'Rebuilt',
  stays: 'Stays: its state allows no move',
})

export const hypervisorFormPhrases = texts('hypervisor.formPhrase', {
  disabled: 'Disabled compute service for host: {host}.',
  migrating: 'Starting to migrate host: {host}. {count, plural, one {# instance moves.} other {# instances move.}}',
  evacuating: 'Starting to evacuate host: {host}. {count, plural, one {# instance moves.} other {# instances move.}}',
  stillOn: 'It is still on {host}: Nova did not move it.',
  summary: '{host}: {moved, number} moved, {failed, number} failed, {left, number} not moved.',
  room: '{free} on {hosts, plural, one {# host} other {# hosts}}',
})
