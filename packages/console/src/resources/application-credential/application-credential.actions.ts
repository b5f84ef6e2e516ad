import { applicationCredentialEndpoints, type ApplicationCredential } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { paths } from '../../paths.ts'
import { applicationCredentialMessages, deleteMessages } from './application-credential.messages.ts'

export const createApplicationCredential: GlobalAction = {
  id: 'create',
  label: applicationCredentialMessages.create,
  icon: Plus,
  policy: [['identity', 'identity:create_application_credential']],
  open: () => paths.modal('create-application-credential'),
}

export const deleteApplicationCredentials = batchAction<ApplicationCredential>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['identity', 'identity:delete_application_credential']],
  messages: deleteMessages,
  perform: ({ id }) => call(applicationCredentialEndpoints.applicationCredentialDelete, { params: { id } }),
})
