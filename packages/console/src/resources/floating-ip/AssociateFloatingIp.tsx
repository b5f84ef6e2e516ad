import { floatingIpEndpoints, serverEndpoints, type FloatingIpTarget } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import type { ItemQuery } from '../../api/query.ts'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { namesOrNone } from '../../services/network/network-queries.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { floatingIpFormMessages as messages, floatingIpFormPhrases } from './floating-ip-forms.messages.ts'
import { floatingIpMessages } from './floating-ip.messages.ts'
import type { FloatingIp } from './floating-ip.queries.ts'

const schema = z.object({ target: z.string().min(1) })

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

export function AssociateFloatingIp({ item: { id, ip }, tools }: { item: FloatingIp; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const form = useResourceForm({
    schema,
    defaults: { target: '' },
    labels: { target: messages.target },
    submit: ({ target }, send) =>
      send(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: id, port_id: target } }),
    done: () =>
      tools.done(formatMessage(floatingIpFormPhrases.associated, { ip }), { updated: [{ type: tools.type, id }] }),
  })
  const isTaken = form.failure?.status === 409
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(messages.associate)}
      action={formatMessage(floatingIpMessages.associate)}
      failed={isTaken ? formatMessage(messages.portTaken) : formatMessage(floatingIpFormPhrases.notAssociated, { ip })}
      onClose={tools.close}
    >
      <TextField label={formatMessage(words.ipAddress)} value={ip} readOnly mono />
      <OptionsField
        of={form}
        name="target"
        query={targets}
        options={(all) => all.map((target) => ({ value: target.id, label: targetText(target), note: target.port_id }))}
        placeholder={formatMessage(messages.selectPort)}
        none={formatMessage(messages.noPorts)}
      />
    </FormModal>
  )
}
