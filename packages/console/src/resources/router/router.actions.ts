import { routerEndpoints, type Router } from '@meridian/contract'
import { Pencil, Plug, Plus, Trash2, Unplug } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action, GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../services/network/network-quota.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { clearMessages, deleteMessages, routerMessages } from './router.messages.ts'

export const createRouter: GlobalAction = {
  id: 'create',
  label: routerMessages.create,
  icon: Plus,
  scopes: ['project'],
  policy: [['network', 'create_router']],
  open: () => paths.modal('create-router'),
  availability: networkQuotaLasts('router'),
}

const createForAny: GlobalAction = {
  id: 'admin-create',
  label: routerMessages.create,
  icon: Plus,
  scopes: ['admin'],
  policy: [['network', 'create_router']],
  open: () => paths.modal('admin-create-router'),
}

const setGateway = opens<Router>('set-gateway', {
  id: 'set-gateway',
  label: routerMessages.setGateway,
  icon: Plug,
  scopes: ['project'],
  policy: [['network', 'update_router']],
  allowed: ({ external_gateway_info: gateway }) => gateway === null,
})

const clearGateway = batchAction<Router>({
  id: 'clear-gateway',
  icon: Unplug,
  danger: true,
  scopes: ['project'],
  policy: [['network', 'update_router']],
  allowed: ({ external_gateway_info: gateway }) => gateway !== null,
  messages: clearMessages,
  perform: ({ id }) => call(routerEndpoints.routerUpdate, { params: { id }, body: { external_gateway_info: null } }),
})

const editRouter = opens<Router>('edit-router', {
  id: 'edit',
  label: routerMessages.edit,
  icon: Pencil,
  policy: [['network', 'update_router']],
})

const deleteRouters = batchAction<Router>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_router']],
  messages: deleteMessages,
  perform: ({ id }) => call(routerEndpoints.routerDelete, { params: { id }, query: { detach: 'true' } }),
})

export const routerActions: Action<Router>[] = [
  createRouter,
  createForAny,
  setGateway,
  clearGateway,
  editRouter,
  deleteRouters,
]
