import { computeLimitEndpoints, serverGroupEndpoints, type ServerGroup } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { isUsedUp, whileQuotaLasts } from '../../framework/actions/quota-availability.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, serverGroupMessages } from './server-group.messages.ts'

export const createServerGroup: GlobalAction = {
  id: 'create',
  label: serverGroupMessages.create,
  icon: Plus,
  policy: [['compute', 'os_compute_api:os-server-groups:create']],
  open: () => paths.modal('create-server-group'),
  availability: whileQuotaLasts('server groups', async (signal) => {
    const limits = await call(computeLimitEndpoints.computeLimits, {}, { signal })
    return isUsedUp(limits.maxServerGroups, limits.totalServerGroupsUsed)
  }),
}

export const deleteServerGroups = deleteAction<ServerGroup>({
  messages: deleteMessages,
  policy: [['compute', 'os_compute_api:os-server-groups:delete']],
  allowed: () => true,
  remove: ({ id }) => call(serverGroupEndpoints.serverGroupDelete, { params: { id } }),
})
