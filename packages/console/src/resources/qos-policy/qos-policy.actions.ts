import { qosPolicyEndpoints, type QosPolicy } from '@meridian/contract'
import { ListPlus, Pencil, Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, qosPolicyMessages } from './qos-policy.messages.ts'

export const createQosPolicy: GlobalAction = {
  id: 'create',
  label: qosPolicyMessages.create,
  icon: Plus,
  policy: [['network', 'create_policy']],
  open: () => paths.modal('create-qos-policy'),
}

export const addQosRule = opens<QosPolicy>('add-qos-rule', {
  id: 'add-rule',
  label: qosPolicyMessages.addRule,
  icon: ListPlus,
  // One kind stands for all: which of them may be added is the service's to say.
  policy: [['network', 'create_policy_bandwidth_limit_rule']],
})

export const editQosPolicy = opens<QosPolicy>('edit-qos-policy', {
  id: 'edit',
  label: qosPolicyMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_policy']],
})

export const deleteQosPolicies = deleteAction<QosPolicy>({
  messages: deleteMessages,
  policy: [['network', 'delete_policy']],
  allowed: () => true,
  remove: ({ id }) => call(qosPolicyEndpoints.qosPolicyDelete, { params: { id } }),
})
