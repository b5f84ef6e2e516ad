import { floatingIpEndpoints, portForwardingEndpoints, type PortForwarding } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { query, queryClient } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { LoadingModal } from '../../framework/modals/WaitModal.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { forwardingsOf } from './port-forwarding.queries.ts'
import { forwardingRequest, forwardingSchema, forwardingValues, targetOptions } from './port-forwarding-form.ts'
import {
  forwardingFields,
  forwardingFormMessages as texts,
  forwardingMessages as messages,
} from './port-forwarding.messages.ts'

export const AddPortForwarding = ({ item }: { item: { id: string; ip: string } }) => (
  <ForwardingForm floatingIp={item.id} label={item.ip} />
)

/** `parent` is the reference of the forwarding: the API only has those of a floating IP. */
export function EditPortForwarding({ parent }: { parent: string }) {
  const { formatMessage } = useIntl()
  const [floatingIp = '', id = ''] = parent.split('/')
  const list = useQuery(forwardingsOf(floatingIp))
  const found = list.data?.items.find((each) => each.id === id)
  if (found) return <ForwardingForm floatingIp={floatingIp} forwarding={found} label={found.id} />
  const missing = new ApiError(`There is no port forwarding ${id}.`, {
    status: 404,
    reason: 'refused',
    endpoint: 'GET port forwarding',
  })
  return (
    <LoadingModal
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
}

const targets = choicesOf({
  query: query(floatingIpEndpoints.floatingIpTargetList),
  options: ({ items }) => targetOptions(items),
  placeholder: texts.choose,
  none: texts.none,
})

const PROTOCOLS = forwardingSchema.shape.protocol.options.map((value) => ({ value, label: value.toUpperCase() }))

const ForwardingForm = ({ floatingIp, forwarding, label }: ForwardingFormProps) => (
  <PlainForm
    item={{ id: floatingIp }}
    about={label}
    title={forwarding ? messages.edit : messages.add}
    action={forwarding ? words.save : messages.add}
    failed={forwarding ? messages.editFailed : messages.addFailed}
    success={forwarding ? messages.edited : messages.added}
    schema={forwardingSchema}
    defaults={forwardingValues(forwarding)}
    fields={{
      protocol: { label: forwardingFields.protocol, options: PROTOCOLS },
      external: { label: forwardingFields.external, hint: texts.portsHint },
      target: { label: forwardingFields.target, options: targets },
      internal: { label: forwardingFields.internal, hint: texts.portsHint },
      description: { label: words.description },
    }}
    submit={async (values, send) => {
      const body = forwardingRequest(values)
      const params = { id: floatingIp }
      if (forwarding) {
        const one = { ...params, forwarding: forwarding.id }
        await send(portForwardingEndpoints.portForwardingUpdate, { params: one, body })
      } else await send(portForwardingEndpoints.portForwardingCreate, { params, body })
      if (!send.rehearsal) await queryClient.invalidateQueries({ queryKey: forwardingsOf(floatingIp).queryKey })
    }}
  />
)
