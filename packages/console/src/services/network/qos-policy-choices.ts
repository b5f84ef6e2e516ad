import { qosPolicyEndpoints } from '@meridian/contract'
import { query } from '../../api/query.ts'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { qosFieldMessages as messages } from './network.messages.ts'

/** The QoS policy of a network or port; the value is null without a policy. */
export const qosPolicyChoices = choicesOf({
  query: query(qosPolicyEndpoints.qosPolicyList),
  options: ({ items }) =>
    items.map(({ id, name, description }) => ({ value: id, label: name || id, note: description })),
  placeholder: messages.none,
})
