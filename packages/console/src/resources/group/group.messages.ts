import { texts } from '../../framework/text/texts.ts'

export const groupMessages = texts('group', {
  emptyHint: 'All members of a group have its roles. Grant roles to a group instead of to each user.',
  members: 'Group Members',
  noMembers: 'This group has no members.',
  /** Texts of the dialogs. */
  taken: 'Group "{name}" already exists.',
  membersChanged: 'Modified members of group "{name}".',
})
