import { networkEndpoints, portEndpoints, serverPartEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { RadioField } from '../../../ui/fields/RadioField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { attachInterfaceRequest, attachInterfaceSchema, attachInterfaceShown } from './attach-interface.ts'
import { attachMessages, attachPhrases, interfaceLabels } from './attach.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'
import { refreshInterfaces } from '../interfaces/interface-queries.ts'

export function AttachInterface({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={attachMessages.attachInterface}
      failed={formatMessage(attachMessages.attachInterfaceFailed)}
      schema={attachInterfaceSchema}
      defaults={{ by: 'network', network: '', fixed_ip: '', port: '' }}
      labels={interfaceLabels}
      shown={attachInterfaceShown}
      submit={async (form) => {
        const body = attachInterfaceRequest(form)
        await call(serverPartEndpoints.serverInterfaceAttach, { params: { id: server.id }, body })
        void refreshInterfaces(server.id)
      }}
      sent={() => formatMessage(attachPhrases.attachingInterface, { instance: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <Field of={form} name="by">
            {(field) => (
              <RadioField
                {...field}
                options={[
                  { value: 'network', label: formatMessage(attachMessages.byNetwork) },
                  { value: 'port', label: formatMessage(attachMessages.byPort) },
                ]}
              />
            )}
          </Field>
          <OptionsField
            of={form}
            name="network"
            query={query(networkEndpoints.networkList)}
            options={({ items }) =>
              items.map((network) => ({
                value: network.id,
                label: network.name || network.id,
                note: network.subnets.map(({ cidr }) => cidr).join(', '),
              }))
            }
            placeholder={formatMessage(attachMessages.selectNetwork)}
            none={formatMessage(attachMessages.noNetworks)}
          />
          <Field of={form} name="fixed_ip">
            {(field) => <TextField {...field} mono autoComplete="off" />}
          </Field>
          <OptionsField
            of={form}
            name="port"
            query={query(portEndpoints.portList)}
            options={({ items }) =>
              items
                .filter(({ device_id: device, device_owner: owner }) => device === '' && owner === '')
                .map((port) => ({
                  value: port.id,
                  label: port.name || port.id,
                  note: port.fixed_ips.map((fixed) => fixed.ip_address).join(', ') || port.mac_address,
                }))
            }
            placeholder={formatMessage(attachMessages.selectPort)}
            none={formatMessage(attachMessages.noPorts)}
          />
        </>
      )}
    </InstanceForm>
  )
}
