import {
  computeLimitEndpoints,
  floatingIpEndpoints,
  portEndpoints,
  serverEndpoints,
  type Server,
} from '@meridian/contract'
import { Terminal } from 'lucide-react'
import { call } from '../../api/client.ts'
import { firstPage } from '../../api/lists.ts'
import type { ListQuery } from '../../api/query.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import type { ItemCommand, ItemSearch } from '../../framework/resource/resource.ts'
import { isIp, isMac, plainMac } from '../../framework/text/addresses.ts'
import { openPortsOn } from '../../services/network/open-ports.ts'
import { canReach } from '../../services/reach/can-reach.ts'
import { allAddresses, instanceLabel } from './instance-text.ts'
import { instanceMessages } from './instance.messages.ts'

/** Administrators list the servers of all projects. */
export const projectsOf = (scope: PanelScope | undefined) => (scope === 'admin' ? { all_projects: true } : {})

/** Nova counts the servers of a project for its quota, also those that are being built. */
export const countServers = async () =>
  (await call(computeLimitEndpoints.computeLimits, { query: { reserved: 'true' } })).totalInstancesUsed

const ADDRESS = /^(?=.*[.:])[0-9a-f.:]{2,}$/i

/** Nova reads a name as a regular expression. */
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Nova does not filter by MAC address; Neutron does. */
const serversByMac = (mac: string, scope: PanelScope | undefined): ListQuery<Server> => ({
  queryKey: ['servers by MAC address', mac, scope],
  queryFn: async ({ signal }) => {
    const query = { mac_address: mac, ...(scope === 'admin' && { all_projects: 'true' as const }) }
    const ports = await call(portEndpoints.portList, { query }, { signal })
    const ids = new Set(ports.items.flatMap((port) => (isOfServer(port) ? [port.device_id] : [])))
    const items = await Promise.all(
      [...ids].map((id) => call(serverEndpoints.serverView, { params: { id } }, { signal })),
    )
    return { items, complete: true }
  },
})

/** Nova does not filter by floating IPs everywhere; Neutron knows whose they are. */
const serversByFloatingIp = (address: string, scope: PanelScope | undefined): ListQuery<Server> => ({
  queryKey: ['servers by floating IP', address, scope],
  queryFn: async ({ signal }) => {
    const query = { floating_ip_address: address, ...(scope === 'admin' && { all_projects: 'true' as const }) }
    const { items: found } = await call(floatingIpEndpoints.floatingIpList, { query }, { signal })
    const ids = found.flatMap(({ instance_id: id, instance_type: type }) => (id && type === 'compute' ? [id] : []))
    const items = await Promise.all(ids.map((id) => call(serverEndpoints.serverView, { params: { id } }, { signal })))
    return { items, complete: true }
  },
})

const isOfServer = ({ device_owner: owner }: { device_owner: string }): boolean => owner.startsWith('compute:')

const macsOf = ({ addresses }: Server) => [
  ...new Set(Object.values(addresses).flatMap((all) => all.flatMap((each) => each['OS-EXT-IPS-MAC:mac_addr'] ?? []))),
]

/** Nova's filters for a text. Only administrators may filter by host: for others Nova would list all servers. */
const filtersFor = (text: string, scope: PanelScope | undefined): Record<string, string>[] => {
  if (ADDRESS.test(text)) return [{ name: escaped(text) }, text.includes(':') ? { ip6: text } : { ip: text }]
  const isTag = !/[,/]/.test(text)
  return [{ name: escaped(text) }, ...(isTag ? [{ tags: text }] : []), ...(scope === 'admin' ? [{ host: text }] : [])]
}

const ssh: ItemCommand<Server> = {
  id: 'ssh',
  icon: Terminal,
  parse: (text) => {
    const [, subject = ''] = /^ssh\s+(?:\S+@)?(\S.*)$/i.exec(text.trim()) ?? []
    return subject ? { subject, argument: '' } : null
  },
  label: (server, _argument, intl) => intl.formatMessage(instanceMessages.copySshOf, { name: instanceLabel(server) }),
  run: async (server, _argument, intl) =>
    (await import('./instance-commands.ts')).copySsh(server, intl.formatMessage(instanceMessages.sshCopied)),
}

const openPorts = openPortsOn<Server>(instanceLabel, async (server, ports) =>
  (await import('./instance-commands.ts')).rulesPageOf(server, ports),
)

const reach = canReach<Server>(instanceLabel, async (server, target, port) =>
  (await import('./instance-commands.ts')).reachPageOf(server, target, port),
)

/** By a part of the name, by a tag and, if the text can be one, by a part of an address; administrators also by host. */
export const instanceSearch: ItemSearch<Server> = {
  addressed: true,
  lists: (text, scope) =>
    isMac(text)
      ? [serversByMac(plainMac(text), scope)]
      : [
          ...filtersFor(text, scope).map((each) =>
            firstPage(serverEndpoints.serverList, { ...each, ...projectsOf(scope) }),
          ),
          ...(isIp(text) ? [serversByFloatingIp(text, scope)] : []),
        ],
  words: (server) => [...allAddresses(server), ...macsOf(server), server['OS-EXT-SRV-ATTR:host'] ?? ''].filter(Boolean),
  commands: [ssh, openPorts, reach],
}
