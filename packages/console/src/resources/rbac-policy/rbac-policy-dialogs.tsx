import { networkEndpoints, projectEndpoints, qosPolicyEndpoints, rbacPolicyEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { words } from '../../framework/text/common.messages.ts'
import { NetworkPreflight } from '../../services/network/NetworkPreflight.tsx'
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
const target = {
  label: moreWords.targetProject,
  options: choicesOf({
    query: query(projectEndpoints.projectList),
    options: ({ items }, { formatMessage }) => [
      { value: '*', label: formatMessage(messages.everyone) },
      ...items.map((project) => ({ value: project.id, label: project.name || project.id })),
    ],
    placeholder: moreWords.selectAProject,
    none: messages.none,
  }),
}

const objects = { placeholder: messages.selectObject, none: messages.none }

const createSchema = z.object({
  target_tenant: z.string().min(1),
  kind: z.enum(KIND_NAMES),
  network: z.string().min(1),
  qos_policy: z.string().min(1),
})

export const CreateRbacPolicy = () => (
  <PlainForm
    failed={({ status, message }) => (status === 409 && /quota/i.test(message) ? messages.quotaExceeded : null)}
    schema={createSchema}
    defaults={{ target_tenant: '', kind: 'shared_network', network: '', qos_policy: '' }}
    fields={{
      target_tenant: target,
      kind: { label: messages.kind, words: shareKinds },
      network: {
        label: words.name,
        options: choicesOf({ query: query(networkEndpoints.networkList, ALL), ...objects }),
        shown: ({ kind }) => KINDS[kind].object_type === 'network',
      },
      qos_policy: {
        label: words.name,
        options: choicesOf({ query: query(qosPolicyEndpoints.qosPolicyList, ALL), ...objects }),
        shown: ({ kind }) => KINDS[kind].object_type === 'qos_policy',
      },
    }}
    submit={({ target_tenant, kind, ...chosen }, send) => {
      const { object_type, action } = KINDS[kind]
      return send(rbacPolicyEndpoints.rbacPolicyCreate, {
        body: { target_tenant, object_type, action, object_id: chosen[object_type] },
      })
    }}
    nameOf={(_values, { id }) => id}
    preflight={(form) => (
      <NetworkPreflight form={form} demands={[{ id: 'rbac_policy', label: manifest.names.other, added: 1 }]} />
    )}
  />
)

const editSchema = createSchema.pick({ target_tenant: true })

export const EditRbacPolicy = ({ item }: { item: Rbac }) => (
  <PlainForm
    item={item}
    about={item.objectName || item.object_id}
    title={messages.edit}
    action={words.save}
    schema={editSchema}
    defaults={{ target_tenant: item.target_tenant }}
    fields={{ target_tenant: target }}
    submit={(body, send) => send(rbacPolicyEndpoints.rbacPolicyUpdate, { params: { id: item.id }, body })}
    nameOf={() => item.id}
  />
)
