import { routerEndpoints, type Router } from '@meridian/contract'
import { Trash2, Unplug } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { clearMessages, deleteMessages } from './router.messages.ts'

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

export const routerActions: Action<Router>[] = [clearGateway, deleteRouters]
