import { qosPolicyEndpoints, type QosPolicy } from '@meridian/contract'
import { ListPlus } from 'lucide-react'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { fieldColumn, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { nameColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { sharingTab } from '../../services/network/sharing-tab.tsx'
import { QosRules } from './QosRules.tsx'
import { qosPolicyManifest as manifest } from './qos-policy.manifest.ts'
import { policyNames, qosPolicyFields as fields, qosPolicyMessages } from './qos-policy.messages.ts'

const queries = queriesOf('qosPolicy', qosPolicyEndpoints, pages)

/** The API lists the user's own project and what is shared with it, unless all projects are requested. */
const list: Resource<QosPolicy>['list']['query'] = (filters, scope) =>
  queries.list({ sort_key: 'name', sort_dir: 'asc', ...filters, ...(scope === 'admin' && { all_projects: 'true' }) })

const names = { names: policyNames }

export const qosPolicy = defineResource<QosPolicy>(manifest, {
  list: { emptyHint: qosPolicyMessages.emptyHint, query: list },
  load: queries.one,
  find: { lists: (_text, scope) => [list({}, scope)], words: ({ description }) => [description] },
  // Tested in the page: Neutron only filters by full names.
  columns: [
    projectColumn({ search: true }),
    nameColumn(manifest, { header: fields.name, search: true }),
    fieldColumn('description', words.description, { search: true, priority: 2, width: 160, grow: 4 }),
    fieldColumn('shared', words.shared, { search: true, priority: 1, width: 88, grow: 0.5, format: 'yes-no' }),
  ],
  details: {
    facts: [
      fieldFact('id', fields.id),
      fact('tenant', fields.tenant, ({ tenant_id: tenant }) => tenant),
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('created', words.created, ({ created_at: at }) => at ?? null, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at ?? null, { format: 'moment' }),
      fact('revision', fields.revision, ({ revision_number: number }) => number ?? null),
    ],
    cards: (policy) => <QosRules policy={policy} />,
    tabs: [sharingTab(manifest.type, 'qos_policy')],
  },
  actions: [
    createAction(manifest, {
      label: named(names, dialogPhrases.create),
      policy: [['network', 'create_policy']],
      dialog: async () => (await import('./QosPolicyForm.tsx')).QosPolicyForm,
    }),
    dialogAction<QosPolicy>(manifest, 'add-rule', words.addRule, ListPlus, {
      // The rule of one type stands for all types: Neutron decides which may be added.
      policy: [['network', 'create_policy_bandwidth_limit_rule']],
      dialog: async () => (await import('./QosRuleForm.tsx')).AddQosRule,
    }),
    editAction<QosPolicy>(manifest, {
      label: named(names, dialogPhrases.edit),
      policy: [['network', 'update_policy']],
      dialog: async () => (await import('./QosPolicyForm.tsx')).QosPolicyForm,
    }),
    deleteAction<QosPolicy>(names, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).qosPolicyLookAhead,
      policy: [['network', 'delete_policy']],
      remove: queries.remove,
    }),
  ],
  work: { dialogs: { 'edit-rule': { panel: async () => (await import('./QosRuleForm.tsx')).EditQosRule } } },
})
