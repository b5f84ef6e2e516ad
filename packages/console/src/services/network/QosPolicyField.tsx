import { qosPolicyEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { qosFieldMessages as messages } from './network.messages.ts'

interface QosPolicyFieldProps<V extends FieldValues> {
  of: ResourceForm<V>
  name: FieldPath<V>
}

/** Chooses the QoS policy of a network or port; its value is null without a policy. */
export function QosPolicyField<V extends FieldValues>({ of, name }: QosPolicyFieldProps<V>) {
  const { formatMessage } = useIntl()
  if (of.isHidden(name)) return null
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(qosPolicyEndpoints.qosPolicyList)}
      options={({ items }) =>
        items.map((policy) => ({ value: policy.id, label: policy.name || policy.id, note: policy.description }))
      }
      placeholder={formatMessage(messages.none)}
      none={formatMessage(messages.none)}
    />
  )
}
