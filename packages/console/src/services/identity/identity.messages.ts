import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Labels of the actions that enable and disable items, as labels and as results. */
export const switchLabels = texts('identity.enable', {
  enableOne: 'Enable {Thing}',
  enableOther: 'Enable {Things}',
  enabledOne: 'Enabled {Thing}',
  enabledOther: 'Enabled {Things}',
  disableOne: 'Disable {Thing}',
  disableOther: 'Disable {Things}',
  disabledOne: 'Disabled {Thing}',
  disabledOther: 'Disabled {Things}',
})

/** The card of the operator's own attributes. */
export const extraInfoTitle = texts('identity', { extraInfo: 'Additional Information' }).extraInfo

export const memberLabels = texts('members', { manage: 'Manage Members', modifyGroups: 'Modify Groups' })

export const assignmentMessages = texts('assignments', {
  title: 'Role assignments',
  unableToLoad: 'Unable to retrieve the role assignments.',
  none: 'There are no role assignments.',
  group: 'Group Name',
  inherited: 'Projects below',
})

/** Texts of the dialogs that choose members. */
export const memberMessages = texts('members', {
  allUsers: 'All Users',
  allGroups: 'All Groups',
  noUsersFound: 'No users found.',
  noUsers: 'No users.',
  noGroupsFound: 'No groups found.',
  noGroups: 'No groups.',
  unableToLoad: moreWords.unableToRetrieveTheMembers,
  unableToSave: 'Unable to change the members.',
  roleless: 'Choose at least one role for each, or remove them.',
  keepAdmin: 'You cannot revoke your own admin role in the project that you work in.',
  keepMembership: 'You are an administrator by this group, and cannot leave it.',
})

export const projectFieldMessages = texts('projectField', { none: 'No projects available' })

/** Of the fields that choose from Keystone's catalogue. */
export const catalogFieldMessages = texts('catalog', {
  selectService: 'Select a service',
  noServices: 'No services available',
})
