import { roleAssignmentEndpoints } from '@meridian/contract'
import { ShieldPlus } from 'lucide-react'
import { createAction, deleteAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, type Column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { typeNames } from '../../framework/text/common.messages.ts'
import { roleAssignmentManifest as manifest } from './role-assignment.manifest.ts'
import {
  revokeMessages,
  revokeSentences,
  roleAssignmentMessages as messages,
  scopeNames,
  throughPhrases,
} from './role-assignment.messages.ts'
import { grantOf, roleAssignmentQueries as queries, type RoleAssignment } from './role-assignment.queries.ts'

const KINDS = { project: 'Project', domain: 'Domain' } as const

const scopeOf = ({ scope: { project, domain } }: RoleAssignment) =>
  project ? ({ kind: 'project', at: project } as const) : domain ? ({ kind: 'domain', at: domain } as const) : null

const onText = (item: RoleAssignment, { intl }: CellContext) => {
  const scope = scopeOf(item)
  return scope ? scope.at.name || scope.at.id : intl.formatMessage(messages.allCloud)
}

const holderColumn = (holder: 'user' | 'group'): Column<RoleAssignment> => ({
  id: holder,
  header: messages[holder],
  search: true,
  ...(holder === 'group' && { isInformative: (items) => items.some(({ group }) => group) }),
  priority: holder === 'user' ? 1 : 2,
  width: 94,
  grow: 2,
  value: ({ [holder]: who }) => (who ? who.name || who.id : ''),
  cell: ({ [holder]: who }) =>
    who && (
      <ResourceLink
        type={holder === 'user' ? 'OS::Keystone::User' : 'OS::Keystone::Group'}
        id={who.id}
        name={who.name || who.id}
      />
    ),
})

const columns: readonly Column<RoleAssignment>[] = [
  nameColumn<RoleAssignment>(manifest, {
    header: typeNames.role,
    search: true,
    label: ({ role }) => role.name || role.id,
  }),
  holderColumn('user'),
  holderColumn('group'),
  column('scope', messages.scope, (item) => scopeOf(item)?.kind ?? 'system', {
    search: true,
    priority: 2,
    width: 90,
    grow: 0.5,
    words: scopeNames,
  }),
  column('on', messages.on, onText, {
    search: true,
    priority: 1,
    width: 94,
    grow: 2,
    cell: (item, context) => {
      const scope = scopeOf(item)
      const text = onText(item, context)
      return scope ? <ResourceLink type={`OS::Keystone::${KINDS[scope.kind]}`} id={scope.at.id} name={text} /> : text
    },
  }),
  column('inherited', messages.inherited, ({ scope }) => scope['OS-INHERIT:inherited_to'] !== undefined, {
    search: true,
    priority: 2,
    width: 92,
    grow: 0.5,
    format: 'yes-no',
  }),
  column(
    'through',
    messages.through,
    ({ from_group_name: group, implied_by_name: role }, { intl }) =>
      [
        group && intl.formatMessage(throughPhrases.group, { name: group }),
        role && intl.formatMessage(throughPhrases.role, { name: role }),
      ]
        .filter(Boolean)
        .join(', '),
    {
      search: true,
      priority: 2,
      width: 140,
      isInformative: (items) => items.some(({ from_group: group, implied_by: role }) => group || role),
    },
  ),
]

/** Keystone's rule for revoking depends on where the role is. */
const REVOKE: readonly PolicyRule[] = [['identity', 'identity:revoke_grant']]

export const roleAssignment = defineResource<RoleAssignment>(manifest, {
  list: {
    emptyHint: messages.emptyHint,
    query: queries.list,
    facets: [
      {
        id: 'effective',
        label: messages.effective,
        on: 'server',
        options: [
          { value: 'false', label: messages.onlyGranted },
          { value: 'true', label: messages.withDerived },
        ],
      },
    ],
  },
  policyTarget: () => ({}),
  load: queries.one,
  label: ({ role, user, group }) => [role.name || role.id, (user ?? group)?.name].filter(Boolean).join(' · '),
  find: undefined,
  columns,
  actions: [
    createAction(manifest, {
      label: messages.grant,
      icon: ShieldPlus,
      policy: [['identity', 'identity:create_grant']],
      dialog: async () => (await import('./GrantRole.tsx')).GrantRole,
    }),
    deleteAction<RoleAssignment>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).roleAssignmentLookAhead,
      policy: REVOKE,
      messages: revokeMessages,
      sentences: revokeSentences,
      allowed: ({ derived }) => !derived,
      remove: (item, send) => send(roleAssignmentEndpoints.roleAssignmentRevoke, { body: grantOf(item) }),
    }),
  ],
})
