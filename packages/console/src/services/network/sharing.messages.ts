import { texts } from '../../framework/text/texts.ts'

export const sharingMessages = texts('sharing', {
  title: 'Sharing',
  targetHint: 'The ID of the project that may use it. Administrators may enter * for all projects.',
  everyone: 'All projects',
  kind: 'Permission',
  none: 'It is shared with no other project.',
  failed: 'Unable to retrieve with whom it is shared.',
  shareFailed: 'Unable to share it.',
  shared: 'It is shared with {target}.',
  end: 'Stop sharing with {target}',
})

export const shareNames = texts('sharing.name', { one: 'Share', other: 'Shares' })
