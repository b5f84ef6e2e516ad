import { networkEndpoints, serverPartEndpoints, type Port, type SecurityGroup, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { AppLink, ResourceLink } from '../../../framework/link/AppLink.tsx'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { typeNames } from '../../../framework/text/common.messages.ts'
import { paths } from '../../../paths.ts'
import { useGroupNames } from '../../../services/network/network-queries.ts'
import { Card } from '../../../ui/Card.tsx'
import { buttonClass } from '../../../ui/classes.ts'
import { cockpitMessages, actionNames } from '../instance-cockpit.messages.ts'
import { interfaceMessages } from '../instance-details.messages.ts'
import { isFloating } from '../instance-text.ts'
import { portsOf } from '../server-parts.ts'
import { letsIn, type LetsIn } from './lets-in.ts'

interface InterfacesCardProps {
  server: Server
  /** Whether the user may attach another interface now. */
  mayAttach: boolean
}

/** The ports of a server: network, addresses, security groups and what those let in. */
export function InterfacesCard({ server, mayAttach }: InterfacesCardProps) {
  const { formatMessage } = useIntl()
  const { data: groups } = useQuery(query(serverPartEndpoints.serverSecurityGroupList, { params: { id: server.id } }))
  return (
    <Card
      flush
      title={formatMessage(typeNames.interfaces)}
      actions={
        mayAttach && (
          <AppLink to={paths.modal('attach-interface', server.id)} className={buttonClass('default', 'small')}>
            {formatMessage(actionNames.attach_interface)}
          </AppLink>
        )
      }
    >
      <Loaded query={portsOf(server.id)} failed={formatMessage(interfaceMessages.unableToList)} padded>
        {({ items }) =>
          items.length === 0 ? (
            <p className="p-4 text-ink-3">{formatMessage(interfaceMessages.empty)}</p>
          ) : (
            <ul>
              {items.map((port) => (
                <Interface key={port.id} port={port} server={server} groups={groups?.items ?? []} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

interface InterfaceProps {
  port: Port
  server: Server
  groups: readonly SecurityGroup[]
}

function Interface({ port, server, groups }: InterfaceProps) {
  const { formatMessage } = useIntl()
  const { data: networks } = useQuery(query(networkEndpoints.networkList))
  const own = groups.filter(({ id }) => port.security_groups.includes(id))
  const nameOf = useGroupNames(groups)
  const network = networks?.items.find(({ id }) => id === port.network_id)?.name || port.network_id
  const floating = Object.values(server.addresses)
    .flat()
    .filter((address) => isFloating(address) && address['OS-EXT-IPS-MAC:mac_addr'] === port.mac_address)
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-4 py-3 not-last:border-b sm:grid-cols-[minmax(9rem,13rem)_1fr]">
      <div className="min-w-0">
        <div className="font-medium">
          <ResourceLink type="OS::Neutron::Net" id={port.network_id} name={network} />
        </div>
        <ul className="font-mono text-sm wrap-anywhere text-ink-2">
          {floating.map(({ addr }) => (
            <li key={addr}>
              {addr} <span className="font-sans text-ink-3">{formatMessage(cockpitMessages.floating)}</span>
            </li>
          ))}
          {port.fixed_ips.map(({ ip_address: ip }) => (
            <li key={ip}>{ip}</li>
          ))}
        </ul>
      </div>
      <dl className="grid content-start items-baseline gap-x-4 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <dt className="text-sm text-ink-3">{formatMessage(typeNames.securityGroups)}</dt>
        <dd className="flex flex-wrap gap-x-3 gap-y-1">
          {own.length === 0 && <span className="text-ink-3">–</span>}
          {own.map(({ id, name }) => (
            <ResourceLink key={id} type="OS::Neutron::SecurityGroup" id={id} name={name} />
          ))}
        </dd>
        <dt className="text-sm text-ink-3">{formatMessage(cockpitMessages.letsIn)}</dt>
        <dd className="flex flex-wrap gap-1.5">
          {port.port_security_enabled === false ? (
            <span className="text-warn">{formatMessage(cockpitMessages.unfiltered)}</span>
          ) : (
            <Incoming entries={letsIn(own, nameOf)} />
          )}
        </dd>
      </dl>
    </li>
  )
}

function Incoming({ entries }: { entries: readonly LetsIn[] }) {
  const { formatMessage } = useIntl()
  if (entries.length === 0) return <span className="text-ink-3">{formatMessage(cockpitMessages.letsNothingIn)}</span>
  return entries.map(({ what, protocol, from }) => (
    <span
      key={`${what} ${protocol} ${from}`}
      className="inline-flex max-w-full items-baseline gap-1.5 rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-sm"
    >
      <code className="font-mono font-medium">
        {what === null ? formatMessage(cockpitMessages.everything) : protocol === 'udp' ? `${what}/udp` : what}
      </code>
      <span className="wrap-anywhere text-ink-2">{from ?? formatMessage(cockpitMessages.everyone)}</span>
    </span>
  ))
}
