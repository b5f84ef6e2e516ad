import { defineMessage, defineMessages } from 'react-intl'

/** Labels of the actions that enable and disable items, as labels and as results. */
export const switchLabels = defineMessages({
  enableOne: { id: 'identity.enable.one', defaultMessage: 'Enable {Thing}' },
  enableOther: { id: 'identity.enable.other', defaultMessage: 'Enable {Things}' },
  enabledOne: { id: 'identity.enabled.one', defaultMessage: 'Enabled {Thing}' },
  enabledOther: { id: 'identity.enabled.other', defaultMessage: 'Enabled {Things}' },
  disableOne: { id: 'identity.disable.one', defaultMessage: 'Disable {Thing}' },
  disableOther: { id: 'identity.disable.other', defaultMessage: 'Disable {Things}' },
  disabledOne: { id: 'identity.disabled.one', defaultMessage: 'Disabled {Thing}' },
  disabledOther: { id: 'identity.disabled.other', defaultMessage: 'Disabled {Things}' },
})

/** The card of the operator's own attributes. */
export const extraInfoTitle = defineMessage({ id: 'identity.extraInfo', defaultMessage: 'Additional Information' })

export const memberLabels = defineMessages({
  manage: { id: 'members.manage', defaultMessage: 'Manage Members' },
  modifyGroups: { id: 'members.modifyGroups', defaultMessage: 'Modify Groups' },
})

export const assignmentMessages = defineMessages({
  title: { id: 'assignments.title', defaultMessage: 'Role assignments' },
  unableToLoad: { id: 'assignments.unableToLoad', defaultMessage: 'Unable to retrieve the role assignments.' },
  none: { id: 'assignments.none', defaultMessage: 'There are no role assignments.' },
  scope: { id: 'assignments.scope', defaultMessage: 'Scope' },
  group: { id: 'assignments.group', defaultMessage: 'Group Name' },
  system: { id: 'assignments.system', defaultMessage: 'All of the cloud' },
  inherited: { id: 'assignments.inherited', defaultMessage: 'Projects below' },
})

/** Texts of the dialogs that choose members. */
export const memberMessages = defineMessages({
  allUsers: { id: 'members.allUsers', defaultMessage: 'All Users' },
  allGroups: { id: 'members.allGroups', defaultMessage: 'All Groups' },
  noUsersFound: { id: 'members.noUsersFound', defaultMessage: 'No users found.' },
  noUsers: { id: 'members.noUsers', defaultMessage: 'No users.' },
  noGroupsFound: { id: 'members.noGroupsFound', defaultMessage: 'No groups found.' },
  noGroups: { id: 'members.noGroups', defaultMessage: 'No groups.' },
  unableToLoad: { id: 'members.unableToLoad', defaultMessage: 'Unable to retrieve the members.' },
  unableToSave: { id: 'members.unableToSave', defaultMessage: 'Unable to change the members.' },
  roleless: { id: 'members.roleless', defaultMessage: 'Choose at least one role for each, or remove them.' },
  keepAdmin: {
    id: 'members.keepAdmin',
    defaultMessage: 'You cannot revoke your own admin role in the project that you work in.',
  },
  keepMembership: {
    id: 'members.keepMembership',
    defaultMessage: 'You are an administrator by this group, and cannot leave it.',
  },
})

export const projectFieldMessages = defineMessages({
  select: { id: 'projectField.select', defaultMessage: 'Select a project' },
  none: { id: 'projectField.none', defaultMessage: 'No projects available' },
})

/** Of the fields that choose from Keystone's catalogue. */
export const catalogFieldMessages = defineMessages({
  selectService: { id: 'catalog.selectService', defaultMessage: 'Select a service' },
  noServices: { id: 'catalog.noServices', defaultMessage: 'No services available' },
})
