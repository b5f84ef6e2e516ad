import { defineMessages } from 'react-intl'

export const snapshotNames = defineMessages({
  one: { id: 'volumeSnapshot.one', defaultMessage: 'Snapshot' },
  other: { id: 'volumeSnapshot.other', defaultMessage: 'Snapshots' },
})
