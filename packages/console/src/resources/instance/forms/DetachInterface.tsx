import { serverPartEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { refreshInterfaces } from '../interfaces/interface-queries.ts'
import { attachMessages, attachPhrases, interfaceLabels } from './attach.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ port: z.string().min(1) })

export function DetachInterface({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={attachMessages.detachInterface}
      failed={formatMessage(attachMessages.detachInterfaceFailed)}
      schema={schema}
      defaults={{ port: '' }}
      labels={{ port: interfaceLabels.port }}
      submit={async ({ port }) => {
        await call(serverPartEndpoints.serverInterfaceDetach, { params: { id: server.id, port } })
        void refreshInterfaces(server.id)
      }}
      sent={({ port }) => formatMessage(attachPhrases.detachedInterface, { port, instance: instanceLabel(server) })}
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
          placeholder={formatMessage(attachMessages.selectPort)}
          none={formatMessage(attachMessages.noPorts)}
        />
      )}
    </InstanceForm>
  )
}
