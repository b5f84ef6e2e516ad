import { addressesLeft, portEndpoints, subnetEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Preflight } from '../../framework/preflight/Preflight.tsx'
import { useTakenName } from '../../framework/preflight/use-taken-name.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { useNetworkDemands } from '../../services/network/use-network-demands.ts'
import type { PortForm } from './port-form.ts'

const portQuery = pages(portEndpoints.portList)

/** The quota of a new port, and the addresses that are left in the chosen subnet. */
export function PortPreflight({ form }: { form: ResourceForm<PortForm> }) {
  const { subnet_id: chosen, specify_ip: specifies, name } = form.values
  const isChosen = specifies === 'subnet_id' && chosen !== null
  const { data: subnet } = useQuery({
    ...query(subnetEndpoints.subnetView, { params: { id: chosen ?? '' } }),
    enabled: isChosen,
  })
  const { data: ports } = useQuery(portQuery)
  const demands = useNetworkDemands([{ id: 'port', label: typeNames.ports, added: 1 }])
  return (
    <Preflight
      form={form}
      demands={demands}
      taken={useTakenName(name, portQuery)}
      rooms={
        isChosen && subnet && ports
          ? [{ subnet: subnet.name || subnet.id, left: addressesLeft(subnet, ports.items), needed: 1 }]
          : []
      }
    />
  )
}
