import { routerEndpoints, type Port, type Router } from '@meridian/contract'
import { Plus, Trash2 } from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { GlobalAction, RunningAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { paths } from '../../../paths.ts'
import { ROUTER_TYPE } from '../router-label.ts'
import { deleteInterfaceMessages, interfaceMessages } from './interface.messages.ts'

export const addInterfaceTo = ({ id, project_id: project }: Router): GlobalAction => ({
  id: 'add',
  label: interfaceMessages.add,
  icon: Plus,
  policy: [['network', 'add_router_interface']],
  target: { project_id: project, tenant_id: project },
  open: () => paths.modal('add-interface', id),
})

/** Neutron has these for itself. */
const OWN = ['network:router_ha_interface', 'network:router_centralized_snat']

export const mayBeDeleted = ({ device_owner: owner }: Pick<Port, 'device_owner'>): boolean => !OWN.includes(owner)

export function deleteInterfacesOf(router: Router): RunningAction<Port> {
  const remove = batchAction<Port>({
    id: 'delete',
    icon: Trash2,
    danger: true,
    batch: true,
    removes: true,
    policy: [['network', 'remove_router_interface']],
    allowed: mayBeDeleted,
    messages: deleteInterfaceMessages,
    perform: ({ id: portId }) => call(routerEndpoints.routerInterfaceRemove, { params: { id: router.id, portId } }),
  })
  return {
    ...remove,
    run: async (items, tools) => {
      const result = await remove.run(items, tools)
      // One of them may have been its gateway.
      return result && { ...result, updated: [{ type: ROUTER_TYPE, id: router.id }] }
    },
  }
}
