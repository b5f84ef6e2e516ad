import { lazy } from 'react'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { Resource } from '../../../framework/resource/resource.ts'
import { ColumnFacts } from '../../../framework/details/ColumnFacts.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { addRuleTo, deleteRules } from './rule.actions.ts'
import { ruleColumns, ruleLabel } from './rule.columns.tsx'
import { ruleFacets } from './rule.facets.ts'
import { ruleMessages } from './rule.messages.ts'
import { ruleManifest } from './rule.manifest.ts'
import { ruleQueries, type Rule } from './rule.queries.ts'

const AddRule = lazy(async () => ({ default: (await import('./form/AddRule.tsx')).AddRule }))

export const rule: Resource<Rule> = defineResource<Rule>({
  ...ruleManifest,
  messages: ruleMessages,
  label: ruleLabel,
  isTransitional: () => false,
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  // Of no group: it is never asked for, but tells which lists are of this type.
  list: () => ruleQueries.list(''),
  load: ruleQueries.one,
  at: ({ group = '' }) => ({
    resource: { ...rule, list: () => ruleQueries.list(group), actions: [addRuleTo(group), deleteRules] },
    title: group,
    named: ruleQueries.groupName(group),
  }),
  breadcrumbs: ({ security_group_id: group, groupName }) => [{ label: groupName, to: paths.securityGroupRules(group) }],
  columns: ruleColumns,
  defaultSort: 'direction',
  facets: ruleFacets,
  actions: [deleteRules],
  tabs: [
    {
      id: 'overview',
      label: ruleMessages.overview,
      render: (item) => (
        <Card className="max-w-3xl">
          <ColumnFacts item={item} columns={ruleColumns} />
        </Card>
      ),
    },
  ],
  modals: { 'add-rule': { panel: (tools, group) => <AddRule group={group} tools={tools} /> } },
})
