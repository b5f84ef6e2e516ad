import { floatingIpEndpoints, serverEndpoints, type FloatingIpTarget } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query, type ItemQuery } from '../../api/query.ts'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { namesOrNone } from '../../services/network/network-queries.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { floatingIpFormMessages as messages, floatingIpFormPhrases } from './floating-ip-forms.messages.ts'
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

const targets: ItemQuery<Target[]> = {
  queryKey: ['floating IP targets with owners'],
  queryFn: async ({ signal }) => {
    const [{ items }, names] = await Promise.all([
      call(floatingIpEndpoints.floatingIpTargetList, {}, { signal }),
      namesOrNone(serverNames(signal)),
    ])
    return items.map((target) => ({ ...target, owner: names.get(target.instance_id) ?? target.port_name }))
  },
}

const targetText = ({ owner, fixed_ip: fixed }: Target) => (owner ? `${owner}: ${fixed}` : fixed)

const all = query(floatingIpEndpoints.floatingIpList)

interface AssociateFormProps {
  /** Any address that leads nowhere yet, unless given. */
  item?: FloatingIp
  tools: ModalTools
}

/** About an address, or the first dialog of Horizon's, which chooses one. */
export function AssociateFloatingIp({ item, tools }: AssociateFormProps) {
  const { formatMessage } = useIntl()
  const { data } = useQuery({ ...all, enabled: item === undefined })
  const ipOf = (wanted: string) => [item, ...(data?.items ?? [])].find((each) => each?.id === wanted)?.ip ?? ''
  const form = useResourceForm({
    schema,
    defaults: { address: item?.id ?? '', target: '' },
    labels: { address: words.ipAddress, target: moreWords.portToBeAssociated },
    submit: async ({ address, target }, send) => {
      await send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: address, port_id: target } })
      return address
    },
    done: (id) =>
      tools.done(formatMessage(floatingIpFormPhrases.associated, { ip: ipOf(id) }), {
        updated: [{ type: tools.type, id }],
      }),
  })
  const isTaken = form.failure?.status === 409
  const notAssociated = formatMessage(floatingIpFormPhrases.notAssociated, { ip: ipOf(form.values.address) })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(messages.associate)}
      action={formatMessage(moreWords.associate)}
      failed={isTaken ? formatMessage(messages.portTaken) : notAssociated}
      onClose={tools.close}
    >
      {item ? (
        <TextField label={formatMessage(words.ipAddress)} value={item.ip} readOnly mono />
      ) : (
        <OptionsField
          of={form}
          name="address"
          query={all}
          options={({ items }) =>
            items
              .filter(({ port_id: port }) => port === null)
              .map(({ id, ip, description }) => ({ value: id, label: ip, note: description ?? undefined }))
          }
          placeholder={formatMessage(moreWords.selectAnIpAddress)}
          none={formatMessage(messages.noAddresses)}
        />
      )}
      <OptionsField
        of={form}
        name="target"
        query={targets}
        options={(found) =>
          found.map((target) => ({ value: target.id, label: targetText(target), note: target.port_id }))
        }
        placeholder={formatMessage(moreWords.selectAPort)}
        none={formatMessage(moreWords.noPortsAvailable)}
      />
    </FormModal>
  )
}
