import { networkEndpoints, type Network } from '@meridian/contract'
import { Pencil, Plus, Split, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action, GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../services/network/network-quota.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, networkMessages } from './network.messages.ts'

export const createNetwork: GlobalAction = {
  id: 'create',
  label: networkMessages.create,
  icon: Plus,
  policy: [['network', 'create_network']],
  open: () => paths.modal('create-network'),
  availability: networkQuotaLasts('network'),
}

const editNetwork = opens<Network>('edit-network', {
  id: 'edit',
  label: networkMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_network']],
})

const createSubnet: LinkAction<Network> = {
  id: 'create-subnet',
  label: networkMessages.createSubnet,
  icon: Split,
  policy: [['network', 'create_subnet']],
  to: ({ id }) => paths.createSubnet(id),
  availability: networkQuotaLasts('subnet'),
}

const deleteNetworks = batchAction<Network>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_network']],
  messages: deleteMessages,
  perform: ({ id }) => call(networkEndpoints.networkDelete, { params: { id } }),
})

export const networkActions: Action<Network>[] = [createNetwork, editNetwork, createSubnet, deleteNetworks]
