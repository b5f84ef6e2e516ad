import { defineMessages } from 'react-intl'

export const sourceTypes = defineMessages({
  image: { id: 'launch.source.image', defaultMessage: 'Image' },
  snapshot: { id: 'launch.source.snapshot', defaultMessage: 'Instance Snapshot' },
  volume: { id: 'launch.source.volume', defaultMessage: 'Volume' },
  volume_snapshot: { id: 'launch.source.volumeSnapshot', defaultMessage: 'Volume Snapshot' },
})

/** What starting from a kind of source means. */
export const sourceHints = defineMessages({
  image: {
    id: 'launch.source.imageHint',
    defaultMessage: 'The instance starts from a copy of the image.',
  },
  snapshot: {
    id: 'launch.source.snapshotHint',
    defaultMessage: 'The instance starts as the one was of which the snapshot was taken.',
  },
  volume: {
    id: 'launch.source.volumeHint',
    defaultMessage: 'The instance runs from the volume itself, which only one instance can do at a time.',
  },
  volume_snapshot: {
    id: 'launch.source.volumeSnapshotHint',
    defaultMessage: 'The instance runs from a new volume that is made of the snapshot.',
  },
})
