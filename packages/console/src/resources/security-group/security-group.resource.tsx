import { ruleText, type SecurityGroup } from '@meridian/contract'
import { ListChecks } from 'lucide-react'
import { useIntl } from 'react-intl'
import { deleteAction, createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { networkQuotaAvailability, useGroupNames } from '../../services/network/network-queries.ts'
import { editNetworkTags } from '../../services/network/network-tags.tsx'
import { openPortsOn } from '../../services/network/open-ports.ts'
import { sharingTab } from '../../services/network/sharing-tab.tsx'
import { Card } from '../../ui/Card.tsx'
import { linkClass } from '../../ui/classes.ts'
import { groupColumns } from './security-group.columns.tsx'
import { securityGroupManifest as manifest } from './security-group.manifest.ts'
import { securityGroupMessages as messages } from './security-group.messages.ts'
import { groupQueries, type ListedGroup } from './security-group.queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const RulesTab = lazyPart(async () => (await import('./editor/RulesTab.tsx')).RulesTab)

/** Neutron creates a group of this name in every project, and does not let anybody change it. */
const isChangeable = ({ name }: SecurityGroup) => name !== 'default'

export const securityGroup = defineResource<ListedGroup>(manifest, {
  list: { emptyHint: messages.emptyHint, query: groupQueries.list },
  load: groupQueries.one,
  find: {
    lists: (_text, scope) => [groupQueries.plain({}, scope)],
    commands: [
      openPortsOn<ListedGroup>(
        ({ name, id }) => name || id,
        async ({ id }, ports) => paths.openPorts(id, ports),
      ),
    ],
  },
  columns: groupColumns,
  details: {
    facts: [
      fact('stateful', messages.stateful, ({ stateful }) => stateful ?? null, { format: 'yes-no' }),
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('created', words.created, ({ created_at: at }) => at ?? null, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at ?? null, { format: 'moment' }),
    ],
    glance: ['description', 'shared', 'stateful', 'updated'],
    cards: (group) => <RulesCard group={group} />,
    tabs: [sharingTab(manifest.type, 'security_group')],
    firstTabs: [
      {
        id: 'rules',
        label: typeNames.rules,
        policy: [['network', 'get_security_group_rule']],
        // A new group has new rows: edits of one never become edits of another.
        render: (group) => <RulesTab key={group.id} group={group} />,
      },
    ],
  },
  work: { continues: { 'apply-rules': async () => (await import('./editor/ContinueRules.tsx')).ContinueRules } },
  actions: [
    createAction(manifest, {
      scopes: ['project'],
      policy: [['network', 'create_security_group']],
      availability: networkQuotaAvailability('security_group'),
      dialog: async () => (await import('./SecurityGroupForm.tsx')).SecurityGroupForm,
    }),
    {
      id: 'manage-rules',
      label: messages.manageRules,
      icon: ListChecks,
      policy: [['network', 'get_security_group_rule']],
      to: ({ id }) => paths.securityGroupRules(id),
    },
    editAction<ListedGroup>(manifest, {
      policy: [['network', 'update_security_group']],
      allowed: isChangeable,
      dialog: async () => (await import('./SecurityGroupForm.tsx')).SecurityGroupForm,
    }),
    editNetworkTags<ListedGroup>('security-groups', 'update_security_group', { allowed: isChangeable }),
    deleteAction<ListedGroup>(manifest, {
      policy: [['network', 'delete_security_group']],
      allowed: isChangeable,
      lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).securityGroupLookAhead,
      remove: groupQueries.remove,
    }),
  ],
})

function RulesCard({ group }: { group: SecurityGroup }) {
  const { formatMessage } = useIntl()
  const nameOf = useGroupNames([group])
  const { id, security_group_rules: rules } = group
  return (
    <Card title={formatMessage(typeNames.rules)}>
      {rules.length === 0 ? (
        <p className="text-ink-3">{formatMessage(messages.noRules)}</p>
      ) : (
        <ul className="grid gap-0.5 font-mono text-sm text-ink-2">
          {rules.map((rule) => (
            <li key={rule.id} className="wrap-anywhere">
              {ruleText(rule, nameOf)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <AppLink to={paths.securityGroupRules(id)} className={linkClass}>
          {formatMessage(messages.manageRules)}
        </AppLink>
      </p>
    </Card>
  )
}
