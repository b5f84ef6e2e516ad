import { defineMessages } from 'react-intl'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { extraInfoTitle } from '../../services/identity/identity.messages.ts'

export const userMessages = defineMessages({
  passwordExpires: { id: 'user.passwordExpires', defaultMessage: 'Password Expires At' },
  emptyHint: { id: 'user.emptyHint', defaultMessage: 'Users sign in and work in the projects where they have a role.' },
  changePassword: { id: 'user.changePassword', defaultMessage: 'Change Password' },
  disableWarning: { id: 'user.disable.help', defaultMessage: 'A disabled user cannot sign in.' },
  projectId: { id: 'user.field.projectId', defaultMessage: 'Primary Project ID' },
  projectName: { id: 'user.field.projectName', defaultMessage: 'Primary Project Name' },
  groups: { id: 'user.groups', defaultMessage: 'Groups' },
  noGroups: { id: 'user.noGroups', defaultMessage: 'This user is in no group.' },
  groupId: { id: 'user.field.groupId', defaultMessage: 'Group ID' },
})

export const userFormMessages = defineMessages({
  unableToChange: { id: 'user.form.unableToChange', defaultMessage: 'Unable to change the password.' },
  chooseProject: { id: 'user.form.chooseProject', defaultMessage: 'Select a project' },
  noProjects: { id: 'user.form.noProjects', defaultMessage: 'No projects found.' },
  chooseRole: { id: 'user.form.chooseRole', defaultMessage: 'Select a role' },
  noRoles: { id: 'user.form.noRoles', defaultMessage: 'No roles found.' },
  roleNeeded: { id: 'user.form.roleNeeded', defaultMessage: 'Select the role that the user has on the project.' },
  lockHint: { id: 'user.form.lockHint', defaultMessage: 'The user cannot change a locked password.' },
  passwordChanged: {
    id: 'user.form.passwordChanged',
    defaultMessage: 'User password has been updated successfully.',
  },
  wrongAdminPassword: { id: 'user.form.wrongAdminPassword', defaultMessage: 'The admin password is incorrect.' },
})

export const userFormLabels = {
  name: words.userName,
  description: words.description,
  email: words.email,
  password: words.password,
  role: typeNames.role,
  enabled: words.enabled,
  extra: extraInfoTitle,
  ...defineMessages({
    confirm: { id: 'user.form.confirm', defaultMessage: 'Confirm Password' },
    project: { id: 'user.form.project', defaultMessage: 'Primary Project' },
    locked: { id: 'user.form.locked', defaultMessage: 'Lock password' },
    admin_password: { id: 'user.form.adminPassword', defaultMessage: 'Admin Password' },
  }),
}

export const userFormPhrases = defineMessages<{ nameTaken: { name: string } }>({
  nameTaken: { id: 'user.form.nameTaken', defaultMessage: 'User name "{name}" is already used.' },
})

export const userFactorMessages = defineMessages({
  required: { id: 'user.factor.required', defaultMessage: 'Require one of these ways to sign in' },
  ways: { id: 'user.factor.ways', defaultMessage: 'Ways to Sign In' },
  waysHint: {
    id: 'user.factor.waysHint',
    defaultMessage:
      'One on each line, with commas between methods that are needed together: password, totp. Keystone ignores a way with a method that it does not have.',
  },
  noWay: { id: 'user.factor.noWay', defaultMessage: 'Enter at least one way to sign in.' },
  devicesUnknown: {
    id: 'user.factor.devicesUnknown',
    defaultMessage: 'It is not known yet whether the user has a device. Wait until the devices are shown above.',
  },
  noDevice: {
    id: 'user.factor.noDevice',
    defaultMessage:
      'The user has no device and could not sign in in any of these ways. Users add devices in their settings.',
  },
})

export const userFactorPhrases = defineMessages<{ changed: { name: string } }>({
  changed: { id: 'user.factor.changed', defaultMessage: 'Changed the second factor of {name}.' },
})
