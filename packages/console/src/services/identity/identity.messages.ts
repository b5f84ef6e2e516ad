import { defineMessages } from 'react-intl'

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
