import { floatingIpEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { floatingIpLabels, floatingIpMessages, floatingIpPhrases } from './floating-ip.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ floatingIp: z.string().min(1), release: z.boolean() })

const addressesOf = (server: Server) =>
  new Set(Object.values(server.addresses).flatMap((all) => all.map(({ addr }) => addr)))

export function DisassociateFloatingIp({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  const list = query(floatingIpEndpoints.floatingIpList)
  const { data } = useQuery(list)
  const own = addressesOf(server)
  const ipOf = (id: string) => data?.items.find((each) => each.id === id)?.ip ?? id
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={floatingIpMessages.disassociate}
      action={floatingIpMessages.disassociateAction}
      failed={formatMessage(floatingIpPhrases.disassociateFailed, { ip: '' }).trim()}
      schema={schema}
      defaults={{ floatingIp: '', release: false }}
      labels={{ floatingIp: floatingIpLabels.floatingIp, release: floatingIpLabels.release }}
      submit={async ({ floatingIp, release }) => {
        // One that is released leads nowhere, too.
        if (release) await call(floatingIpEndpoints.floatingIpDelete, { params: { id: floatingIp } })
        else await call(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: floatingIp, port_id: null } })
      }}
      sent={({ floatingIp, release }) =>
        formatMessage(release ? floatingIpPhrases.released : floatingIpPhrases.disassociated, { ip: ipOf(floatingIp) })
      }
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="floatingIp"
            query={list}
            options={({ items }) =>
              items
                .filter(({ ip, instance_id: owner }) => owner === server.id || own.has(ip))
                .map(({ id, ip, fixed_ip: fixed }) => ({ value: id, label: ip, note: fixed ?? undefined }))
            }
            placeholder={formatMessage(floatingIpMessages.selectAddress)}
            none={formatMessage(floatingIpMessages.gone)}
          />
          <Field of={form} name="release">
            {(field) => <CheckField {...field} />}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
