import { defineMessages } from 'react-intl'

export const applicationCredentialMessages = defineMessages({
  emptyHint: {
    id: 'applicationCredential.emptyHint',
    defaultMessage: 'With an application credential, a program works in this project for you without your password.',
  },
  deleteQuestion: {
    id: 'applicationCredential.delete.body',
    defaultMessage:
      'You have selected "{names}". Programs that use these credentials lose access as soon as they are deleted. Once begun, this action cannot be undone.',
  },
  never: { id: 'applicationCredential.never', defaultMessage: 'Never' },
  accessRules: { id: 'applicationCredential.accessRules', defaultMessage: 'Access Rules' },
  everything: {
    id: 'applicationCredential.everything',
    defaultMessage: 'No access rules: programs may use every call that the roles allow.',
  },
})

export const applicationCredentialFields = defineMessages({
  expiration: { id: 'applicationCredential.field.expiration', defaultMessage: 'Expiration' },
  roles: { id: 'applicationCredential.field.roles', defaultMessage: 'Roles' },
  unrestricted: { id: 'applicationCredential.field.unrestricted', defaultMessage: 'Unrestricted' },
})

/** By Keystone's names of the fields. */
export const accessRuleFields = defineMessages({
  service: { id: 'applicationCredential.rule.service', defaultMessage: 'Service' },
  method: { id: 'applicationCredential.rule.method', defaultMessage: 'Method' },
  path: { id: 'applicationCredential.rule.path', defaultMessage: 'Path' },
})
