import {
  networkEndpoints,
  portEndpoints,
  serverPartEndpoints,
  type Server,
  type ServerInterfaceForm,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formPhrases, interfaceFormMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { obstacleMessages, obstaclePhrases } from '../instance-upkeep.messages.ts'
import { actionLabels } from '../instance.messages.ts'
import { refreshInterfaces } from '../server-parts.ts'
import { chooseableFirst, networkObstacle, portObstacle } from './attachable.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

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

export function AttachInterface({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.attachInterface}
      failed={formatMessage(messages.attachFailed)}
      schema={attachInterfaceSchema}
      defaults={{ by: 'network', network: '', fixed_ip: '', port: '' }}
      labels={{ by: messages.by, network: typeNames.network, fixed_ip: words.fixedIpAddress, port: typeNames.port }}
      shown={{ network: isByNetwork, fixed_ip: isByNetwork, port: isByPort }}
      submit={async (form, send) => {
        const body = attachInterfaceRequest(form)
        await send(serverPartEndpoints.serverInterfaceAttach, { params: { id: server.id }, body })
        if (!send.rehearsal) void refreshInterfaces(server.id)
      }}
      sent={() => formatMessage(formPhrases.attachingInterface, { instance: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <Field of={form} name="by">
            {(field) => (
              <RadioField
                {...field}
                options={[
                  { value: 'network', label: formatMessage(messages.byNetwork) },
                  { value: 'port', label: formatMessage(messages.byPort) },
                ]}
              />
            )}
          </Field>
          <OptionsField
            of={form}
            name="network"
            query={query(networkEndpoints.networkList)}
            options={({ items }) =>
              chooseableFirst(
                items.map((network) => ({
                  value: network.id,
                  label: network.name || network.id,
                  note: networkObstacle(network)
                    ? formatMessage(obstacleMessages.noSubnet)
                    : network.subnets.map(({ cidr }) => cidr).join(', '),
                  disabled: networkObstacle(network) !== null,
                })),
              )
            }
            placeholder={formatMessage(messages.selectNetwork)}
            none={formatMessage(messages.noNetworks)}
          />
          <Field of={form} name="fixed_ip">
            {(field) => <TextField {...field} mono autoComplete="off" />}
          </Field>
          <OptionsField
            of={form}
            name="port"
            query={query(portEndpoints.portList)}
            options={({ items }) =>
              chooseableFirst(
                items.map((port) => {
                  const address = port.fixed_ips.map((fixed) => fixed.ip_address).join(', ') || port.mac_address
                  const isTaken = portObstacle(port) !== null
                  const owner = port.device_owner || port.device_id
                  return {
                    value: port.id,
                    label: port.name || port.id,
                    note: isTaken ? `${address} · ${formatMessage(obstaclePhrases.taken, { owner })}` : address,
                    disabled: isTaken,
                  }
                }),
              )
            }
            placeholder={formatMessage(moreWords.selectAPort)}
            none={formatMessage(moreWords.noPortsAvailable)}
          />
        </>
      )}
    </ItemForm>
  )
}

const detachSchema = z.object({ port: z.string().min(1) })

export function DetachInterface({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.detachInterface}
      failed={formatMessage(messages.detachFailed)}
      schema={detachSchema}
      defaults={{ port: '' }}
      labels={{ port: typeNames.port }}
      submit={async ({ port }, send) => {
        await send(serverPartEndpoints.serverInterfaceDetach, { params: { id: server.id, port } })
        if (!send.rehearsal) void refreshInterfaces(server.id)
      }}
      sent={({ port }) => formatMessage(formPhrases.detachedInterface, { port, instance: instanceLabel(server) })}
    >
      {(form) => (
        <OptionsField
          of={form}
          name="port"
          query={query(serverPartEndpoints.serverInterfaceList, { params: { id: server.id } })}
          options={({ items }) =>
            items.map((port) => ({
              value: port.port_id,
              label: port.fixed_ips.map((fixed) => fixed.ip_address).join(', ') || port.mac_addr,
              note: port.port_id,
            }))
          }
          placeholder={formatMessage(moreWords.selectAPort)}
          none={formatMessage(moreWords.noPortsAvailable)}
        />
      )}
    </ItemForm>
  )
}
