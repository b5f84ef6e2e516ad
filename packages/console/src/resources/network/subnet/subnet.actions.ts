import { subnetEndpoints, type Network } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../../services/network/network-quota.ts'
import { paths } from '../../../paths.ts'
import { networksOf } from '../its-network.ts'
import { deleteMessages, subnetMessages } from './subnet.messages.ts'
import type { Subnet } from './subnet.queries.ts'

const availability = networkQuotaLasts('subnet')

export const createSubnetOf = ({ id, project_id: project }: Network): GlobalAction => ({
  id: 'create',
  label: subnetMessages.create,
  icon: Plus,
  policy: [['network', 'create_subnet']],
  target: { project_id: project, tenant_id: project, 'network:tenant_id': project },
  open: () => paths.createSubnet(id),
  availability,
})

export const editSubnet: LinkAction<Subnet> = {
  id: 'edit',
  label: subnetMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_subnet']],
  to: ({ id }) => paths.editSubnet(id),
}

const remove = batchAction<Subnet>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_subnet']],
  messages: deleteMessages,
  perform: ({ id }) => call(subnetEndpoints.subnetDelete, { params: { id } }),
})

export const deleteSubnets: RunningAction<Subnet> = {
  ...remove,
  run: async (items, tools) => {
    const result = await remove.run(items, tools)
    return result && { ...result, updated: networksOf(items) }
  },
}
