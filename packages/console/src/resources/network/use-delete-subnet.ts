import { subnetEndpoints, type Network, type Subnet } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { applyResult } from '../../framework/actions/apply-result.ts'
import { useConfirm } from '../../framework/actions/confirm.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { runTracked } from '../../framework/activity/run-tracked.ts'
import { settleBy } from '../../framework/activity/settle.ts'
import { useRegistry } from '../../framework/registry.ts'
import { NETWORK_TYPE } from './network-label.ts'
import { deleteSubnetMessages } from './parts.messages.ts'

/** Neutron lets subnets go without a name. */
export const subnetLabel = ({ name, cidr }: Subnet): string => name || cidr

const action = deleteAction<Subnet>({
  messages: deleteSubnetMessages,
  policy: [],
  allowed: () => true,
  remove: ({ id }) => call(subnetEndpoints.subnetDelete, { params: { id } }),
})

/** Takes a subnet from its network, once that is confirmed, and shows the network as it is then. */
export function useDeleteSubnet({ id: network }: Network): (subnet: Subnet) => Promise<unknown> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return (subnet) =>
    runTracked(
      {
        title: intl.formatMessage(action.label),
        subject: subnetLabel(subnet),
        confirm,
        settle: settleBy(registry, intl),
      },
      async (tracked) => {
        const permits = () => Promise.resolve(true)
        const done = await action.run([subnet], { intl, type: NETWORK_TYPE, label: subnetLabel, permits, ...tracked })
        if (!done) return null
        const changed = [{ type: NETWORK_TYPE, id: network }]
        const isDone = done.failed.length === 0
        const result = { created: [], updated: isDone ? changed : [], deleted: [], failed: isDone ? [] : changed }
        await applyResult(result, registry)
        return result
      },
    )
}
