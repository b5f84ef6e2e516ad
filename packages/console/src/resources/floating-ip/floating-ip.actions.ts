import { floatingIpEndpoints } from '@meridian/contract'
import { Link2, Plus, Trash2, Unlink2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { networkQuotaLasts } from '../../services/network/network-quota.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { disassociateMessages, floatingIpMessages, releaseMessages } from './floating-ip.messages.ts'
import type { FloatingIp } from './floating-ip.queries.ts'

export const allocate: GlobalAction = {
  id: 'allocate',
  label: floatingIpMessages.allocate,
  icon: Plus,
  scopes: ['project'],
  policy: [['network', 'create_floatingip']],
  open: () => paths.modal('allocate-floating-ip'),
  availability: networkQuotaLasts('floatingip'),
}

export const allocateForAny: GlobalAction = {
  id: 'admin-allocate',
  label: floatingIpMessages.allocate,
  icon: Plus,
  scopes: ['admin'],
  policy: [['network', 'create_floatingip']],
  open: () => paths.modal('admin-allocate-floating-ip'),
}

export const associate = opens<FloatingIp>('associate-address', {
  id: 'associate',
  label: floatingIpMessages.associate,
  icon: Link2,
  scopes: ['project'],
  policy: [['network', 'update_floatingip']],
  allowed: ({ port_id: port }) => port === null,
})

export const disassociate = batchAction<FloatingIp>({
  id: 'disassociate',
  icon: Unlink2,
  danger: true,
  policy: [['network', 'update_floatingip']],
  allowed: ({ port_id: port }) => port !== null,
  messages: disassociateMessages,
  perform: ({ id }) => call(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: id, port_id: null } }),
})

export const release = batchAction<FloatingIp>({
  // Its page is left when it is gone.
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['network', 'delete_floatingip']],
  messages: releaseMessages,
  perform: ({ id }) => call(floatingIpEndpoints.floatingIpDelete, { params: { id } }),
})
