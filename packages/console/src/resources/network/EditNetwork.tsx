import { networkEndpoints, type Network } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { PlainFields } from '../../framework/forms/PlainFields.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { QosPolicyField } from '../../services/network/QosPolicyField.tsx'
import { adminNetworkMessages } from './admin-network.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The fields of a network that can be chosen when it is created, and changed later. */
export const networkSchema = z.object({
  name: z.string().trim().max(255),
  admin_state_up: z.boolean(),
  shared: z.boolean(),
})

export type NetworkValues = z.input<typeof networkSchema>

const fields = {
  name: { label: words.name },
  admin_state_up: { label: words.enableAdminState },
  shared: { label: words.shared },
}

/** The fields of `networkSchema` in a form that has more. */
export const NetworkFields = <V extends NetworkValues & FieldValues>({ form }: { form: ResourceForm<V> }) => (
  <PlainFields form={formPart<NetworkValues & FieldValues, V>(form)} schema={networkSchema} fields={fields} />
)

const editSchema = networkSchema.extend({ external: z.boolean(), qos_policy_id: z.string().nullable() })

const QOS: Extension = { of: 'network', alias: 'qos' }

export function EditNetwork({ item, tools }: { item: Network; tools: ModalTools }) {
  const { id, name, admin_state_up, shared, project_id: project, qos_policy_id: policy } = item
  const allows = usePolicies()
  const mayShare = allows([['network', 'update_network:shared']], { project_id: project }) === true
  const mayBeExternal = allows([['network', 'update_network:router:external']], { project_id: project }) === true
  const hasQos = useExtensions([QOS])(QOS) === true
  return (
    <PlainForm
      tools={tools}
      item={item}
      description={name || id}
      schema={editSchema}
      defaults={{ name, admin_state_up, shared, external: item['router:external'], qos_policy_id: policy }}
      custom={['qos_policy_id']}
      shown={{ shared: () => mayShare, external: () => mayBeExternal, qos_policy_id: () => hasQos }}
      fields={{
        ...fields,
        external: { label: moreWords.externalNetwork, hint: adminNetworkMessages.externalHint },
        qos_policy_id: { label: typeNames.qosPolicy },
      }}
      nameOf={(values) => values.name || id}
      submit={({ external, qos_policy_id: qos, ...body }, send) =>
        send(networkEndpoints.networkUpdate, {
          params: { id },
          // Neutron checks the rule of a key even if its value stays the same.
          body: {
            ...body,
            ...(external !== undefined && external !== item['router:external'] && { 'router:external': external }),
            ...(qos !== undefined && qos !== policy && { qos_policy_id: qos }),
          },
        })
      }
    >
      {(form) => <QosPolicyField of={form} name="qos_policy_id" />}
    </PlainForm>
  )
}
