import { networkEndpoints, type Network } from '@meridian/contract'
import type { FieldValues } from 'react-hook-form'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { PlainFields } from '../../framework/forms/PlainFields.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { formPart, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'

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

export function EditNetwork({ item, tools }: { item: Network; tools: ModalTools }) {
  const { id, name, admin_state_up, shared, project_id: project } = item
  const mayShare = usePolicies()([['network', 'update_network:shared']], { project_id: project }) === true
  return (
    <PlainForm
      tools={tools}
      item={item}
      description={name || id}
      schema={networkSchema}
      defaults={{ name, admin_state_up, shared }}
      shown={{ shared: () => mayShare }}
      fields={fields}
      nameOf={(values) => values.name || id}
      submit={(body) => call(networkEndpoints.networkUpdate, { params: { id }, body })}
    />
  )
}
