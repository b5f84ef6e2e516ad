import { floatingIpEndpoints, type FloatingIp, type FloatingIpPool, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call, type Call } from '../../../api/client.ts'
import { query, type ItemQuery } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../../services/network/NetworkPreflight.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import type { SelectOption } from '../../../ui/fields/SelectField.tsx'
import { floatingIpMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { allAddresses, instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const NEW = 'new:'

/** The pool that a choice allocates an address from; null if the choice is an existing address. */
export const poolOf = (choice: string): string | null => (choice.startsWith(NEW) ? choice.slice(NEW.length) : null)

/** Addresses without a port, then the pools to allocate more from. */
export const addressChoices = (
  addresses: readonly Pick<FloatingIp, 'id' | 'ip' | 'port_id'>[],
  pools: readonly FloatingIpPool[],
  allocateFrom: (pool: string) => string,
): SelectOption[] => [
  ...addresses.filter(({ port_id: port }) => port === null).map(({ id, ip }) => ({ value: id, label: ip })),
  ...pools.map(({ id, name }) => ({ value: NEW + id, label: allocateFrom(name || id) })),
]

/** The chosen address, which is allocated if it does not exist yet. */
async function addressFor(choice: string, send: Call): Promise<{ id: string; ip: string }> {
  const pool = poolOf(choice)
  return pool === null
    ? send(floatingIpEndpoints.floatingIpView, { params: { id: choice } })
    : send(floatingIpEndpoints.floatingIpCreate, { body: { pool_id: pool } })
}

const associateSchema = z.object({ address: z.string().min(1), target: z.string().min(1) })

export function AssociateFloatingIp({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const choices: ItemQuery<SelectOption[]> = {
    queryKey: ['floating-ip-choices', server.id],
    queryFn: async () => {
      const [addresses, pools] = await Promise.all([
        call(floatingIpEndpoints.floatingIpList),
        call(floatingIpEndpoints.floatingIpPoolList),
      ])
      return addressChoices(addresses.items, pools.items, (pool) => formatMessage(formPhrases.allocate, { pool }))
    },
  }
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.associate}
      action={moreWords.associate}
      failed={formatMessage(messages.associateFailed)}
      schema={associateSchema}
      defaults={{ address: '', target: '' }}
      labels={{ address: words.ipAddress, target: moreWords.portToBeAssociated }}
      submit={async ({ address, target }, send) => {
        const floating = await addressFor(address, send)
        const body = { address_id: floating.id, port_id: target }
        await send(floatingIpEndpoints.floatingIpAssociate, { body })
        return floating
      }}
      sent={(_form, { ip }) => formatMessage(formPhrases.associated, { ip })}
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="address"
            query={choices}
            options={(all) => all}
            placeholder={formatMessage(moreWords.selectAnIpAddress)}
            none={formatMessage(messages.noAddresses)}
          />
          <OptionsField
            of={form}
            name="target"
            query={query(floatingIpEndpoints.floatingIpTargetList, { query: { server_id: server.id } })}
            options={({ items }) =>
              items.map((target) => ({ value: target.id, label: target.fixed_ip, note: target.port_name }))
            }
            placeholder={formatMessage(moreWords.selectAPort)}
            none={formatMessage(moreWords.noPortsAvailable)}
            presetsOnlyOne
          />
          {poolOf(form.values.address) !== null && (
            <NetworkPreflight form={form} demands={[{ id: 'floatingip', label: typeNames.floatingIps, added: 1 }]} />
          )}
        </>
      )}
    </ItemForm>
  )
}

const disassociateSchema = z.object({ floatingIp: z.string().min(1), release: z.boolean() })

export function DisassociateFloatingIp({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const list = query(floatingIpEndpoints.floatingIpList)
  const { data } = useQuery(list)
  const own = new Set(allAddresses(server))
  const ipOf = (id: string) => data?.items.find((each) => each.id === id)?.ip ?? id
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={moreWords.disassociateFloatingIp}
      action={messages.disassociateAction}
      failed={formatMessage(formPhrases.disassociateFailed, { ip: '' }).trim()}
      schema={disassociateSchema}
      defaults={{ floatingIp: '', release: false }}
      labels={{ floatingIp: typeNames.floatingIp, release: moreWords.releaseFloatingIp }}
      submit={async ({ floatingIp, release }, send) => {
        // Releasing an address disassociates it, too.
        if (release) await send(floatingIpEndpoints.floatingIpDelete, { params: { id: floatingIp } })
        else await send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: floatingIp, port_id: null } })
      }}
      sent={({ floatingIp, release }) =>
        formatMessage(release ? formPhrases.released : formPhrases.disassociated, { ip: ipOf(floatingIp) })
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
            placeholder={formatMessage(moreWords.selectAnIpAddress)}
            none={formatMessage(messages.gone)}
          />
          <Field of={form} name="release">
            {(field) => <CheckField {...field} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
