import { portEndpoints, type Network } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { GlobalAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../../services/network/network-quota.ts'
import { opens } from '../../../framework/actions/dialog-action.ts'
import { paths } from '../../../paths.ts'
import { deleteMessages, portMessages } from './port.messages.ts'
import type { Port } from './port.queries.ts'

const availability = networkQuotaLasts('port')

export const createPortOn = ({ id }: Network): GlobalAction => ({
  id: 'create',
  label: portMessages.create,
  icon: Plus,
  policy: [['network', 'create_port']],
  open: () => paths.modal('create-port', id),
  availability,
})

export const editPort = opens<Port>('edit-port', {
  id: 'edit',
  label: portMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_port']],
})

export const deletePorts = batchAction<Port>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_port']],
  messages: deleteMessages,
  perform: ({ id }) => call(portEndpoints.portDelete, { params: { id } }),
})
