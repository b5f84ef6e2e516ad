import { floatingIpEndpoints, type BodyOf, type FloatingIpPool } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { ProjectField } from '../../services/identity/ProjectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import {
  allocateLabels,
  floatingIpFormMessages as messages,
  floatingIpFormPhrases,
} from './floating-ip-forms.messages.ts'
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

const pools = query(floatingIpEndpoints.floatingIpPoolList, { query: { with_subnets: 'true' } })

const optionsOf = ({ items }: { items: readonly FloatingIpPool[] }) =>
  items.map(({ id, name, subnets = [] }) => ({
    value: id,
    label: name || id,
    note: subnets.map((subnet) => [subnet.name, subnet.cidr].filter(Boolean).join(' ')).join(', '),
  }))

export const AllocateFloatingIp = ({ tools }: { tools: ModalTools }) => <Allocate tools={tools} />

/** Administrators allocate for any project, and may choose the address. */
export const AllocateForProject = ({ tools }: { tools: ModalTools }) => <Allocate tools={tools} isAdmin />

function Allocate({ tools, isAdmin = false }: { tools: ModalTools; isAdmin?: boolean }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const hasDns = useExtensions([DNS])(DNS) === true
  const form = useResourceForm({
    schema,
    defaults,
    labels: allocateLabels,
    shown: { project: () => isAdmin, address: () => isAdmin, dnsDomain: () => hasDns, dnsName: () => hasDns },
    submit: (values, send) => send(floatingIpEndpoints.floatingIpCreate, { body: allocateRequest(values) }),
    done: ({ id, ip }) =>
      tools.done(
        formatMessage(isAdmin ? floatingIpFormPhrases.allocatedForProject : floatingIpFormPhrases.allocated, { ip }),
        { created: [{ type: tools.type, id }] },
      ),
  })
  const isFull = form.failure?.status === 409 && /quota/i.test(form.failure.message)
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(floatingIpMessages.allocate)}
      description={formatMessage(messages.allocateHint)}
      action={formatMessage(messages.allocateAction)}
      failed={isFull ? formatMessage(messages.allUsed) : failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <OptionsField
        of={form}
        name="pool"
        query={pools}
        options={optionsOf}
        placeholder={formatMessage(moreWords.selectAPool)}
        none={formatMessage(messages.noPools)}
        presetsOnlyOne
      />
      {isAdmin && <ProjectField of={form} name="project" />}
      <Field of={form} name="address">
        {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(messages.addressHint)} />}
      </Field>
      {(['description', 'dnsDomain', 'dnsName'] as const).map((name) => (
        <Field key={name} of={form} name={name}>
          {(field) => <TextField {...field} autoComplete="off" />}
        </Field>
      ))}
      {!isAdmin && (
        <NetworkPreflight form={form} demands={[{ id: 'floatingip', label: typeNames.floatingIps, added: 1 }]} />
      )}
    </FormModal>
  )
}
