import { securityGroupEndpoints, type SecurityGroup } from '@meridian/contract'
import { ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import { networkQuotaLasts } from '../../services/network/network-quota.ts'
import type { GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, securityGroupMessages } from './security-group.messages.ts'

/** Neutron makes one of this name for every project, and keeps it. */
const isOwn = ({ name }: SecurityGroup) => name !== 'default'

export const createSecurityGroup: GlobalAction = {
  id: 'create',
  label: securityGroupMessages.create,
  icon: Plus,
  policy: [['network', 'create_security_group']],
  open: () => paths.modal('create-security-group'),
  availability: networkQuotaLasts('security_group'),
}

export const manageRules: LinkAction<SecurityGroup> = {
  id: 'manage-rules',
  label: securityGroupMessages.manageRules,
  icon: ListChecks,
  policy: [['network', 'get_security_group_rule']],
  to: ({ id }) => paths.securityGroupRules(id),
}

export const editSecurityGroup = opens<SecurityGroup>('edit-security-group', {
  id: 'edit',
  label: securityGroupMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_security_group']],
  allowed: isOwn,
})

export const deleteSecurityGroups = batchAction<SecurityGroup>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_security_group']],
  allowed: isOwn,
  messages: deleteMessages,
  perform: ({ id }) => call(securityGroupEndpoints.securityGroupDelete, { params: { id } }),
})
