import type { Port } from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { Column, Facet } from '../../../framework/resource/column.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { vnicTypes } from '../../../resources/network/port.messages.ts'
import { DescriptionList } from '../../../ui/Card.tsx'
import { useLaunchable } from '../../../services/launch/facts/launchable.ts'
import type { LaunchForm } from '../../../services/launch/launch-form.ts'
import { isOfferedPort } from '../../../services/launch/rules/offered.ts'
import { Choosing } from './Choosing.tsx'
import { networkName } from './network-columns.ts'
import { fields } from '../../../services/launch/choosing.messages.ts'
import { activeStates, adminStates, codeFacet, coded, column, named, textFacet } from './columns.ts'

const portName = ({ name, id }: Port) => name || id
/** Neutron connects a port in the normal manner unless it says otherwise. */
export const vnicWord = (intl: IntlShape, port: Pick<Port, 'binding:vnic_type'>): string =>
  wordFor(intl, vnicTypes, port['binding:vnic_type'] ?? 'normal')

const addresses = ({ fixed_ips: ips }: Port) => ips.map(({ ip_address: ip }) => ip).join(', ')

const columns: Column<Port>[] = [
  named(),
  column('ip', addresses, { priority: 1 }),
  coded('adminState', ({ admin_state: state }) => state),
  coded('status', ({ status }) => status, { priority: 2 }),
]

const facets: Facet<Port>[] = [
  textFacet('name', portName),
  textFacet('ip', addresses),
  codeFacet('adminState', ({ admin_state: state }) => state, adminStates),
  codeFacet('status', ({ status }) => status, activeStates),
]

export function PortsStep({ form }: { form: ResourceForm<LaunchForm> }) {
  const { facts } = useLaunchable()
  return (
    <Choosing
      form={form}
      name="ports"
      part="ports"
      items={facts.ports.filter(isOfferedPort)}
      columns={columns}
      facets={facets}
      defaultSort="name"
      allocated={form.values.ports}
      max={-1}
      ordered
      nameOf={portName}
      renderDetails={(port) => <PortDetails port={port} />}
    />
  )
}

function PortDetails({ port }: { port: Port }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { facts } = useLaunchable()
  const network = facts.networks.find(({ id }) => id === port.network_id)
  return (
    <DescriptionList
      items={[
        { term: formatMessage(fields.id), value: port.id },
        { term: formatMessage(fields.project), value: port.project_id },
        { term: formatMessage(fields.networkId), value: port.network_id },
        { term: formatMessage(fields.network), value: network && networkName(network) },
        { term: formatMessage(fields.mac), value: port.mac_address },
        { term: formatMessage(fields.vnicType), value: vnicWord(intl, port) },
        { term: formatMessage(fields.hostId), value: port['binding:host_id'] },
      ]}
    />
  )
}
