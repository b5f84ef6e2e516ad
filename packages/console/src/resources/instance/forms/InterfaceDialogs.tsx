import {
  networkEndpoints,
  portEndpoints,
  serverPartEndpoints,
  type Server,
  type ServerInterfaceForm,
} from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { formPhrases, interfaceFormMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { obstacleMessages, obstaclePhrases } from '../instance-upkeep.messages.ts'
import { instanceMessages } from '../instance.messages.ts'
import { refreshInterfaces } from '../server-parts.ts'
import { chooseableFirst, networkObstacle, portObstacle } from './attachable.ts'

/** An interface is created on a network, with an address or without, or uses an existing port. */
export const attachInterfaceSchema = z.object({
  by: z.enum(['network', 'port']),
  network: z.string().min(1),
  fixed_ip: z.union([z.literal(''), z.ipv4(), z.ipv6()]),
  port: z.string().min(1),
})
type AttachInterfaceForm = z.output<typeof attachInterfaceSchema>

const isByNetwork = ({ by }: Pick<AttachInterfaceForm, 'by'>) => by === 'network'
const isByPort = ({ by }: Pick<AttachInterfaceForm, 'by'>) => by === 'port'

/** Hidden fields are undefined. */
export const attachInterfaceRequest = ({
  by,
  network,
  fixed_ip: address,
  port,
}: Partial<AttachInterfaceForm>): z.input<typeof ServerInterfaceForm> =>
  by === 'port' ? { port } : { network, ...(address && { fixed_ip: address }) }

const networks = choicesOf({
  query: query(networkEndpoints.networkList),
  options: ({ items }, intl) =>
    chooseableFirst(
      items.map((network) => ({
        value: network.id,
        label: network.name || network.id,
        note: networkObstacle(network)
          ? intl.formatMessage(obstacleMessages.noSubnet)
          : network.subnets.map(({ cidr }) => cidr).join(', '),
        disabled: networkObstacle(network) !== null,
      })),
    ),
  placeholder: messages.selectNetwork,
  none: messages.noNetworks,
})

const portTexts = { placeholder: moreWords.selectAPort, none: moreWords.noPortsAvailable }

const ports = choicesOf({
  ...portTexts,
  query: query(portEndpoints.portList),
  options: ({ items }, intl) =>
    chooseableFirst(
      items.map((port) => {
        const address = port.fixed_ips.map((fixed) => fixed.ip_address).join(', ') || port.mac_address
        const isTaken = portObstacle(port) !== null
        const owner = port.device_owner || port.device_id
        return {
          value: port.id,
          label: port.name || port.id,
          note: isTaken ? `${address} · ${intl.formatMessage(obstaclePhrases.taken, { owner })}` : address,
          disabled: isTaken,
        }
      }),
    ),
})

export const AttachInterface = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.attachInterface}
    failed={messages.attachFailed}
    success={(_values, _result, intl) =>
      intl.formatMessage(formPhrases.attachingInterface, { instance: instanceLabel(server) })
    }
    schema={attachInterfaceSchema}
    defaults={{ by: 'network', network: '', fixed_ip: '', port: '' }}
    fields={{
      by: { label: messages.by, words: { network: messages.byNetwork, port: messages.byPort }, as: 'radio' },
      network: { label: typeNames.network, options: networks, shown: isByNetwork },
      fixed_ip: { label: words.fixedIpAddress, mono: true, shown: isByNetwork },
      port: { label: typeNames.port, options: ports, shown: isByPort },
    }}
    submit={async (form, send) => {
      const body = attachInterfaceRequest(form)
      await send(serverPartEndpoints.serverInterfaceAttach, { params: { id: server.id }, body })
      if (!send.rehearsal) void refreshInterfaces(server.id)
    }}
  />
)

const attachedPorts = ({ id }: Server) =>
  choicesOf({
    ...portTexts,
    query: query(serverPartEndpoints.serverInterfaceList, { params: { id } }),
    options: ({ items }) =>
      items.map((port) => ({
        value: port.port_id,
        label: port.fixed_ips.map((fixed) => fixed.ip_address).join(', ') || port.mac_addr,
        note: port.port_id,
      })),
  })

export const DetachInterface = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.detachInterface}
    failed={messages.detachFailed}
    success={({ port }, _result, intl) =>
      intl.formatMessage(formPhrases.detachedInterface, { port, instance: instanceLabel(server) })
    }
    schema={z.object({ port: z.string().min(1) })}
    defaults={{ port: '' }}
    fields={{ port: { label: typeNames.port, options: attachedPorts(server) } }}
    submit={async ({ port }, send) => {
      await send(serverPartEndpoints.serverInterfaceDetach, { params: { id: server.id, port } })
      if (!send.rehearsal) void refreshInterfaces(server.id)
    }}
  />
)
