import type { Network, Subnet } from '@meridian/contract'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policies.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { networkMessages } from './network.messages.ts'
import { deletePhrases, deleteSubnetMessages, subnetFields } from './parts.messages.ts'
import { subnetLabel, useDeleteSubnet } from './use-delete-subnet.ts'

const COLUMNS = ['name', 'cidr', 'version', 'gateway', 'actions'] as const

/** The addresses that a network has to give. */
export function SubnetsTab({ network }: { network: Network }) {
  const { formatMessage } = useIntl()
  const say = (name: keyof typeof subnetFields) => formatMessage(subnetFields[name])
  const allows = usePolicies()
  const target = { project_id: network.project_id, tenant_id: network.project_id }
  const mayCreate = allows([['network', 'create_subnet']], target)
  const mayDelete = allows([['network', 'delete_subnet']], target)
  const remove = useDeleteSubnet(network)
  const cellsOf = (subnet: Subnet) => ({
    name: <span className="wrap-anywhere">{subnetLabel(subnet)}</span>,
    cidr: <code className="font-mono text-sm">{subnet.cidr}</code>,
    version: subnet.ipver_str,
    gateway: <code className="font-mono text-sm">{subnet.gateway_ip ?? '–'}</code>,
    actions: mayDelete && (
      <Button
        size="small"
        aria-label={formatMessage(deletePhrases.deleteOne, { name: subnetLabel(subnet) })}
        onClick={() => void remove(subnet)}
      >
        {formatMessage(deleteSubnetMessages.one)}
      </Button>
    ),
  })
  return (
    <div className="grid gap-3">
      {mayCreate && (
        <AppLink to={paths.createSubnet(network.id)} className={`${buttonClass('default')} justify-self-end`}>
          <Plus aria-hidden />
          {formatMessage(networkMessages.createSubnet)}
        </AppLink>
      )}
      <Card flush>
        <PlainTable
          label={say('title')}
          empty={say('empty')}
          columns={COLUMNS.map((id) => ({ id, header: say(id), hidden: id === 'actions' }))}
          rows={network.subnets.map((subnet) => ({ id: subnet.id, cells: cellsOf(subnet) }))}
        />
      </Card>
    </div>
  )
}
