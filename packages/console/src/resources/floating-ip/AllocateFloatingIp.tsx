import { floatingIpEndpoints, type BodyOf } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { projectChoices } from '../../services/identity/project-choices.ts'
import { allocateLabels as labels, floatingIpFormMessages as messages } from './floating-ip-forms.messages.ts'
import { floatingIpMessages } from './floating-ip.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({
  pool: z.string().min(1),
  project: z.string().min(1),
  address: z.union([z.literal(''), z.ipv4()]),
  description: z.string().max(255),
  dnsDomain: z.string().max(255),
  dnsName: z.string().max(255),
})

type AllocateForm = z.input<typeof schema>

const defaults: AllocateForm = {
  pool: '',
  project: '',
  address: '',
  description: '',
  dnsDomain: '',
  dnsName: '',
}

/** The body of the request, without empty and hidden fields. */
export function allocateRequest(values: Partial<AllocateForm>): BodyOf<typeof floatingIpEndpoints.floatingIpCreate> {
  const { pool, project, address, description, dnsDomain, dnsName } = { ...defaults, ...values }
  return {
    pool_id: pool,
    ...(description && { description }),
    ...(dnsDomain && { dns_domain: dnsDomain }),
    ...(dnsName && { dns_name: dnsName }),
    ...(address && { floating_ip_address: address }),
    ...(project && { tenant_id: project }),
  }
}

const DNS: Extension = { of: 'network', alias: 'dns-integration' }

const pools = choicesOf({
  query: query(floatingIpEndpoints.floatingIpPoolList, { query: { with_subnets: 'true' } }),
  options: ({ items }) =>
    items.map(({ id, name, subnets = [] }) => ({
      value: id,
      label: name || id,
      note: subnets.map((subnet) => [subnet.name, subnet.cidr].filter(Boolean).join(' ')).join(', '),
    })),
  placeholder: moreWords.selectAPool,
  none: messages.noPools,
  presetsOnlyOne: true,
})

export const AllocateFloatingIp = () => <Allocate />

/** Administrators allocate for any project, and may choose the address. */
export const AllocateForProject = () => <Allocate isAdmin />

function Allocate({ isAdmin = false }: { isAdmin?: boolean }) {
  const hasDns = useExtensions([DNS])(DNS) === true
  const ofAdmin = () => isAdmin
  const withDns = () => hasDns
  return (
    <PlainForm
      title={floatingIpMessages.allocate}
      description={messages.allocateHint}
      action={messages.allocateAction}
      failed={({ status, message }) => (status === 409 && /quota/i.test(message) ? messages.allUsed : null)}
      schema={schema}
      defaults={defaults}
      fields={{
        pool: { label: labels.pool, options: pools },
        project: { label: labels.project, options: projectChoices, shown: ofAdmin },
        address: { label: labels.address, hint: messages.addressHint, shown: ofAdmin },
        description: { label: labels.description },
        dnsDomain: { label: labels.dnsDomain, shown: withDns },
        dnsName: { label: labels.dnsName, shown: withDns },
      }}
      submit={(values, send) => send(floatingIpEndpoints.floatingIpCreate, { body: allocateRequest(values) })}
      success={(_values, { ip }, intl) =>
        intl.formatMessage(isAdmin ? messages.allocatedForProject : messages.allocated, {
          ip,
        })
      }
      preflight={(form) =>
        !isAdmin && (
          <NetworkPreflight form={form} demands={[{ id: 'floatingip', label: typeNames.floatingIps, added: 1 }]} />
        )
      }
    />
  )
}
