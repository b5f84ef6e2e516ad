import { defineMessages } from 'react-intl'

export const userFormMessages = defineMessages({
  unableToChange: { id: 'user.form.unableToChange', defaultMessage: 'Unable to change the password.' },
  chooseProject: { id: 'user.form.chooseProject', defaultMessage: 'Select a project' },
  noProjects: { id: 'user.form.noProjects', defaultMessage: 'No projects found.' },
  chooseRole: { id: 'user.form.chooseRole', defaultMessage: 'Select a role' },
  noRoles: { id: 'user.form.noRoles', defaultMessage: 'No roles found.' },
  roleNeeded: { id: 'user.form.roleNeeded', defaultMessage: 'Select the role that the user has on the project.' },
  lockHint: { id: 'user.form.lockHint', defaultMessage: 'The user cannot change the password then.' },
  passwordChanged: {
    id: 'user.form.passwordChanged',
    defaultMessage: 'User password has been updated successfully.',
  },
  wrongAdminPassword: { id: 'user.form.wrongAdminPassword', defaultMessage: 'The admin password is incorrect.' },
})

export const userFormLabels = defineMessages({
  name: { id: 'user.form.name', defaultMessage: 'User Name' },
  description: { id: 'user.form.description', defaultMessage: 'Description' },
  email: { id: 'user.form.email', defaultMessage: 'Email' },
  password: { id: 'user.form.password', defaultMessage: 'Password' },
  confirm: { id: 'user.form.confirm', defaultMessage: 'Confirm Password' },
  project: { id: 'user.form.project', defaultMessage: 'Primary Project' },
  role: { id: 'user.form.role', defaultMessage: 'Role' },
  enabled: { id: 'user.form.enabled', defaultMessage: 'Enabled' },
  locked: { id: 'user.form.locked', defaultMessage: 'Lock password' },
  admin_password: { id: 'user.form.adminPassword', defaultMessage: 'Admin Password' },
})

export const userFormPhrases = defineMessages<{
  created: { name: string }
  updated: { name: string }
  nameTaken: { name: string }
}>({
  created: { id: 'user.form.created', defaultMessage: 'User "{name}" was successfully created.' },
  updated: { id: 'user.form.updated', defaultMessage: 'User "{name}" has been updated successfully.' },
  nameTaken: { id: 'user.form.nameTaken', defaultMessage: 'User name "{name}" is already used.' },
})
