import { loadBalancerEndpoints, subnetEndpoints, type LoadBalancer } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { certificateChoices } from './certificate-choices.ts'
import {
  balancerDefaults,
  balancerRequest,
  balancerSchema,
  endsHttps,
  mayRedirect,
  portOf,
} from './load-balancer-form.ts'
import { algorithmWords, balancerFormMessages as messages, checkWords } from './load-balancer-forms.messages.ts'
import { listenerProtocols, partMessages } from './part-forms.messages.ts'

const subnets = choicesOf({ query: query(subnetEndpoints.subnetList), placeholder: messages.chooseSubnet })

/** A balancer with one way in, sent as one tree. */
export const CreateLoadBalancer = () => (
  <PlainForm
    size="large"
    schema={balancerSchema}
    defaults={balancerDefaults}
    fields={{
      name: { label: words.name },
      vip_subnet_id: { label: messages.subnet, hint: messages.subnetHint, options: subnets, beside: true },
      protocol: {
        label: moreWords.protocol,
        words: listenerProtocols,
        onChosen: (protocol, form) => form.set('protocol_port', portOf(protocol, form.values.protocol_port)),
      },
      protocol_port: { label: messages.port, beside: true },
      certificate: { label: partMessages.certificate, options: certificateChoices, shown: endsHttps },
      redirects: { label: messages.redirects, shown: mayRedirect },
      host: {
        label: messages.host,
        hint: messages.hostHint,
        placeholder: 'www.example.org',
        shown: (form) => mayRedirect(form) && form.redirects,
      },
      lb_algorithm: { label: messages.algorithm, words: algorithmWords, beside: true },
      members: { label: words.members, hint: messages.membersHint, multiline: 4, mono: true },
      check: { label: messages.check, words: checkWords },
      description: { label: words.description, multiline: 2 },
    }}
    preflight={{ none: 'Octavia does not say how much of its quotas is used' }}
    submit={(values, send) => send(loadBalancerEndpoints.loadBalancerCreate, { body: balancerRequest(values) })}
  />
)

const editSchema = z.object({
  name: z.string().trim().max(255),
  description: z.string().max(255),
  admin_state_up: z.boolean(),
})

export const EditLoadBalancer = ({ item }: { item: LoadBalancer }) => (
  <PlainForm
    item={item}
    schema={editSchema}
    defaults={{ name: item.name, description: item.description, admin_state_up: item.admin_state_up }}
    fields={{
      name: { label: words.name },
      description: { label: words.description, multiline: 2 },
      admin_state_up: { label: words.adminState, hint: messages.adminStateHint, as: 'switch' },
    }}
    submit={(body, send) => send(loadBalancerEndpoints.loadBalancerUpdate, { params: { id: item.id }, body })}
  />
)
