import { defineMessages } from 'react-intl'

export const hypervisorFormMessages = defineMessages({
  reason: { id: 'hypervisor.form.reason', defaultMessage: 'Reason' },
  disableHint: {
    id: 'hypervisor.form.disableHint',
    defaultMessage: 'Nova places no further instances on this host. Instances that run there go on running.',
  },
  disableFailed: { id: 'hypervisor.form.disableFailed', defaultMessage: 'Unable to disable the service.' },
  mode: { id: 'hypervisor.form.mode', defaultMessage: 'Running Instances Migration Type' },
  live: { id: 'hypervisor.form.live', defaultMessage: 'Live Migrate' },
  liveNote: {
    id: 'hypervisor.form.liveNote',
    defaultMessage: 'Running instances move without a stop; those that are shut off move cold.',
  },
  cold: { id: 'hypervisor.form.cold', defaultMessage: 'Cold Migrate' },
  coldNote: {
    id: 'hypervisor.form.coldNote',
    defaultMessage: 'Instances are stopped, copied and started. Each move is confirmed by itself.',
  },
  evacuateHint: {
    id: 'hypervisor.form.evacuateHint',
    defaultMessage:
      'Rebuilds the instances on other hosts. Make sure that the host is really off: an instance that runs twice damages its volumes.',
  },
  disabledFirst: {
    id: 'hypervisor.form.disabledFirst',
    defaultMessage: 'The host is disabled first, so that nothing new starts on it, and stays disabled.',
  },
  atOnce: { id: 'hypervisor.form.atOnce', defaultMessage: 'Moves at the Same Time' },
  instances: { id: 'hypervisor.form.instances', defaultMessage: 'Instances on This Host' },
  none: { id: 'hypervisor.form.none', defaultMessage: 'No instance is on this host.' },
  instancesFailed: { id: 'hypervisor.form.instancesFailed', defaultMessage: 'Unable to retrieve the instances.' },
  moves: { id: 'hypervisor.form.moves', defaultMessage: 'Moves' },
  order: { id: 'hypervisor.form.order', defaultMessage: 'Order' },
  staying: { id: 'hypervisor.form.staying', defaultMessage: 'Stay' },
  moved: { id: 'hypervisor.form.movedRam', defaultMessage: 'RAM that moves' },
  room: { id: 'hypervisor.form.room', defaultMessage: 'Free RAM on other hosts' },
  noRoom: {
    id: 'hypervisor.form.noRoom',
    defaultMessage: 'The other hosts have too little free RAM for all instances: some will stay here.',
  },
  migrateFailed: { id: 'hypervisor.form.migrateFailed', defaultMessage: 'Unable to migrate all instances.' },
  evacuateFailed: { id: 'hypervisor.form.evacuateFailed', defaultMessage: 'Unable to evacuate all instances.' },
})

/** How an instance leaves its host. */
export const moveNames = defineMessages({
  live: { id: 'hypervisor.move.live', defaultMessage: 'Live' },
  cold: { id: 'hypervisor.move.cold', defaultMessage: 'Cold' },
  evacuate: { id: 'hypervisor.move.evacuate', defaultMessage: 'Rebuilt' },
  stays: { id: 'hypervisor.move.stays', defaultMessage: 'Stays: its state allows no move' },
})

export const hypervisorFormPhrases = defineMessages<{
  disabled: { host: string }
  migrating: { host: string; count: number }
  evacuating: { host: string; count: number }
  stillOn: { host: string }
  summary: { host: string; moved: number; failed: number; left: number }
  room: { free: string; hosts: number }
}>({
  disabled: { id: 'hypervisor.form.disabled', defaultMessage: 'Disabled compute service for host: {host}.' },
  migrating: {
    id: 'hypervisor.form.migrating',
    defaultMessage:
      'Starting to migrate host: {host}. {count, plural, one {# instance moves.} other {# instances move.}}',
  },
  evacuating: {
    id: 'hypervisor.form.evacuating',
    defaultMessage:
      'Starting to evacuate host: {host}. {count, plural, one {# instance moves.} other {# instances move.}}',
  },
  stillOn: { id: 'hypervisor.form.stillOn', defaultMessage: 'It is still on {host}: Nova did not move it.' },
  summary: {
    id: 'hypervisor.form.summary',
    defaultMessage: '{host}: {moved, number} moved, {failed, number} failed, {left, number} not moved.',
  },
  room: {
    id: 'hypervisor.form.roomOn',
    defaultMessage: '{free} on {hosts, plural, one {# host} other {# hosts}}',
  },
})
