import { floatingIpEndpoints, serverEndpoints, type FloatingIpTarget } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import type { ItemQuery } from '../../../api/query.ts'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { floatingIpMessages } from '../floating-ip.messages.ts'
import type { FloatingIp } from '../floating-ip.queries.ts'
import {
  associateLabels,
  floatingIpFormMessages as messages,
  floatingIpFormPhrases,
} from './floating-ip-form.messages.ts'

const schema = z.object({ target: z.string().min(1) })

interface Target extends FloatingIpTarget {
  /** What has the port, where it has a name. */
  owner: string
}

/** Servers by name: their ports seldom have one. Without Nova the addresses must do. */
async function serverNames(signal: AbortSignal): Promise<Map<string, string>> {
  try {
    const { items } = await call(serverEndpoints.serverList, {}, { signal })
    return new Map(items.map(({ id, name }) => [id, name]))
  } catch (error) {
    if (error instanceof ApiError) return new Map()
    throw error
  }
}

const targets: ItemQuery<Target[]> = {
  queryKey: ['floating IP targets with owners'],
  queryFn: async ({ signal }) => {
    const [{ items }, names] = await Promise.all([
      call(floatingIpEndpoints.floatingIpTargetList, {}, { signal }),
      serverNames(signal),
    ])
    return items.map((target) => ({ ...target, owner: names.get(target.instance_id) ?? target.port_name }))
  },
}

const targetText = ({ owner, fixed_ip: fixed }: Target) => (owner ? `${owner}: ${fixed}` : fixed)

/** Leads an address that leads nowhere to a port. */
export function Associate({ address, tools }: { address: FloatingIp; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { id, ip } = address
  const form = useResourceForm({
    schema,
    defaults: { target: '' },
    labels: associateLabels,
    submit: ({ target }) =>
      call(floatingIpEndpoints.floatingIpAssociate, { body: { address_id: id, port_id: target } }),
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
      failed={
        isTaken ? formatMessage(messages.portTaken) : formatMessage(floatingIpFormPhrases.unableToAssociate, { ip })
      }
      onClose={tools.close}
    >
      <TextField label={formatMessage(associateLabels.address)} value={ip} readOnly mono />
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
