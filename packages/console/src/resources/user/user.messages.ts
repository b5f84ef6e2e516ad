import { typeNames, words } from '../../framework/text/common.messages.ts'
import { extraInfoTitle } from '../../services/identity/identity.messages.ts'
import { texts } from '../../framework/text/texts.ts'

export const userMessages = texts('user', {
  passwordExpires: 'Password Expires At',
  emptyHint: 'Users sign in and work in the projects where they have a role.',
  changePassword: 'Change Password',
  disableWarning: 'A disabled user cannot sign in.',
  projectId: 'Primary Project ID',
  projectName: 'Primary Project Name',
  noGroups: 'This user is in no group.',
})

export const userFormMessages = texts('user.form', {
  unableToChange: 'Unable to change the password.',
  noRoles: 'No roles found.',
  roleNeeded: 'Select the role that the user has on the project.',
  lockHint: 'The user cannot change a locked password.',
  passwordChanged: 'User password has been updated successfully.',
  wrongAdminPassword: 'The admin password is incorrect.',
  nameTaken: 'User name "{name}" is already used.',
})

export const userFormLabels = {
  name: words.userName,
  description: words.description,
  email: words.email,
  password: words.password,
  role: typeNames.role,
  enabled: words.enabled,
  extra: extraInfoTitle,
  ...texts('user.form', {
    confirm: 'Confirm Password',
    project: 'Primary Project',
    locked: 'Lock password',
    admin_password: 'Admin Password',
  }),
}

export const userFactorMessages = texts('user.factor', {
  required: 'Require one of these ways to sign in',
  ways: 'Ways to Sign In',
  waysHint:
    'One on each line, with commas between methods that are needed together: password, totp. Keystone ignores a way with a method that it does not have.',
  noWay: 'Enter at least one way to sign in.',
  devicesUnknown: 'It is not known yet whether the user has a device. Wait until the devices are shown above.',
  noDevice: 'The user has no device and could not sign in in any of these ways. Users add devices in their settings.',
  changed: 'Changed the second factor of {name}.',
})
