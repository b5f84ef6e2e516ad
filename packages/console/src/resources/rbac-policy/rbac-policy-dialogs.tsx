import { networkEndpoints, projectEndpoints, qosPolicyEndpoints, rbacPolicyEndpoints } from '@meridian/contract'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { useResourceForm, type ResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { rbacPolicyManifest as manifest } from './rbac-policy.manifest.ts'
import { rbacMessages as messages, shareKinds } from './rbac-policy.messages.ts'
import type { Rbac } from './rbac-policy.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** What each choice of the form shares, and how. */
const KINDS = {
  shared_network: { object_type: 'network', action: 'access_as_shared' },
  external_network: { object_type: 'network', action: 'access_as_external' },
  shared_qos_policy: { object_type: 'qos_policy', action: 'access_as_shared' },
} as const

const KIND_NAMES = ['shared_network', 'external_network', 'shared_qos_policy'] as const

const ALL = { query: { all_projects: 'true' } }

/** A project, or all of them. */
function TargetField<V extends FieldValues>({ of, name }: { of: ResourceForm<V>; name: FieldPath<V> }) {
  const { formatMessage } = useIntl()
  return (
    <OptionsField
      of={of}
      name={name}
      query={query(projectEndpoints.projectList)}
      options={({ items }) => [
        { value: '*', label: formatMessage(messages.everyone) },
        ...items.map((project) => ({ value: project.id, label: project.name || project.id })),
      ]}
      placeholder={formatMessage(moreWords.selectAProject)}
      none={formatMessage(messages.none)}
    />
  )
}

const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name || id })

const createSchema = z.object({
  target_tenant: z.string().min(1),
  kind: z.enum(KIND_NAMES),
  network: z.string().min(1),
  qos_policy: z.string().min(1),
})

export function CreateRbacPolicy({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema: createSchema,
    defaults: { target_tenant: '', kind: 'shared_network', network: '', qos_policy: '' },
    labels: {
      target_tenant: moreWords.targetProject,
      kind: messages.kind,
      network: words.name,
      qos_policy: words.name,
    },
    shown: {
      network: ({ kind }) => KINDS[kind].object_type === 'network',
      qos_policy: ({ kind }) => KINDS[kind].object_type === 'qos_policy',
    },
    submit: ({ target_tenant, kind, ...objects }, send) => {
      const { object_type, action } = KINDS[kind]
      return send(rbacPolicyEndpoints.rbacPolicyCreate, {
        body: { target_tenant, object_type, action, object_id: objects[object_type] },
      })
    },
    done: ({ id }) =>
      tools.done(formatText(intl, named(manifest, resultPhrases.created), { name: id }), {
        created: [{ type: tools.type, id }],
      }),
  })
  const title = formatText(intl, named(manifest, dialogPhrases.create))
  const isQuotaExceeded = form.failure?.status === 409 && /quota/i.test(form.failure.message)
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      action={title}
      failed={isQuotaExceeded ? formatMessage(messages.quotaExceeded) : failureMessage('create', tools.type)}
      preflight={() => (
        <NetworkPreflight form={form} demands={[{ id: 'rbac_policy', label: manifest.names.other, added: 1 }]} />
      )}
      onClose={tools.close}
    >
      <TargetField of={form} name="target_tenant" />
      <Field of={form} name="kind">
        {(field) => (
          <SelectField
            {...field}
            options={KIND_NAMES.map((value) => ({ value, label: formatMessage(shareKinds[value]) }))}
          />
        )}
      </Field>
      <OptionsField
        of={form}
        name="network"
        query={query(networkEndpoints.networkList, ALL)}
        options={({ items }) => items.map(optionOf)}
        placeholder={formatMessage(messages.selectObject)}
        none={formatMessage(messages.none)}
      />
      <OptionsField
        of={form}
        name="qos_policy"
        query={query(qosPolicyEndpoints.qosPolicyList, ALL)}
        options={({ items }) => items.map(optionOf)}
        placeholder={formatMessage(messages.selectObject)}
        none={formatMessage(messages.none)}
      />
    </FormModal>
  )
}

const editSchema = z.object({ target_tenant: z.string().min(1) })

export function EditRbacPolicy({ item, tools }: { item: Rbac; tools: ModalTools }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const { id } = item
  return (
    <ItemForm
      item={item}
      label={item.objectName || item.object_id}
      tools={tools}
      title={messages.edit}
      action={words.save}
      failed={failureMessage('update', tools.type, id)}
      schema={editSchema}
      defaults={{ target_tenant: item.target_tenant }}
      labels={{ target_tenant: moreWords.targetProject }}
      submit={(body, send) => send(rbacPolicyEndpoints.rbacPolicyUpdate, { params: { id }, body })}
      sent={() => formatText(intl, named(manifest, resultPhrases.updated), { name: id })}
    >
      {(form) => <TargetField of={form} name="target_tenant" />}
    </ItemForm>
  )
}
