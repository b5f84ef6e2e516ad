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
    defaultMessage: 'Instances are stopped, copied and started. Each waits for Confirm Resize/Migrate afterwards.',
  },
  evacuateHint: {
    id: 'hypervisor.form.evacuateHint',
    defaultMessage:
      'Rebuilds the instances on other hosts. Make sure that the host is really off: an instance that runs twice damages its volumes.',
  },
  instances: { id: 'hypervisor.form.instances', defaultMessage: 'Instances on This Host' },
  none: { id: 'hypervisor.form.none', defaultMessage: 'No instance is on this host.' },
  instancesFailed: { id: 'hypervisor.form.instancesFailed', defaultMessage: 'Unable to retrieve the instances.' },
  moves: { id: 'hypervisor.form.moves', defaultMessage: 'Moves' },
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
  stayed: { names: string }
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
  stayed: { id: 'hypervisor.form.stayed', defaultMessage: 'These stay, since their state allows no move: {names}' },
})
