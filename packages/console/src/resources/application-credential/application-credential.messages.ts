import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-action.ts'

export const applicationCredentialMessages = defineMessages({
  emptyHint: {
    id: 'applicationCredential.emptyHint',
    defaultMessage: 'With an application credential a program works in this project for you, without your password.',
  },
  create: { id: 'applicationCredential.create', defaultMessage: 'Create Application Credential' },
  never: { id: 'applicationCredential.never', defaultMessage: 'Never' },
  accessRules: { id: 'applicationCredential.accessRules', defaultMessage: 'Access Rules' },
  everything: {
    id: 'applicationCredential.everything',
    defaultMessage: 'No access rules: it may call all that its roles allow.',
  },
})

export const applicationCredentialFields = defineMessages({
  projectId: { id: 'applicationCredential.field.projectId', defaultMessage: 'Project ID' },
  expiration: { id: 'applicationCredential.field.expiration', defaultMessage: 'Expiration' },
  id: { id: 'applicationCredential.field.id', defaultMessage: 'ID' },
  roles: { id: 'applicationCredential.field.roles', defaultMessage: 'Roles' },
  unrestricted: { id: 'applicationCredential.field.unrestricted', defaultMessage: 'Unrestricted' },
})

/** By Keystone's own names. */
export const accessRuleFields = defineMessages({
  service: { id: 'applicationCredential.rule.service', defaultMessage: 'Service' },
  method: { id: 'applicationCredential.rule.method', defaultMessage: 'Method' },
  path: { id: 'applicationCredential.rule.path', defaultMessage: 'Path' },
})

export const deleteMessages: BatchMessages = defineMessages({
  one: { id: 'applicationCredential.delete.one', defaultMessage: 'Delete Application Credential' },
  other: { id: 'applicationCredential.delete.other', defaultMessage: 'Delete Application Credentials' },
  pastOne: { id: 'applicationCredential.delete.pastOne', defaultMessage: 'Deleted Application Credential' },
  pastOther: { id: 'applicationCredential.delete.pastOther', defaultMessage: 'Deleted Application Credentials' },
  help: {
    id: 'applicationCredential.delete.help',
    defaultMessage: 'Programs that sign in with it are shut out at once. This action cannot be undone.',
  },
})
