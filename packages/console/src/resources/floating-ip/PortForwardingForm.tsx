import { floatingIpEndpoints, portForwardingEndpoints, type PortForwarding } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { query, queryClient } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { forwardingsOf } from './port-forwarding.queries.ts'
import { forwardingRequest, forwardingSchema, forwardingValues, targetOptions } from './port-forwarding-form.ts'
import {
  forwardingFields,
  forwardingFormMessages as texts,
  forwardingMessages as messages,
} from './port-forwarding.messages.ts'

export const AddPortForwarding = ({ item, tools }: { item: { id: string; ip: string }; tools: ModalTools }) => (
  <ForwardingForm floatingIp={item.id} label={item.ip} tools={tools} />
)

/** `parent` is the reference of the forwarding: the API only has those of a floating IP. */
export function EditPortForwarding({ tools, parent }: { tools: ModalTools; parent: string }) {
  const { formatMessage } = useIntl()
  const [floatingIp = '', id = ''] = parent.split('/')
  const list = useQuery(forwardingsOf(floatingIp))
  const found = list.data?.items.find((each) => each.id === id)
  if (found) return <ForwardingForm floatingIp={floatingIp} forwarding={found} label={found.id} tools={tools} />
  const missing = new ApiError(`There is no port forwarding ${id}.`, {
    status: 404,
    reason: 'refused',
    endpoint: 'GET port forwarding',
  })
  return (
    <LoadingModal
      tools={tools}
      title={formatMessage(messages.edit)}
      failed={formatMessage(messages.listFailed)}
      query={{ ...list, error: list.data ? missing : list.error }}
    />
  )
}

interface ForwardingFormProps {
  floatingIp: string
  /** The edited one; without it the form adds one. */
  forwarding?: PortForwarding
  label: string
  tools: ModalTools
}

function ForwardingForm({ floatingIp, forwarding, label, tools }: ForwardingFormProps) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={{ id: floatingIp }}
      label={label}
      tools={tools}
      title={forwarding ? messages.edit : messages.add}
      action={forwarding ? words.save : messages.add}
      failed={formatMessage(forwarding ? messages.editFailed : messages.addFailed)}
      schema={forwardingSchema}
      defaults={forwardingValues(forwarding)}
      labels={{ ...forwardingFields, description: words.description }}
      submit={async (values, send) => {
        const body = forwardingRequest(values)
        const params = { id: floatingIp }
        if (forwarding) {
          const one = { ...params, forwarding: forwarding.id }
          await send(portForwardingEndpoints.portForwardingUpdate, { params: one, body })
        } else await send(portForwardingEndpoints.portForwardingCreate, { params, body })
        if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: forwardingsOf(floatingIp).queryKey })
      }}
      sent={() => formatMessage(forwarding ? messages.edited : messages.added)}
    >
      {(form) => (
        <>
          <Field of={form} name="protocol">
            {(field) => (
              <SelectField
                {...field}
                options={forwardingSchema.shape.protocol.options.map((value) => ({
                  value,
                  label: value.toUpperCase(),
                }))}
              />
            )}
          </Field>
          <Field of={form} name="external">
            {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(texts.portsHint)} />}
          </Field>
          <OptionsField
            of={form}
            name="target"
            query={query(floatingIpEndpoints.floatingIpTargetList)}
            options={({ items }) => targetOptions(items)}
            placeholder={formatMessage(texts.choose)}
            none={formatMessage(texts.none)}
          />
          <Field of={form} name="internal">
            {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(texts.portsHint)} />}
          </Field>
          <Field of={form} name="description">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
