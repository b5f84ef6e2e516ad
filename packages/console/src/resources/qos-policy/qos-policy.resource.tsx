import type { QosPolicy } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { addQosRule, createQosPolicy, deleteQosPolicies, editQosPolicy } from './qos-policy.actions.ts'
import { qosPolicyColumns, qosPolicyLabel } from './qos-policy.columns.tsx'
import { qosPolicyFacets } from './qos-policy.facets.ts'
import { qosPolicyMessages } from './qos-policy.messages.ts'
import { qosPolicyManifest } from './qos-policy.manifest.ts'
import { qosPolicyQueries } from './qos-policy.queries.ts'
import { QosPolicyOverview } from './QosPolicyOverview.tsx'

const QosPolicyForm = lazy(async () => ({ default: (await import('./form/QosPolicyForm.tsx')).QosPolicyForm }))
const RuleForm = lazy(async () => ({ default: (await import('./rule/RuleForm.tsx')).RuleForm }))
const EditRule = lazy(async () => ({ default: (await import('./rule/EditRule.tsx')).EditRule }))

export const qosPolicy = defineResource<QosPolicy>({
  ...qosPolicyManifest,
  messages: qosPolicyMessages,
  label: qosPolicyLabel,
  isTransitional: () => false,
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: qosPolicyQueries.list,
  load: qosPolicyQueries.one,
  columns: qosPolicyColumns,
  defaultSort: 'name',
  facets: qosPolicyFacets,
  actions: [createQosPolicy, addQosRule, editQosPolicy, deleteQosPolicies],
  find: { ask: () => [qosPolicyQueries.list({})], words: ({ description }) => [description] },
  tabs: [{ id: 'overview', label: qosPolicyMessages.overview, render: (item) => <QosPolicyOverview policy={item} /> }],
  modals: {
    'create-qos-policy': { panel: (tools) => <QosPolicyForm tools={tools} /> },
    'edit-qos-policy': { item: (item, tools) => <QosPolicyForm policy={item} tools={tools} /> },
    'add-qos-rule': { item: (item, tools) => <RuleForm policy={item} tools={tools} /> },
    'edit-qos-rule': { panel: (tools, place) => <EditRule place={place} tools={tools} /> },
  },
})
