import { defineMessages } from 'react-intl'

export const credentialLabels = defineMessages({
  name: { id: 'applicationCredential.form.name', defaultMessage: 'Name' },
  description: { id: 'applicationCredential.form.description', defaultMessage: 'Description' },
  secret: { id: 'applicationCredential.form.secret', defaultMessage: 'Secret' },
  date: { id: 'applicationCredential.form.date', defaultMessage: 'Expiration Date' },
  time: { id: 'applicationCredential.form.time', defaultMessage: 'Expiration Time' },
  roles: { id: 'applicationCredential.form.roles', defaultMessage: 'Roles' },
  access_rules: { id: 'applicationCredential.form.accessRules', defaultMessage: 'Access Rules' },
  unrestricted: { id: 'applicationCredential.form.unrestricted', defaultMessage: 'Unrestricted (dangerous)' },
})

export const credentialFormMessages = defineMessages({
  hint: {
    id: 'applicationCredential.form.hint',
    defaultMessage: 'It works in your current project, with some or all of your roles there.',
  },
  secretHint: { id: 'applicationCredential.form.secretHint', defaultMessage: 'One is generated unless you have one.' },
  dateHint: { id: 'applicationCredential.form.dateHint', defaultMessage: 'It never expires unless you say when.' },
  timeHint: { id: 'applicationCredential.form.timeHint', defaultMessage: 'In UTC; midnight unless given.' },
  rolesHint: { id: 'applicationCredential.form.rolesHint', defaultMessage: 'All of them unless some are chosen.' },
  rulesHint: {
    id: 'applicationCredential.form.rulesHint',
    defaultMessage: 'A list in JSON or YAML of what may be called, each with service, method and path.',
  },
  unrestrictedHint: {
    id: 'applicationCredential.form.unrestrictedHint',
    defaultMessage:
      'Whoever has the secret can then make and delete further application credentials and trusts in your name. Leave it off unless that is needed.',
  },
  keepSecret: {
    id: 'applicationCredential.form.keepSecret',
    defaultMessage: 'The secret cannot be had again once this dialog is closed. Keep it safe.',
  },
  id: { id: 'applicationCredential.form.id', defaultMessage: 'ID' },
  copySecret: { id: 'applicationCredential.form.copySecret', defaultMessage: 'Copy secret' },
  openRc: { id: 'applicationCredential.form.openRc', defaultMessage: 'Download openrc file' },
  cloudsYaml: { id: 'applicationCredential.form.cloudsYaml', defaultMessage: 'Download clouds.yaml' },
  noAddress: {
    id: 'applicationCredential.form.noAddress',
    defaultMessage: 'The files for clients could not be made: the address of the identity service is not known.',
  },
  done: { id: 'applicationCredential.form.done', defaultMessage: 'Done' },
})

export const credentialFormPhrases = defineMessages<{ created: { name: string }; taken: { name: string } }>({
  created: {
    id: 'applicationCredential.form.created',
    defaultMessage: 'Application credential "{name}" was successfully created.',
  },
  taken: {
    id: 'applicationCredential.form.taken',
    defaultMessage: 'Application credential name "{name}" is already used.',
  },
})
