import { floatingIpEndpoints, type FloatingIp, type FloatingIpPool, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { call, type Call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { typeNames, words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { NetworkPreflight } from '../../../services/network/NetworkPreflight.tsx'
import type { SelectOption } from '../../../ui/fields/SelectField.tsx'
import { floatingIpMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { allAddresses, instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'

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

const addresses = choicesOf({
  query: {
    queryKey: ['floating-ip-choices'],
    queryFn: () =>
      Promise.all([call(floatingIpEndpoints.floatingIpList), call(floatingIpEndpoints.floatingIpPoolList)]),
  },
  options: ([all, pools], intl) =>
    addressChoices(all.items, pools.items, (pool) => intl.formatMessage(formPhrases.allocate, { pool })),
  placeholder: moreWords.selectAnIpAddress,
  none: messages.noAddresses,
})

const targetsOf = ({ id }: Server) =>
  choicesOf({
    query: query(floatingIpEndpoints.floatingIpTargetList, { query: { server_id: id } }),
    options: ({ items }) =>
      items.map((target) => ({ value: target.id, label: target.fixed_ip, note: target.port_name })),
    placeholder: moreWords.selectAPort,
    none: moreWords.noPortsAvailable,
    presetsOnlyOne: true,
  })

const associateSchema = z.object({ address: z.string().min(1), target: z.string().min(1) })

export const AssociateFloatingIp = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.associate}
    action={moreWords.associate}
    failed={messages.associateFailed}
    submit={async ({ address, target }, send) => {
      const floating = await addressFor(address, send)
      const body = { address_id: floating.id, port_id: target }
      await send(floatingIpEndpoints.floatingIpAssociate, { body })
      return floating
    }}
    success={(_form, { ip }, intl) => intl.formatMessage(formPhrases.associated, { ip })}
    schema={associateSchema}
    defaults={{ address: '', target: '' }}
    fields={{
      address: { label: words.ipAddress, options: addresses },
      target: { label: moreWords.portToBeAssociated, options: targetsOf(server) },
    }}
    preflight={(form) =>
      poolOf(form.values.address) !== null && (
        <NetworkPreflight form={form} demands={[{ id: 'floatingip', label: typeNames.floatingIps, added: 1 }]} />
      )
    }
  />
)

const list = query(floatingIpEndpoints.floatingIpList)

const addressesOf = (server: Server) =>
  choicesOf({
    query: list,
    options: ({ items }) =>
      items
        .filter(({ ip, instance_id: owner }) => owner === server.id || allAddresses(server).includes(ip))
        .map(({ id, ip, fixed_ip: fixed }) => ({ value: id, label: ip, note: fixed ?? undefined })),
    placeholder: moreWords.selectAnIpAddress,
    none: messages.gone,
  })

const disassociateSchema = z.object({ floatingIp: z.string().min(1), release: z.boolean() })

export function DisassociateFloatingIp({ item: server }: ItemDialogProps<Server>) {
  const { data } = useQuery(list)
  return (
    <PlainForm
      item={server}
      about={instanceLabel(server)}
      title={moreWords.disassociateFloatingIp}
      action={messages.disassociateAction}
      failed={(_error, _values, intl) => intl.formatMessage(formPhrases.disassociateFailed, { ip: '' }).trim()}
      success={({ floatingIp: id, release }, _result, intl) =>
        intl.formatMessage(release ? formPhrases.released : formPhrases.disassociated, {
          ip: data?.items.find((each) => each.id === id)?.ip ?? id,
        })
      }
      schema={disassociateSchema}
      defaults={{ floatingIp: '', release: false }}
      fields={{
        floatingIp: { label: typeNames.floatingIp, options: addressesOf(server) },
        release: { label: moreWords.releaseFloatingIp },
      }}
      submit={async ({ floatingIp, release }, send) => {
        // Releasing an address disassociates it, too.
        if (release) await send(floatingIpEndpoints.floatingIpDelete, { params: { id: floatingIp } })
        else await send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: floatingIp, port_id: null } })
      }}
    />
  )
}
