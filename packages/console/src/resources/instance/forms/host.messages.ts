import { defineMessages } from 'react-intl'

/** What administrators do with servers and hosts. */
export const hostMessages = defineMessages({
  liveMigrate: { id: 'instance.liveMigrate.title', defaultMessage: 'Live Migrate Instance' },
  liveMigrateSent: {
    id: 'instance.liveMigrate.sent',
    defaultMessage: 'The instance is preparing the live migration to a new host.',
  },
  liveMigrateFailed: { id: 'instance.liveMigrate.failed', defaultMessage: 'Unable to live migrate the instance.' },
  anyHost: { id: 'instance.liveMigrate.anyHost', defaultMessage: 'Automatically schedule new host.' },
  noHosts: { id: 'instance.liveMigrate.noHosts', defaultMessage: 'No other hosts available' },
  evacuate: { id: 'instance.evacuate.title', defaultMessage: 'Evacuate Instance' },
  evacuateFailed: { id: 'instance.evacuate.failed', defaultMessage: 'Unable to evacuate the instance.' },
  evacuateHint: {
    id: 'instance.evacuate.hint',
    defaultMessage: 'Builds the instance anew on another host. Only for instances whose host is down.',
  },
  resetState: { id: 'instance.resetState.title', defaultMessage: 'Reset State' },
  resetStateFailed: { id: 'instance.resetState.failed', defaultMessage: 'Unable to reset the state of the instance.' },
  resetStateHint: {
    id: 'instance.resetState.hint',
    defaultMessage: 'Changes what Nova believes about the instance, not the instance itself.',
  },
  active: { id: 'instance.resetState.active', defaultMessage: 'Active' },
  error: { id: 'instance.resetState.error', defaultMessage: 'Error' },
})

export const hostLabels = defineMessages({
  current: { id: 'instance.liveMigrate.current', defaultMessage: 'Current Host' },
  host: { id: 'instance.liveMigrate.host', defaultMessage: 'New Host' },
  disk_over_commit: { id: 'instance.liveMigrate.diskOverCommit', defaultMessage: 'Disk Over Commit' },
  block_migration: { id: 'instance.liveMigrate.blockMigration', defaultMessage: 'Block Migration' },
  state: { id: 'instance.resetState.state', defaultMessage: 'State' },
})

export const hostPhrases = defineMessages<{ evacuating: { name: string }; reset: { name: string; state: string } }>({
  evacuating: { id: 'instance.evacuate.sent', defaultMessage: 'Evacuating instance {name}.' },
  reset: { id: 'instance.resetState.sent', defaultMessage: 'The state of instance {name} is now {state}.' },
})
