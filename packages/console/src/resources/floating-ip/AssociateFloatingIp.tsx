import { floatingIpEndpoints, serverEndpoints, type FloatingIpTarget } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import type { BoundField } from '../../framework/forms/Field.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { namesOrNone } from '../../services/network/network-queries.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { floatingIpFormMessages as messages } from './floating-ip-forms.messages.ts'
import type { FloatingIp } from './floating-ip.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({ address: z.string().min(1), target: z.string().min(1) })

interface Target extends FloatingIpTarget {
  /** The name of the server or else of the port. */
  owner: string
}

/** Ports of servers seldom have names, so the names of the servers are shown. */
const serverNames = async (signal: AbortSignal) =>
  (await call(serverEndpoints.serverList, {}, { signal })).items.map(({ id, name }) => [id, name] as const)

const targetText = ({ owner, fixed_ip: fixed }: Target) => (owner ? `${owner}: ${fixed}` : fixed)

const targets = choicesOf({
  query: {
    queryKey: ['floating IP targets with owners'],
    queryFn: async ({ signal }): Promise<Target[]> => {
      const [{ items }, names] = await Promise.all([
        call(floatingIpEndpoints.floatingIpTargetList, {}, { signal }),
        namesOrNone(serverNames(signal)),
      ])
      return items.map((target) => ({ ...target, owner: names.get(target.instance_id) ?? target.port_name }))
    },
  },
  options: (found) => found.map((target) => ({ value: target.id, label: targetText(target), note: target.port_id })),
  placeholder: moreWords.selectAPort,
  none: moreWords.noPortsAvailable,
})

const all = query(floatingIpEndpoints.floatingIpList)

const addresses = choicesOf({
  query: all,
  options: ({ items }) =>
    items
      .filter(({ port_id: port }) => port === null)
      .map(({ id, ip, description }) => ({ value: id, label: ip, note: description ?? undefined })),
  placeholder: moreWords.selectAnIpAddress,
  none: messages.noAddresses,
})

interface AssociateFormProps {
  /** Any address that leads nowhere yet, unless given. */
  item?: FloatingIp
}

/** About an address, or the first dialog of Horizon's, which chooses one. */
export function AssociateFloatingIp({ item }: AssociateFormProps) {
  const tools = useDialogTools()
  const { data } = useQuery({ ...all, enabled: item === undefined })
  const ipOf = (wanted: string) => [item, ...(data?.items ?? [])].find((each) => each?.id === wanted)?.ip ?? ''
  return (
    <PlainForm
      title={messages.associate}
      action={moreWords.associate}
      failed={({ status }, { address }, intl) =>
        status === 409 ? messages.portTaken : intl.formatMessage(messages.notAssociated, { ip: ipOf(address) })
      }
      schema={schema}
      defaults={{ address: item?.id ?? '', target: '' }}
      fields={{
        address: {
          label: words.ipAddress,
          options: addresses,
          ...(item && {
            draw: ({ label }: BoundField<string>) => <TextField label={label} value={item.ip} readOnly mono />,
          }),
        },
        target: { label: moreWords.portToBeAssociated, options: targets },
      }}
      preflight={{ none: 'the address is allocated' }}
      submit={async ({ address, target }, send) => {
        await send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: address, port_id: target } })
        return address
      }}
      success={(_values, id, intl) => intl.formatMessage(messages.associated, { ip: ipOf(id) })}
      outcome={(id) => ({ updated: [{ type: tools.type, id }] })}
    />
  )
}
