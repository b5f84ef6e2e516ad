import { floatingIpEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query, type ItemQuery } from '../../../api/query.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { SelectOption } from '../../../ui/fields/SelectField.tsx'
import { addressChoices, poolOf } from './floating-ip-choice.ts'
import { floatingIpLabels, floatingIpMessages, floatingIpPhrases } from './floating-ip.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ address: z.string().min(1), target: z.string().min(1) })

/** The address that was chosen, allocated first where it is yet to be. */
async function addressFor(choice: string): Promise<{ id: string; ip: string }> {
  const pool = poolOf(choice)
  return pool === null
    ? call(floatingIpEndpoints.floatingIpView, { params: { id: choice } })
    : call(floatingIpEndpoints.floatingIpCreate, { body: { pool_id: pool } })
}

export function AssociateFloatingIp({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  const choices: ItemQuery<SelectOption[]> = {
    queryKey: ['floating-ip-choices', server.id],
    queryFn: async () => {
      const [addresses, pools] = await Promise.all([
        call(floatingIpEndpoints.floatingIpList),
        call(floatingIpEndpoints.floatingIpPoolList),
      ])
      return addressChoices(addresses.items, pools.items, (pool) => formatMessage(floatingIpPhrases.allocate, { pool }))
    },
  }
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={floatingIpMessages.associate}
      action={floatingIpMessages.associateAction}
      failed={formatMessage(floatingIpMessages.associateFailed)}
      schema={schema}
      defaults={{ address: '', target: '' }}
      labels={{ address: floatingIpLabels.address, target: floatingIpLabels.target }}
      submit={async ({ address, target }) => {
        const floating = await addressFor(address)
        const body = { address_id: floating.id, port_id: target }
        await call(floatingIpEndpoints.floatingIpAssociate, { body })
        return floating
      }}
      sent={(_form, { ip }) => formatMessage(floatingIpPhrases.associated, { ip })}
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="address"
            query={choices}
            options={(all) => all}
            placeholder={formatMessage(floatingIpMessages.selectAddress)}
            none={formatMessage(floatingIpMessages.noAddresses)}
          />
          <OptionsField
            of={form}
            name="target"
            query={query(floatingIpEndpoints.floatingIpTargetList, { query: { server_id: server.id } })}
            options={({ items }) =>
              items.map((target) => ({ value: target.id, label: target.fixed_ip, note: target.port_name }))
            }
            placeholder={formatMessage(floatingIpMessages.selectTarget)}
            none={formatMessage(floatingIpMessages.noTargets)}
            presetsOnlyOne
          />
        </>
      )}
    </InstanceForm>
  )
}
