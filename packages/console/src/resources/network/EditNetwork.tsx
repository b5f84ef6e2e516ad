import { networkEndpoints, type Network } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { PlainFields } from '../../framework/forms/PlainFields.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { qosPolicyChoices } from '../../services/network/qos-policy-choices.ts'
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

export function EditNetwork({ item }: { item: Network }) {
  const { id, name, admin_state_up, shared, project_id: project, qos_policy_id: policy } = item
  const allows = usePolicies()
  const may = (rule: string) => allows([['network', rule]], { project_id: project }) === true
  const hasQos = useExtensions([QOS])(QOS) === true
  return (
    <PlainForm
      item={item}
      about={name || id}
      schema={editSchema}
      defaults={{ name, admin_state_up, shared, external: item['router:external'], qos_policy_id: policy }}
      fields={{
        ...fields,
        shared: { ...fields.shared, shown: () => may('update_network:shared') },
        external: {
          label: moreWords.externalNetwork,
          hint: adminNetworkMessages.externalHint,
          shown: () => may('update_network:router:external'),
        },
        qos_policy_id: { label: typeNames.qosPolicy, options: qosPolicyChoices, shown: () => hasQos },
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
    />
  )
}
