import { texts } from '../../framework/text/texts.ts'
import { typeNames } from '../../framework/text/common.messages.ts'

export const applicationCredentialMessages = texts('applicationCredential', {
  emptyHint: 'With an application credential, a program works in this project for you without your password.',
  deleteQuestion:
    'Programs that use {names} lose access as soon as it is deleted. Once begun, this action cannot be undone.',
  everything: 'No access rules: programs may use every call that the roles allow.',
})

export const applicationCredentialFields = texts('applicationCredential.field', {
  expiration: 'Expiration',
  unrestricted: 'Unrestricted',
})

/** By Keystone's names of the fields. */
export const accessRuleFields = texts('applicationCredential.rule', {
  service: typeNames.service,
  method: 'Method',
  path: 'Path',
})
