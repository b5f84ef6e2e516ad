import { defineMessages } from 'react-intl'

export const sharingMessages = defineMessages({
  title: { id: 'sharing.title', defaultMessage: 'Sharing' },
  target: { id: 'sharing.target', defaultMessage: 'Target Project' },
  targetHint: {
    id: 'sharing.targetHint',
    defaultMessage: 'The ID of the project that may use it. Administrators may enter * for all projects.',
  },
  everyone: { id: 'sharing.everyone', defaultMessage: 'All projects' },
  external: { id: 'sharing.external', defaultMessage: 'Use as external network' },
  use: { id: 'sharing.use', defaultMessage: 'Share' },
  kind: { id: 'sharing.kind', defaultMessage: 'Permission' },
  none: { id: 'sharing.none', defaultMessage: 'It is shared with no other project.' },
  failed: { id: 'sharing.failed', defaultMessage: 'Unable to retrieve with whom it is shared.' },
  shareFailed: { id: 'sharing.shareFailed', defaultMessage: 'Unable to share it.' },
})

export const shareNames = defineMessages({
  one: { id: 'sharing.name.one', defaultMessage: 'Share' },
  other: { id: 'sharing.name.other', defaultMessage: 'Shares' },
})

export const sharePhrases = defineMessages<{ shared: { target: string }; end: { target: string } }>({
  shared: { id: 'sharing.shared', defaultMessage: 'It is shared with {target}.' },
  end: { id: 'sharing.end', defaultMessage: 'Stop sharing with {target}' },
})
