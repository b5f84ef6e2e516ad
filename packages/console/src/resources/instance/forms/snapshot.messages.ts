import { defineMessages } from 'react-intl'

export const snapshotMessages = defineMessages({
  title: { id: 'instance.snapshot.title', defaultMessage: 'Create Snapshot' },
  failed: { id: 'instance.snapshot.failed', defaultMessage: 'Unable to create snapshot.' },
  hint: {
    id: 'instance.snapshot.hint',
    defaultMessage: 'A snapshot is an image which preserves the disk state of a running instance.',
  },
})

export const snapshotLabels = defineMessages({
  name: { id: 'instance.snapshot.name', defaultMessage: 'Snapshot Name' },
})

export const snapshotPhrases = defineMessages<{ sent: { name: string; instance: string } }>({
  sent: { id: 'instance.snapshot.sent', defaultMessage: 'Snapshot "{name}" created for instance "{instance}"' },
})
